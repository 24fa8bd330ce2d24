"""The bots by name."""

from newvegas_desktop.new_las_vegas.bots.bot import Bot
from newvegas_desktop.new_las_vegas.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}
"""Every bot that can be named on the command line."""
