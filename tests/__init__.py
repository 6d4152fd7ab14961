"""The tests. They need no screen."""
