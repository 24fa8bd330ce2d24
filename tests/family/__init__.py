"""What the games of the family share."""
