"""The program: `lifecounter`, or `python -m lifecounter`."""

import sys

from lifecounter.cli.entry import run


def main() -> int:
    """Do what the command line asks; the exit code."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
