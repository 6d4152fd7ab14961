"""Where games, and what people set up, lie on this machine."""

from pathlib import Path


def data_folder(given: Path | None = None) -> Path:
    """The folder that was asked for, or the platform's own for data of programs."""
    if given is not None:
        return given
    from platformdirs import user_data_path  # a folder that was given needs none of it

    return user_data_path("lifecounter", appauthor=False)


def config_folder(given: Path | None = None) -> Path:
    """The folder that was asked for, or the platform's own for what people set up in programs."""
    if given is not None:
        return given
    from platformdirs import user_config_path

    return user_config_path("lifecounter", appauthor=False)
