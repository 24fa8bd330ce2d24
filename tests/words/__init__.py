"""The catalogue of source texts: how it is made, and that it is whole."""
