"""`newvegas architects`: the architects' cards."""

import argparse
import json

from newvegas_desktop.cli.table import table


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "architects",
        help="print the architects' cards of the solo game",
        description="Print the architects' cards of the solo game. Their figures are our own design.",
        epilog="example: newvegas architects --json",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the cards."""
    from newvegas_desktop.new_las_vegas.printed.architects_file import AREAS, architect_object, architects

    cards = [architect_object(card) for card in architects()]
    if options.json:
        print(json.dumps(cards, indent=1, ensure_ascii=False))
        return 0
    for card in cards:
        print(f"Level {card['level']}: {card['name']} ({card['id']}), our own design")
        print(f"  votes for a loan from {card['bank']} on; its run is its Construction cards {card['crane']:+d}")
        for nth, (completes, avenues) in zip(("1st", "2nd", "3rd"), card["rows"], strict=True):
            done = "completes the project" if completes else "no project"
            print(f"  {nth} approval: {done}; hotels in {', '.join(map(str, avenues)) or 'no avenue'}")
        rows = [["  area", "value", "better", "from Improvement cards"]]
        rows += [[f"  {area}", *map(str, card["areas"][area])] for area in AREAS]
        print(table(rows))
        print()
    return 0
