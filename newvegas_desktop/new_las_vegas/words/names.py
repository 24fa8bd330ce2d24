"""Names of things on the sheets, in English; source texts for translation."""

from newvegas_desktop.family.say import Text
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column

EFFECTS: dict[Effect, Text] = {
    Effect.CONSTRUCTION: "Construction",
    Effect.SHOW: "Show",
    Effect.LIMOUSINE: "Limousine",
    Effect.INAUGURATION: "Inauguration",
    Effect.IMPROVEMENT: "Improvement",
}
COLUMNS: dict[Column, Text] = {
    Column.INAUGURATION: "Inauguration",
    Column.HOTEL_LARGE: "large hotels",
    Column.HOTEL_SMALL: "small hotels",
    Column.STREETS: "longest streets",
    Column.PAR3: "PAR 3",
    Column.PAR4: "PAR 4",
    Column.PAR5: "PAR 5",
    Column.VIP: "VIP",
    Column.LUXURY: "Luxury",
    Column.MISSING_PATH: "missing paths",
    Column.SHOW_LEFT: "left Show column",
    Column.SHOW_RIGHT: "right Show column",
}
PROJECTS: dict[str, Text] = {
    "P1": "3 large hotels",
    "P2": "5 small hotels",
    "P3": "7 hotels of any size",
    "P4": "2 large hotels in neighbouring avenues",
    "P5": "4 hotels in neighbouring avenues",
    "P6": "the hotels of avenues 1 and 11",
    "P7": "10 free boxes on the track",
    "V1": "a run of 6 even numbers",
    "V2": "a run of 7 odd numbers",
    "V3": "two runs of 4 odd numbers",
    "V4": "a run of 5 even numbers at an end of a street",
    "V5": "2 streets with every built casino open",
    "V6": "the limousine at a VIP, a Luxury and a Mafia carpet",
    "V7": "the limousine at a carpet in each street",
    "Y1": "the crane casinos of avenues 1 and 11 open",
    "Y2": "every crane casino of 2 streets open",
    "Y3": "every crane casino built",
    "Y4": "one street with its crane casinos open and its stars circled",
    "Y5": "the first 3 boxes of both Show columns crossed",
    "Y6": "every star and every hole of street 1 circled",
    "Y7": "every PAR 4 hole circled",
}
PARTS: dict[str, Text] = {
    "projects": "Projects",
    "inauguration": "Inauguration",
    "shows": "Shows",
    "hotels": "Hotels",
    "streets": "Streets",
    "golf": "Golf",
    "limousine": "Limousine",
    "safe": "Safe",
}
COLOURS: tuple[Text, ...] = ("pink", "violet", "yellow")
CARPETS: dict[str, Text] = {"vip": "VIP carpet", "luxury": "Luxury carpet", "mafia": "Mafia carpet"}
PLACES: tuple[Text, ...] = ("1st", "2nd", "3rd", "4th", "5th", "6th")
