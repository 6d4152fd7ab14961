"""The checks of the project itself, each proven to bite."""
