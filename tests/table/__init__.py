"""Tests of the game in progress: one way in, history, journal."""
