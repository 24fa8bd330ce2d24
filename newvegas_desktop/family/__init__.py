"""What every game of the family shares: chance, stacks, history, files."""
