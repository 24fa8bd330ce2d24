"""`make bench`: our speed beside that of peers measured in the same run, since the machine is noisy."""

import statistics
import sys

from tests.bench.peers import PeerMissing, measure_catanatron, measure_chess
from tests.bench.rules import measure_import, measure_rules

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


def main() -> int:
    """Run every benchmark."""
    try:
        bench_rules()
    except PeerMissing as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
