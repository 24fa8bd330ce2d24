"""Finished games and counts that must never change."""
