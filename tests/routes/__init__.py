"""Tests of the route solver."""
