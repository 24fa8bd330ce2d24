"""The pages of New Las Vegas around the table: new game, end of game, legend."""
