"""`make bench`: our speed beside that of peers measured in the same run, since the machine is noisy."""

import statistics
import sys

from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from tests.bench.peers import PeerMissing, measure_catanatron, measure_chess
from tests.bench.routes import ENUMERATED, SHORT, Timing, game_positions, measure
from tests.bench.rules import measure_import, measure_rules
from tests.bench.window import HOVERS, SIZE, TABLE_SIZE, Start, Times, measure_window

LAPS = 3
SECONDS = 3.0
POSITIONS = 1_000


def bench_rules() -> None:
    """The rules beside two peers, in alternating laps."""
    print(f"random games, {LAPS} alternating laps of {SECONDS:.0f} s of the processor each")
    ours = []
    chess = []
    catanatron = []
    for lap in range(LAPS):
        ours.append(measure_rules(SECONDS, 1000 * lap))
        chess.append(measure_chess(SECONDS, lap + 1))
        catanatron.append(measure_catanatron(SECONDS, lap + 1))
    seconds = sum(lap.seconds for lap in ours)
    steps = statistics.median(lap.steps_per_second for lap in ours)
    print(
        f"new las vegas   {steps:9,.0f} steps/s, {sum(lap.turns for lap in ours) / seconds:,.0f} turns/s, "
        f"{sum(lap.games for lap in ours) / seconds:.1f} games/s (four seats)"
    )
    for peers in (chess, catanatron):
        speed = statistics.median(lap.steps_per_second for lap in peers)
        ratios = [our.steps_per_second / peer.steps_per_second for our, peer in zip(ours, peers, strict=True)]
        name = f"{peers[0].name} {peers[0].version}"
        print(f"{name:<20} {speed:9,.0f} steps/s, ratio {statistics.median(ratios):.2f}")
    print(f"import of the rules {measure_import():9.1f} ms more than a bare Python")


def bench_routes() -> None:
    """The route solver on positions of random games, beside plain enumeration."""
    board = standard_board()
    speed = measure(board.roads, game_positions(POSITIONS, seed=1))
    print(f"\nroutes of {speed.positions:,} positions of random games, ms of the processor for an answer")

    def row(name: str, short: Timing, whole: Timing) -> None:
        times = (short.median, short.worst, whole.median, whole.worst)
        texts = [f"{1000 * seconds:.1f}" for seconds in times]
        print(
            f"{name:<16} up to {SHORT} paths: median {texts[0]}, worst {texts[1]}; "
            f"all paths: median {texts[2]}, worst {texts[3]}"
        )

    row("the way home", speed.home_short, speed.home_all)
    row("the open route", speed.open_short, speed.open_all)
    print(f"the slowest question while the tables of short routes are filled: {1000 * speed.filling:.1f}")
    for name, six in (("home", speed.home_six), ("open", speed.open_six)):
        print(
            f"up to {ENUMERATED} paths, {name}: enumeration takes {six.ratio:,.0f} times as long in the median, "
            f"{six.whole:,.0f} times in all (at least 100; {speed.enumerated} positions), "
            f"the solver {1000 * statistics.median(six.solver):.2f}"
        )


def bench_window() -> None:
    """The window beside a bare PySide6 window."""
    speed = measure_window()
    print(f"\nthe window at {SIZE[0]}×{SIZE[1]} beside a bare PySide6 window, fresh processes in turn, medians")
    print(f"bare window        first paint {speed.bare.time:5.0f} ms, {speed.bare.memory:4.0f} MB")

    def started(name: str, start: Start) -> None:
        slower, larger = start.time / speed.bare.time, start.memory / speed.bare.memory
        print(
            f"{name:<18} first paint {start.time:5.0f} ms, ratio {slower:.2f} (at most 2.5); "
            f"{start.memory:4.0f} MB, ratio {larger:.2f} (at most 2)"
        )

    started("first start", speed.first)
    started("a game to continue", speed.again)
    table = speed.table
    print(
        f"at the table       {table.memory:4.0f} MB at most, {speed.bare_memory:.0f} bare, "
        f"ratio {table.memory / speed.bare_memory:.2f} (at most 2)"
    )
    print(f"the table at {TABLE_SIZE[0]}×{TABLE_SIZE[1]}, ms by the clock (of the processor)")

    def timed(name: str, times: Times, target: str) -> None:
        texts = [f"{wall:.1f} ({cpu:.1f})" for wall, cpu in zip(times.wall, times.processor, strict=True)]
        print(f"{name:<31} median {texts[0]}, 99 of 100 within {texts[1]}, worst {texts[2]}; {target}")

    timed("warm repaint", table.warm, "at most 8")
    timed("resize to the old one scaled", table.scaled, "no target")
    timed("resize to all painted anew", table.cold, "at most 80")
    timed("combination chosen to lots lit", table.chosen, "at most 16")
    timed(f"{HOVERS} hovers along the sheets", table.hover, "none over 16")


def main() -> int:
    """Run every benchmark."""
    try:
        bench_rules()
        bench_routes()
        bench_window()
    except PeerMissing as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
