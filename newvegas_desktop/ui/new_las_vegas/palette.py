"""The colours that are the same on every board: effects, projects, flags, carpets."""

from PySide6.QtGui import QColor

from newvegas_desktop.new_las_vegas.present.view import Carpet, Effect, Kind

EFFECTS: dict[Effect, QColor] = {
    Effect.SHOW: QColor("#C2286A"),
    Effect.LIMOUSINE: QColor("#2B2440"),
    Effect.CONSTRUCTION: QColor("#A36200"),
    Effect.INAUGURATION: QColor("#16706F"),
    Effect.IMPROVEMENT: QColor("#6C4BA6"),
}
KINDS: dict[Kind, QColor] = {
    Kind.PINK: QColor("#B52E6C"),
    Kind.VIOLET: QColor("#6C4BA6"),
    Kind.YELLOW: QColor("#8A6400"),
}
FLAGS: dict[int, QColor] = {3: QColor("#1F6F94"), 4: QColor("#C8102E"), 5: QColor("#7B2CBF")}
CARPETS: dict[Carpet, QColor] = {
    Carpet.VIP: QColor("#2B2440"),
    Carpet.LUXURY: QColor("#0E7C86"),
    Carpet.MAFIA: QColor("#3B1F12"),
}
CARPET = QColor("#C9243B")
GOLD = QColor("#F4B52E")
GOLD_EDGE = QColor("#7A4E00")
STAR = QColor("#FFC83D")
LAMP_EDGE = QColor("#6B4300")
LAMP_CORE = QColor("#FFF6D8")
WHITE = QColor("#FFFFFF")
ICE = QColor("#BFF3F0")
VIP_TEXT = QColor("#FFD873")
LIGHT_BODY = QColor("#211A36")
LIGHT_LAMPS = (QColor("#FF5A4F"), QColor("#FFC83D"), QColor("#45D483"))
CAR = QColor("#17122B")
GLASS = QColor("#9AD8F0")
BILL = QColor("#CDEBC2")
BILL_EDGE = QColor("#2E6B3A")
BILL_TEXT = QColor("#1F5A2C")
SIGN = QColor("#241A45")
SIGN_TEXT = QColor("#FFE9B0")
PLANE_EDGE = QColor("#8B90A5")
