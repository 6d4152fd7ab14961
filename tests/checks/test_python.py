"""ruff, mypy and import-linter pass over the project, and each refuses a small broken sample."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "pyproject.toml"
CODE = ("lifecounter", "tests", "packaging")


def run(tool: str, *arguments: str, inside: Path = ROOT) -> str:
    """What a check complains of; empty where it is content."""
    program = Path(sysconfig.get_path("scripts"), tool)
    check = subprocess.run([program, *arguments], cwd=inside, capture_output=True, text=True, check=False)
    return "" if check.returncode == 0 else check.stdout + check.stderr


def test_ruff_has_nothing_to_say() -> None:
    assert run("ruff", "check", *CODE) == ""


def test_code_is_formatted() -> None:
    assert run("ruff", "format", "--check", *CODE) == ""


def test_types_are_strict() -> None:
    assert run("mypy") == ""


def test_imports_run_one_way() -> None:
    assert run("lint-imports", "--no-cache") == ""


def test_the_model_imports_the_standard_library_and_msgspec_only() -> None:
    graph = grimp.build_graph("lifecounter", include_external_packages=True, cache_dir=None)
    model = {"lifecounter.model", *graph.find_descendants("lifecounter.model")}
    imported = {
        name.split(".")[0] for module in model for name in graph.find_modules_directly_imported_by(module)
    }
    assert "msgspec" in imported, "the model was not looked at"
    assert imported - {"lifecounter", "msgspec"} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("sample", "told"),
    [
        ("import os\n", "F401"),
        ('"""Said."""\n\n\ndef shown() -> None:\n    pass\n', "D103"),
        ('"""Said."""\n\nimport datetime\n\nNOW = datetime.datetime.now()\n', "DTZ005"),
    ],
)
def test_ruff_bites(tmp_path: Path, sample: str, told: str) -> None:
    (tmp_path / "sample.py").write_text(sample, "utf-8")
    assert told in run("ruff", "check", "--config", str(CONFIG), "sample.py", inside=tmp_path)


def test_format_bites(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text("LIFE = { 'Ana' : 40 }\n", "utf-8")
    assert "sample.py" in run(
        "ruff", "format", "--check", "--config", str(CONFIG), "sample.py", inside=tmp_path
    )


@pytest.mark.parametrize(
    ("sample", "told"),
    [
        ("def gain(amount):\n    return amount\n", "no-untyped-def"),
        ("from lifecounter.model.commands import Gain\n\nGain(amount='three')\n", "arg-type"),
        ("totals: list = []\n", "type-arg"),
    ],
)
def test_mypy_bites(tmp_path: Path, sample: str, told: str) -> None:
    (tmp_path / "sample.py").write_text(sample, "utf-8")
    assert told in run("mypy", "--config-file", str(CONFIG), str(tmp_path / "sample.py"))


@pytest.mark.parametrize(
    ("where", "imported"),
    [
        ("model", "PySide6.QtCore"),
        ("model", "sqlite3"),
        ("model", "lifecounter.table.table"),
        ("table", "lifecounter.store"),
        ("table", "PySide6.QtCore"),
        ("store", "lifecounter.stream"),
        ("stream", "PySide6.QtCore"),
        ("store", "lifecounter.ui"),
    ],
)
def test_import_contracts_bite(tmp_path: Path, where: str, imported: str) -> None:
    shutil.copy(CONFIG, tmp_path)
    for source in (ROOT / "lifecounter").rglob("*.py"):
        copy = tmp_path / source.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("", "utf-8")
    (tmp_path / "lifecounter" / where / "sample.py").write_text(f"import {imported}\n", "utf-8")
    assert f"lifecounter.{where}.sample -> {imported.split('.')[0]}" in run(
        "lint-imports", "--no-cache", inside=tmp_path
    )
