"""Records: reading, replaying and writing them."""
