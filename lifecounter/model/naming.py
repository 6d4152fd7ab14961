"""How class names become the words of the public formats."""


def snake(name: str) -> str:
    """`LoseGame` as the record writes it: `lose_game`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")
