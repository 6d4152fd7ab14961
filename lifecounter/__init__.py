"""A desktop life counter for Magic: The Gathering that knows the rules of life."""

__version__ = "0.1.0"
