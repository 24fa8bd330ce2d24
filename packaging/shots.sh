#!/bin/sh
# Draws the pictures of the README from one recorded game.
set -eu
run=$1
cd "$(dirname "$0")/shots"
shot() { "$run" --screenshot "$1" --record game.json --round "$2" --seat "$3" --size 1366x690 --theme "$4"; }
shot light.png 15 3 light
shot dark.png 22 2 dark
shot contrast.png 9 1 contrast
