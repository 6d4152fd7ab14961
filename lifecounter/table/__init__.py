"""The game in progress: its state, its history, and the one way in."""
