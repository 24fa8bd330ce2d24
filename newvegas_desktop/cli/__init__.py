"""The command line: the twin of the window."""
