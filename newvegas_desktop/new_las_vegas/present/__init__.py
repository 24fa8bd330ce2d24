"""What the table shows, as plain data: no Qt and no rules in here."""
