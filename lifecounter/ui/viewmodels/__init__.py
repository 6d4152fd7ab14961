"""The objects that QML sees: each turns the state of the game into what one part of the screen shows."""
