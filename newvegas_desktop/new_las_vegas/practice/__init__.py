"""Exercises for the limousine: made from a seed, drawn path by path, and judged against the best route."""
