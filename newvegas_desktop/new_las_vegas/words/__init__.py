"""The words for what the rules say in codes; source texts for translation."""
