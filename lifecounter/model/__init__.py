"""The rules of life: pure functions over frozen values, with no Qt, no files, no clock and no chance.

`begin.begin` makes a game from a header, `play.play` takes a step in it and answers with an outcome.
"""
