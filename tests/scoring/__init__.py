"""Tests of the final score, the tally, what a seat sees, and the solo game."""
