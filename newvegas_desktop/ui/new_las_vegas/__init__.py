"""The painters and widgets of New Las Vegas."""
