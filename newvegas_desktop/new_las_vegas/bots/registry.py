"""The bots by name."""

from newvegas_desktop.new_las_vegas.bots.bot import Bot
from newvegas_desktop.new_las_vegas.bots.dealer import Dealer
from newvegas_desktop.new_las_vegas.bots.planner import Planner
from newvegas_desktop.new_las_vegas.bots.random_bot import RandomBot
from newvegas_desktop.new_las_vegas.bots.tourist import Tourist
from newvegas_desktop.new_las_vegas.bots.tycoon import Tycoon

LEVELS: dict[str, type[Bot]] = {"tourist": Tourist, "dealer": Dealer, "planner": Planner, "tycoon": Tycoon}
"""The ladder, from the weakest to the strongest: tourist, dealer, planner, tycoon."""

BOTS: dict[str, type[Bot]] = {"random": RandomBot, **LEVELS}
"""Every bot that can be named on the command line."""
