"""Painting for any game of the family: felt-pen ink, type, themes, shapes and icons."""
