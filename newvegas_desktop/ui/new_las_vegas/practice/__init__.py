"""Practising routes in the window."""
