"""A game being played: its history, and the record of it."""
