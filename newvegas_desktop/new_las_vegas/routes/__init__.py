"""Exact answers about the limousine: the best route for every number of paths, and the way home."""
