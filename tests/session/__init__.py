"""A game being played, with its history."""
