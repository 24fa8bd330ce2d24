"""Welcome to New Las Vegas: everything that is about this one game of the family."""
