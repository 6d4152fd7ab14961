"""What the command line says on standard error."""

import sys


def say(text: str) -> None:
    """One line, whatever names and fields hold."""
    if sys.stderr is not None:
        line = "".join(letter if letter.isprintable() else " " for letter in text)
        sys.stderr.write(f"lifecounter: {line}\n")
