"""The command `newvegas`."""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence

from newvegas_desktop import __version__
from newvegas_desktop.cli import architects, arena, calibrate, perft, routes, score, simulate, window
from newvegas_desktop.cli.problem import Problem
from newvegas_desktop.family import thinking
from newvegas_desktop.family.files import FileProblem, because
from newvegas_desktop.new_las_vegas.rules.figures import BadFigures
from newvegas_desktop.resource_files import ResourceMissingError

COMMANDS = {
    "simulate": simulate,
    "arena": arena,
    "score": score,
    "perft": perft,
    "architects": architects,
    "calibrate": calibrate,
    "routes": routes,
}
THINK = "think"
"""How the window starts the process in which bots think; not for people."""


def _command_parser() -> argparse.ArgumentParser:
    """The parser of the commands."""
    parser = argparse.ArgumentParser(prog="newvegas")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS.values():
        command.add_to(commands)
    return parser


def _window_parser() -> argparse.ArgumentParser:
    """The parser of everything else: the window."""
    parser = argparse.ArgumentParser(
        prog="newvegas",
        description="Welcome to New Las Vegas on the desktop: an unofficial program for the board game. "
        "Without a command it opens its window.",
        epilog="commands: simulate, arena, score, perft, architects, calibrate, routes; "
        "`newvegas COMMAND --help` explains each. "
        "example: newvegas --seed 7; newvegas simulate --seats random,random --games 100 --seed 1",
    )
    parser.add_argument("--version", action="version", version=f"newvegas {__version__}")
    window.add_options(parser)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0 done, 1 bad data, 2 wrong usage."""
    _prepare_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == [THINK]:
        return thinking.main()
    parser = _command_parser() if words and words[0] in COMMANDS else _window_parser()
    options = parser.parse_args(words)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except Problem as problem:
        print(f"newvegas: {problem}", file=sys.stderr)
        return problem.code
    except (FileProblem, ResourceMissingError, BadFigures) as problem:
        print(f"newvegas: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("newvegas: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # whoever read our output has gone, `head` for one
        _silence_output()
        return 0
    except OSError as problem:
        _silence_output()
        print(f"newvegas: the output cannot be written ({because(problem)}); send it somewhere else.", file=sys.stderr)
        return 1


def _prepare_streams() -> None:
    """A closed stream swallows what it gets; a terminal that cannot show a letter shows a substitute."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _silence_output() -> None:
    """Have what is still to be written to standard output go nowhere, or Python complains at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
