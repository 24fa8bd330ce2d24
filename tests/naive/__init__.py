"""A second, deliberately naive referee, written from the rules page alone; only the tests use it."""
