"""The rules of New Las Vegas: pure Python, and the only place that knows what is legal."""
