"""Game records: reading, replaying and writing them."""
