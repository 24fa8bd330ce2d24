"""The worked example of the books as a whole game by the printed cards: 30 rounds, two seats, one reshuffle.

Benoit (seat 0) always takes the combination of the first stack, his rival that of the second.
The third stack holds the cards nobody needs.
"""

BENOIT_FIRST_STACK = """
10-show 11-improvement 3-show 9-show 1-show 13-improvement 9-show 8-construction 4-construction 5-show 4-show
9-improvement 6-limousine 12-improvement 7-construction 15-inauguration 6-show 7-improvement 1-improvement
"""
RIVAL_FIRST_STACK = """
8-construction 7-construction 8-inauguration 11-show 9-limousine 8-inauguration 7-show 5-inauguration
12-construction 6-inauguration 10-construction 8-improvement 10-limousine 5-limousine 12-inauguration 14-limousine
2-inauguration 3-construction 10-improvement
"""
BENOIT_SECOND_STACK = """
13-inauguration 2-limousine 8-construction 11-construction 14-show 11-improvement 1-improvement 9-inauguration
5-show 5-construction 2-inauguration 1-limousine 12-limousine
"""
RIVAL_SECOND_STACK = """
3-inauguration 13-construction 12-show 6-improvement 3-improvement 15-inauguration 4-limousine 3-show
14-improvement 4-inauguration 2-construction 13-improvement 3-construction
"""
RESHUFFLED_AFTER = 18
"""The rival is the first to complete a project, in this round, and asks to reshuffle."""

ROUNDS = (
    ("open 1.7; show show_left", "open 3.6; construction 3.5"),
    ("open 2.6; improvement par5", "open 4.5; construction 4.8"),
    ("open 1.6", "open 1.8; inauguration"),
    ("number -1; open 4.1; show show_left", "open 1.7"),
    ("open 1.9; show show_left", "open 3.7"),
    ("open 2.11; improvement streets", "open 1.6; inauguration"),
    ("open 2.10; show show_left", "open 1.5"),
    ("open 4.2; construction 3.11", "open 4.7"),
    ("open 2.8; construction 1.2", "open 2.5"),
    ("open 2.7; show show_left", "open 4.6"),
    ("open 3.9; show show_left", "open 2.6"),
    ("open 4.4; improvement inauguration", "open 3.8"),
    ("open 1.8; limousine I1.2 I1.3", "open 3.5"),
    ("open 1.5; improvement par5", "open 2.8"),
    ("open 3.11; construction 2.9", "open 4.8"),
    ("open 2.9; inauguration", "open 3.3"),
    ("open 3.8; show show_right", "open 4.1"),
    ("open 2.2; improvement streets; extend 2.3 from 2.2", "open 2.7"),
    ("open 2.5; inauguration", "open 2.10"),
    ("open 4.5; limousine I1.4 I2.4", "open 3.9"),
    ("open 3.10; construction 3.5", "open 4.4"),
    ("open 4.9; construction 2.1", "open 2.2"),
    ("open 4.7; show show_right", "open 4.9"),
    ("open 3.5; improvement missing_path", "open 4.2"),
    ("open 4.6; improvement par5", "open 1.4"),
    ("open 3.6; inauguration; extend 3.7 from 3.6", "open 3.10"),
    ("open 1.4; show show_right", "open 2.3"),
    ("open 1.3; construction 4.8", "open 1.3"),
    ("open 1.2; inauguration", "open 1.9"),
    ("open 4.8; limousine I2.5 I3.5", "open 3.4; extend 2.11 from 2.10"),
)

STREETS = (
    ". 1 2 5 7 9 11 12 13 . .",
    ". 1 1 . 2 3 4 5 6 8 9",
    ". . . . 1 5 5 7 9 11 15",
    "0 4 . 6 8 9 11 12 14 . .",
)
"""The numbers as the rules page gives them."""
