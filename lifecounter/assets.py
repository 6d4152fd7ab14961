"""The one place that knows where the data in resources/ lies."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def root() -> Traversable:
    """The folder of resources: inside the package when installed, beside it in a checkout."""
    packaged = files("lifecounter") / "resources"
    if packaged.is_dir():
        return packaged
    return Path(__file__).resolve().parents[1] / "resources"


def read_text(name: str) -> str:
    """The text of one resource. `name` is a plain path below resources/ ("formats.toml").

    Raises ValueError for an absolute path or one that climbs out of the folder.
    """
    parts = name.split("/")
    if name.startswith("/") or ".." in parts:
        raise ValueError(f"{name} does not lie in resources/")
    return root().joinpath(*parts).read_text("utf-8")
