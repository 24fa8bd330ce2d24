"""New Vegas Desktop: an unofficial program for the board game Welcome to New Las Vegas."""

__version__ = "0.1.0"
