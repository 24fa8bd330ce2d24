"""The window around any game of the family: pages, commands, settings and style."""
