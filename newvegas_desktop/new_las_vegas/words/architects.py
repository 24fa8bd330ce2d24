"""What the architects of our own are like, in English; source texts for translation."""

from newvegas_desktop.family.say import Text

CHARACTERS: dict[str, Text] = {
    "dolores": "Draws in the sand, yawns at noon and forgives every mistake: the one to learn against.",
    "marvin": "Promises fountains in the desert, and sometimes there are some.",
    "lola": "Never builds without a spotlight, and never misses a premiere.",
    "victor": "Counts every bill twice and leaves nothing lying about for you.",
    "queen": "Owned the Strip before it had a name. Whoever beats her has earned the keys of the city.",
}
"""By the architect's id; an architect of somebody else's has no sentence."""

DESIGN: dict[str, Text] = {"own": "Architect of our own design; the printed cards have other figures."}

CALIBRATION: dict[str, Text] = {
    "measured": "Measured: the bot {player} won {won} of {games} games against this card.",
    "how": "How: it played the same deals against all five architects, with golf and bank, and their figures were "
    "changed until it won about 90, 70, 50, 30 and 15 of 100 games.",
}
