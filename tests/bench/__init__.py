"""Benchmarks: how fast random games are played, here and by well-known peers."""
