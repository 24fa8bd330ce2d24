#!/bin/sh
# Writes the lock files from pyproject.toml with the uv named by $1: every platform, Python 3.11 to 3.14, with hashes.
set -eu

uv=$1
cd "$(dirname "$0")/.."

# uv asks where pip asks, without the place ever standing in a file.
if [ -z "${UV_DEFAULT_INDEX:-}" ]; then
    index=$("$(dirname "$uv")/python" -m pip config get global.index-url 2>/dev/null || true)
    index=${PIP_INDEX_URL:-$index}
    if [ -n "$index" ]; then
        export UV_DEFAULT_INDEX="$index"
    fi
fi

# lock NAME ARGUMENTS... writes packaging/NAME.lock
lock() {
    name=$1
    shift
    "$uv" pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
        "$@" -o "packaging/$name.lock"
    echo "wrote packaging/$name.lock"
}

# Each file is held to the versions of the one before it, so that together they install in one environment.
lock requirements pyproject.toml
lock requirements-build --group build --constraint packaging/requirements.lock
lock requirements-dev pyproject.toml --group dev --constraint packaging/requirements-build.lock --constraint packaging/requirements.lock
lock requirements-bench pyproject.toml --group build --group bench --constraint packaging/requirements-dev.lock
lock requirements-lock --group lock
