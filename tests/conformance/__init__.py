"""The conformance suite: whole games through the rules, the records and the history."""
