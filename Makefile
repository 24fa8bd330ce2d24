# New Vegas Desktop: `make play` and `make test` do all set-up themselves; `make help` lists the rest.

# The Python to set up with, after a `make clean`; empty means the first of python3.14 … python3.11, python3 that works.
PYTHON ?=
# Words for the program, for example: make play ARGS="--help"
ARGS ?=
# How many test processes: one a core.
JOBS ?= auto

ifeq ($(OS),Windows_NT)
BIN := Scripts
else
BIN := bin
endif

RUN := .venv/$(BIN)
LOCK_RUN := .venv-lock/$(BIN)
# Only errors are worth a line.
PIP_INSTALL := -m pip install -qq --disable-pip-version-check
# The package itself: editable, nothing fetched, nothing built apart.
PIP_INSTALL_SELF := $(PIP_INSTALL) --no-deps --no-build-isolation --editable .

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# One thing after the other: two steps of the set-up must not install at the same time.
.NOTPARALLEL:
.PHONY: help play setup test format-check lint types imports pytest bench shots words pictures lock wheel format clean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: .venv/stamp-package ## play; ARGS="…" are handed to the program
	@$(RUN)/newvegas $(ARGS)

setup: .venv/stamp-dev .venv/stamp-package ## set up .venv with everything to work on the program

test: format-check lint types imports pytest ## all checks, as the continuous integration runs them

format-check: setup ## check the formatting
	$(RUN)/ruff format --check .

lint: setup ## check the style
	$(RUN)/ruff check .

types: setup ## check the types
	$(RUN)/mypy

imports: setup ## check that imports point one way
	$(RUN)/lint-imports --no-logo

pytest: setup ## run the tests; the rules must be covered whole
	@sh packaging/check-qt.sh $(RUN)/python
	$(RUN)/python -m pytest -n $(JOBS) --dist worksteal --cov --cov-report=
	$(RUN)/coverage report --show-missing --skip-covered --fail-under=100

bench: .venv/stamp-bench .venv/stamp-package ## measure the speed, beside other games' libraries
	$(RUN)/python -m tests.bench $(ARGS)

shots: .venv/stamp-package ## draw the pictures of the README
	sh packaging/shots.sh $(CURDIR)/$(RUN)/newvegas

words: setup ## bring the catalogues of texts to translate up to date
	$(RUN)/python -m tests.words

pictures: setup ## store the pictures of the tests anew; look at each before keeping it
	NEWVEGAS_PICTURES=renew $(RUN)/python -m pytest -q -n $(JOBS) tests/ui -k picture
	git status --short tests/ui/pictures

format: setup ## format and mend what can be mended
	$(RUN)/ruff check --fix-only .
	$(RUN)/ruff format .

wheel: setup ## build a wheel into dist/
	$(RUN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist

lock: .venv-lock/stamp ## renew the lock files from pyproject.toml
	@sh packaging/lock.sh $(LOCK_RUN)/uv

clean: ## remove all that was made
	rm -rf .venv .venv-lock build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find newvegas_desktop tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: each stands for a finished step and is renewed only when what it was made from changes.

.venv/stamp-venv:
	@sh packaging/make-venv.sh .venv "$(PYTHON)"
	@touch $@

.venv/stamp-run: packaging/requirements.lock packaging/requirements-build.lock .venv/stamp-venv
	@echo "installing what the program needs"
	@$(RUN)/python $(PIP_INSTALL) --require-hashes -r packaging/requirements.lock -r packaging/requirements-build.lock
	@touch $@

.venv/stamp-dev: packaging/requirements-dev.lock .venv/stamp-venv
	@echo "installing what the program and its checks need"
	@$(RUN)/python $(PIP_INSTALL) --require-hashes -r packaging/requirements-dev.lock
	@touch .venv/stamp-run $@

.venv/stamp-package: pyproject.toml .venv/stamp-run
	@$(RUN)/python $(PIP_INSTALL_SELF)
	@touch $@

.venv/stamp-bench: packaging/requirements-bench.lock .venv/stamp-venv
	@echo "installing what the benchmark needs"
	@$(RUN)/python $(PIP_INSTALL) --require-hashes -r packaging/requirements-bench.lock
	@touch .venv/stamp-run $@

.venv-lock/stamp: packaging/requirements-lock.lock
	@sh packaging/make-venv.sh .venv-lock "$(PYTHON)"
	@$(LOCK_RUN)/python $(PIP_INSTALL) --require-hashes -r packaging/requirements-lock.lock
	@touch $@
