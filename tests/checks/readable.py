"""What people read, as it stands in the source: translated, or beside the translation."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

READ = r"text|spoken|title|placeholder|leave|action|Accessible\.\w+"
KEYS = (
    "ask",
    "card",
    "fact",
    "for",
    "head",
    "holds",
    "label",
    "lock",
    "mark",
    "number",
    "on",
    "once",
    "rule",
    "text",
    "to",
    "until",
    "use",
)
"""With these words begin the keys of rows, which nobody reads."""
NOT_SHOWN = ("QmlUncreatable", "RuntimeError", "ValueError", "print")


def sentences(tree: ast.AST) -> list[str]:
    """Texts of several words that aren't translated. What stands alone is documentation."""
    found: list[str] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call) and called(node) in ("tr", "later", *NOT_SHOWN):
            continue
        text = written(node, "{}")
        if text is not None and re.search(r"[A-Za-z’}] [A-Za-z’]{2}|[A-Za-z’]{2} \{", text):
            found += [] if text.split()[0] in KEYS else [text]
        elif text is None:
            found += sentences(node)
    return found


def literals(qml: str) -> list[str]:
    """Texts that are read, beside qsTr and what is only compared with."""
    read = re.findall(
        r"^\s*(?:text|spoken|title|placeholder|leave|action|Accessible\.\w+): (.*)$", qml, re.MULTILINE
    )
    own = (re.sub(r'qsTr\("[^"]*"(, "[^"]*")?|[!=]== "[^"]*"', "", line) for line in read)
    every = (text for line in own for text in re.findall('"([^"]*)"', line))
    return [text for text in every if re.search("[A-Za-z]{2}", text)]


def marked(sources: Iterable[Path]) -> set[str]:
    """The texts that Python gives to the translation."""
    calls = (
        node
        for source in sources
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Call) and called(node) in ("tr", "later")
    )
    return {text for call in calls if (text := written(call.args[0], "")) is not None}


def refused(sources: Iterable[Path]) -> set[str]:
    """Every sentence with which the rules refuse, with something in place of each value."""
    calls = (
        node
        for source in sources
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Call) and called(node) in ("Refusal", "Refused") and len(node.args) == 2
    )
    return {text for call in calls if (text := written(call.args[1], "7")) is not None}


def written(node: ast.AST, value: str) -> str | None:
    """The text of a literal, with that in place of each value, verbs apart; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "gain" if is_verb(part) else value
            for part in node.values
        )
    return None


def is_verb(part: ast.AST) -> bool:
    return isinstance(part, ast.FormattedValue) and ast.unparse(part.value) == "verb"


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""
