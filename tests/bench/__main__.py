"""`make bench`: our speed beside that of peers measured in the same run, since the machine is noisy."""

import statistics
import sys

from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from tests.bench.limits import Limits, verdict
from tests.bench.peers import PeerMissing, measure_catanatron, measure_chess
from tests.bench.positions import game_positions
from tests.bench.routes import ENUMERATED, SHORT, Timing, measure
from tests.bench.rules import measure_import, measure_rules
from tests.bench.window import HOVERS, SIZE, TABLE_SIZE, Start, Times, measure_window

LAPS = 3
SECONDS = 3.0


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


def bench_routes(limits: Limits) -> None:
    """The route solver on positions of real games, beside plain enumeration."""
    board = standard_board()
    speed = measure(board.roads, game_positions())
    print(f"\nroutes of {speed.positions:,} positions of real games, ms of the processor for an answer")

    def row(name: str, timing: Timing, limit: float | None) -> None:
        worst = 1000 * timing.worst
        told = "no limit" if limit is None else limits.at_most(f"routes, {name}", worst, limit)
        print(f"{name:<32} median {1000 * timing.median:5.1f}, worst {worst:5.1f} ({told})")

    row(f"the way home, up to {SHORT} paths", speed.home_short, 50)
    row("the way home, all paths", speed.home_all, 300)
    row(f"the open route, up to {SHORT} paths", speed.open_short, None)
    row("the open route, all paths", speed.open_all, 300)
    print(f"the slowest question while the tables of short routes are filled: {1000 * speed.filling:.1f}")
    for name, six in (("home", speed.home_six), ("open", speed.open_six)):
        slower = min(six.ratio, six.whole)
        told = limits.at_least(f"routes, enumeration of {name} beside the solver", slower, 100)
        print(
            f"up to {ENUMERATED} paths, {name}: enumeration takes {six.ratio:,.0f} times as long in the median, "
            f"{six.whole:,.0f} times in all ({told}; {speed.enumerated} positions), "
            f"the solver {1000 * statistics.median(six.solver):.2f}"
        )


def bench_window(limits: Limits) -> None:
    """The window beside a bare PySide6 window."""
    speed = measure_window()
    print(f"\nthe window at {SIZE[0]}×{SIZE[1]} beside a bare PySide6 window, fresh processes in turn, medians")
    print(f"bare window        first paint {speed.bare.time:5.0f} ms, {speed.bare.memory:4.0f} MB")

    def started(name: str, start: Start) -> None:
        slower, larger = start.time / speed.bare.time, start.memory / speed.bare.memory
        print(
            f"{name:<18} first paint {start.time:5.0f} ms, "
            f"ratio {slower:.2f} ({limits.at_most(f'window, {name}: first paint', slower, 2.5)}); "
            f"{start.memory:4.0f} MB, ratio {larger:.2f} ({limits.at_most(f'window, {name}: memory', larger, 2)})"
        )

    started("first start", speed.first)
    started("a game to continue", speed.again)
    table = speed.table
    larger = table.memory / speed.bare_memory
    print(
        f"at the table       {table.memory:4.0f} MB at most, {speed.bare_memory:.0f} bare, "
        f"ratio {larger:.2f} ({limits.at_most('window, at the table: memory', larger, 2)})"
    )
    print(f"the table at {TABLE_SIZE[0]}×{TABLE_SIZE[1]}, ms by the clock (of the processor)")

    def timed(name: str, times: Times, told: str) -> None:
        texts = [f"{wall:.1f} ({cpu:.1f})" for wall, cpu in zip(times.wall, times.processor, strict=True)]
        print(f"{name:<31} median {texts[0]}, 99 of 100 within {texts[1]}, worst {texts[2]}; {told}")

    def median(name: str, times: Times, limit: float) -> None:
        timed(name, times, f"the median {limits.at_most(f'window, {name}', times.wall.median, limit)}")

    median("warm repaint", table.warm, 8)
    timed("resize to the old one scaled", table.scaled, "no limit")
    median("resize to all painted anew", table.cold, 80)
    median("combination chosen to lots lit", table.chosen, 16)
    hovers = f"{HOVERS} hovers along the sheets"
    timed(hovers, table.hover, f"the worst {limits.at_most(f'window, {hovers}', table.hover.wall.worst, 16)}")


def main() -> int:
    """Run every benchmark and say which limits were missed.

    The routes are timed by the processor, so their limits fail the run; the window's are only told, since the clock of
    a busy machine is no judge.
    """
    routes, window = Limits(), Limits()
    try:
        bench_rules()
        bench_routes(routes)
        bench_window(window)
    except PeerMissing as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"\n{verdict(routes.missed + window.missed)}")
    return 1 if routes.missed else 0


if __name__ == "__main__":
    sys.exit(main())
