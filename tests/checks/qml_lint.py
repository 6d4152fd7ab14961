"""qmllint over typed view models: the types are made afresh in a folder of their own, so none can be stale.

Python's own front end (`pyside6-project qmllint`) ends with 0 whatever it finds, and gives each registered
module its own file of types, where one overwrites the other; so the tools behind it are called here.
"""

import ast
import subprocess
import sysconfig
from collections.abc import Iterable, Sequence
from pathlib import Path

import PySide6

_BIN = Path(sysconfig.get_path("scripts"))
_QT_TYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
_BLIND = (
    "--stale-property-read",
    "disable",
)  # the types of PySide6 6.11 don't say which properties are constant
_FOREIGN = ",".join(
    str(_QT_TYPES / f"qt6{module}_metatypes.json") for module in ("core", "gui", "qml", "quick")
)


def constants(source: Path) -> dict[str, object]:
    """The names that a Python file binds to literals at its top."""
    found: dict[str, object] = {}
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            found |= {target.id: node.value.value for target in node.targets if isinstance(target, ast.Name)}
    return found


def is_registered(source: Path) -> bool:
    """The file holds classes that QML may name."""
    return any(
        isinstance(node, ast.ClassDef)
        and any(isinstance(mark, ast.Name) and mark.id == "QmlElement" for mark in node.decorator_list)
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
    )


def write_types(sources: Iterable[Path], folder: Path) -> None:
    """Write into `folder` a QML module of types for each import name that `sources` register."""
    modules: dict[tuple[str, int], list[Path]] = {}
    for source in filter(is_registered, sources):
        names = constants(source)
        key = str(names["QML_IMPORT_NAME"]), int(str(names["QML_IMPORT_MAJOR_VERSION"]))
        modules.setdefault(key, []).append(source)
    for (name, version), files in modules.items():
        module = folder.joinpath(*name.split("."))
        module.mkdir(parents=True)
        classes = module / "classes.json"
        _run("pyside6-metaobjectdump", "--quiet", "--out-file", str(classes), *map(str, files))
        _run(
            "pyside6-qmltyperegistrar",
            *("--generate-qmltypes", str(module / "models.qmltypes"), "-o", str(module / "unused.cpp")),
            *("--import-name", name, "--major-version", str(version), "--minor-version", "0"),
            *("--foreign-types", _FOREIGN, str(classes)),
        )
        (module / "qmldir").write_text(f"module {name}\ntypeinfo models.qmltypes\ndepends QtQuick\n", "utf-8")


def complaints(files: Sequence[Path], import_paths: Iterable[Path]) -> str:
    """What qmllint has to say of `files`; empty where it is content."""
    paths = [word for path in import_paths for word in ("-I", str(path))]
    lint = subprocess.run(
        [_BIN / "pyside6-qmllint", "--max-warnings", "0", *_BLIND, *paths, *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if lint.returncode == 0 else lint.stdout + lint.stderr


def _run(tool: str, *arguments: str) -> None:
    subprocess.run([_BIN / tool, *arguments], check=True, capture_output=True)
