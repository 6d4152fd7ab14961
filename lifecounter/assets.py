"""The one place that knows where the data in resources/ lies."""

from pathlib import Path


def root() -> Path:
    """The folder of resources: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).resolve().parent
    packaged = package / "resources"
    return packaged if packaged.is_dir() else package.parent / "resources"


def read_text(name: str) -> str:
    """The text of one resource. `name` is a plain path below resources/ ("formats.toml").

    Raises ValueError for an absolute path or one that climbs out of the folder.
    """
    parts = name.split("/")
    if name.startswith("/") or ".." in parts:
        raise ValueError(f"{name} does not lie in resources/")
    return root().joinpath(*parts).read_text("utf-8")
