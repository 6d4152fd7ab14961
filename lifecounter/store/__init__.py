"""What outlives the program: games, step by step, and where their file lies."""
