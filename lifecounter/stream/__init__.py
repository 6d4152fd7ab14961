"""The picture of a game that leaves the program."""
