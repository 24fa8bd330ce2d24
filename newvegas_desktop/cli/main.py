"""The command `newvegas`."""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence

from newvegas_desktop import __version__
from newvegas_desktop.cli.problem import Problem
from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.resource_files import ResourceMissingError

NO_WINDOW = "The window is not built yet; `newvegas --help` lists what the command line can do."


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    from newvegas_desktop.cli import architects, perft, score, simulate

    parser = argparse.ArgumentParser(
        prog="newvegas",
        description="Welcome to New Las Vegas on the desktop: an unofficial program for the board game.",
        epilog="example: newvegas simulate --seats random,random --games 100 --seed 1",
    )
    parser.add_argument("--version", action="version", version=f"newvegas {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (simulate, score, perft, architects):
        command.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0 done, 1 bad data, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        # a terminal that cannot show a letter shows a substitute
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = build_parser()
    options = parser.parse_args(arguments)
    try:
        if not hasattr(options, "run"):
            print(NO_WINDOW)
            return 0
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except Problem as problem:
        print(f"newvegas: {problem}", file=sys.stderr)
        return problem.code
    except (FileProblem, ResourceMissingError) as problem:
        print(f"newvegas: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("newvegas: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # whoever read our output has gone, `head` for one
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
