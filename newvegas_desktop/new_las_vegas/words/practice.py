"""Names and sentences of the exercises, in English; source texts for translation."""

from newvegas_desktop.family.say import Text
from newvegas_desktop.new_las_vegas.practice.exercise import Kind

KINDS: dict[Kind, Text] = {
    Kind.TOUR: "Tour",
    Kind.ERRAND: "Errand",
    Kind.RESCUE: "Rescue",
    Kind.CARDS: "Cards",
    Kind.FREE: "Free drive",
}
SHORT: dict[Kind, Text] = {
    Kind.TOUR: "The most points, and home in time",
    Kind.ERRAND: "These carpets with the fewest paths",
    Kind.RESCUE: "Out in a real game: save what you can",
    Kind.CARDS: "Limousines turn up, values change",
    Kind.FREE: "Draw at will and see what it is worth",
}
HOW: dict[Kind, Text] = {
    Kind.TOUR: (
        "From the traffic light you have a number of paths to draw. Drive past the carpets that are worth most, and be "
        "back at the light with your last path at the latest: a limousine that is not home counts nothing."
    ),
    Kind.ERRAND: (
        "Some carpets are marked. Drive past every one of them, in any order, and come home to the traffic light. "
        "The fewer paths you draw the better."
    ),
    Kind.RESCUE: (
        "A position of a real game: the limousine is out, and every path missing on its way home costs points at the "
        "end. With the few paths left, save as many points as you can, by carpets or by coming home."
    ),
    Kind.CARDS: (
        "Three cards a round, as at the table. Where a Limousine is among them you may draw one path; where there is "
        "an Improvement and no Limousine, a value gets better. You see one round ahead. The best you are compared "
        "with knew all the cards."
    ),
    Kind.FREE: (
        "Nothing is asked. Draw any route, change what carpets and missing paths are worth, and compare it with the "
        "best route of as many paths."
    ),
}
BAD_CODES: dict[str, Text] = {
    "empty": "Type a code such as T3-3NQK-8N3, or a number.",
    "letter": "A code begins with T, E, R or C for its exercise; a number alone is a seed.",
    "level": "The second sign of a code is its level, 1 to 5.",
    "length": "A code has nine signs, such as T3-3NQK-8N3.",
    "sign": "A code has only digits and letters without I, L, O and U.",
    "check": "One sign of this code is mistyped: compare it with what you were given.",
    "large": "A seed is a whole number below 1073741824.",
}
