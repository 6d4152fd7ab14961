"""Whether a window can be opened here at all, found out before Qt tries: where it can't, Qt aborts."""

import importlib.util
import os
import re
import sys
from pathlib import Path

STILL_WORKS = (
    "without a screen, `lifecounter replay`, `lifecounter formats` and `lifecounter --screenshot` still work"
)
_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
}
"""Debian's package for each system library that Qt opens; the others of xcb follow one rule."""


def hindrance(environment: dict[str, str] | None = None) -> str | None:
    """Why no window can be opened, in one sentence that says what to do; None where one can."""
    given = dict(os.environ) if environment is None else environment
    if not sys.platform.startswith("linux") or given.get("QT_QPA_PLATFORM"):
        return None
    wayland = _wayland_answers(given)
    if wayland and _missing("platforms/libqwayland.so", "platforms/libqwayland-generic.so") is None:
        return None
    if given.get("DISPLAY") and (missing := _missing("platforms/libqxcb.so")) is not None:
        return lacking(missing)
    if given.get("DISPLAY") and _x11_answers(given["DISPLAY"]):
        return None
    why = f"the display {given['DISPLAY']} doesn’t answer" if given.get("DISPLAY") else "there is no display"
    return f"No window can be opened, since {why}; start lifecounter from a desktop, or {STILL_WORKS}"


def lacking(library: str) -> str:
    """That a system library is missing, and how to get it."""
    return (
        f"No window can be opened, since the system library {library} is missing; install it with"
        f" `sudo apt install {package(library)}`, or go on as it is: {STILL_WORKS}"
    )


def package(library: str) -> str:
    """The Debian package in which a system library comes."""
    if library in _PACKAGES:
        return _PACKAGES[library]
    name, _, version = library.partition(".so.")
    return f"{name}{version}".lower()


def missing_in(error: BaseException) -> str | None:
    """The system library that could not be loaded, as the loader names it."""
    found = re.match(r"(\S+\.so[.\d]*): cannot open shared object file", str(error))
    return found.group(1) if found else None


def _missing(*plugins: str) -> str | None:
    """The system library that keeps the first of these plugins which exists from loading."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        return None
    for plugin in plugins:
        path = Path(spec.origin).parent / "Qt" / "plugins" / plugin
        if path.exists():
            import ctypes  # here and below: only where there is a display to try

            try:
                ctypes.CDLL(str(path))
            except OSError as error:
                return missing_in(error)
            return None
    return None


def _wayland_answers(given: dict[str, str]) -> bool:
    name = given.get("WAYLAND_DISPLAY")
    if not name:
        return False
    import socket

    path = Path(given.get("XDG_RUNTIME_DIR", "")) / name
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True


def _x11_answers(display: str) -> bool:
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    answers = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return bool(answers)
