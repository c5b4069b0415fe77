# Everything is set up on the way: all it takes is GNU make and Python 3.11 or newer with venv.
SHELL := /bin/sh
MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play serve test lint types test-interpreted test-compiled rules conformance soak load leaks fuzz bench strength lock clean FORCE

PYTHON ?= python3
CONFORMANCE_GAMES ?= 1000
KILLS ?= 1000
GAMES ?= 200
FRAMES ?= 20000
CASES ?= 100
UV_VERSION := 0.13.7
UV := $(or $(shell command -v uv),.tools/bin/uv)
VENV := .venv
DEV := .venv-dev
COMPILED := .venv-compiled
CHECKED := $(wildcard src tests examples benchmarks proof hatch_build.py)
SOURCES := $(shell find src -type f -not -name '*.pyc')
PYTEST := -m pytest -n 2
export UV_PYTHON_DOWNLOADS := never
# Every start of a server or a thinker would compile all it imports where Python may not keep what it compiled.
export UV_COMPILE_BYTECODE := 1
unexport PYTHONDONTWRITEBYTECODE

help: ## list what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' Makefile

play: $(VENV)/.ok ## play Kosmopolis in the terminal
	@$(VENV)/bin/kosmodrom play kosmopolis

serve: $(VENV)/.ok ## run the server on this machine (http://127.0.0.1:8080)
	@$(VENV)/bin/kosmodrom serve

test: lint types rules test-interpreted test-compiled ## everything that has to hold: lint, types, architecture, rules, tests both ways

lint: $(DEV)/.ok ## format, style, types, architecture
	$(DEV)/bin/ruff check $(CHECKED)
	$(DEV)/bin/ruff format --check $(CHECKED)
	$(DEV)/bin/mypy $(CHECKED)
	$(DEV)/bin/lint-imports

types: $(DEV)/.ok client/node_modules/.ok ## the client's types are those of the server, and sound
	$(DEV)/bin/python -m kosmodrom.server.typescript --check client/src
	cd client && npm run -s check

client/node_modules/.ok: client/package-lock.json
	cd client && npm ci --no-audit --no-fund --prefer-offline --silent
	@touch $@

test-interpreted: $(DEV)/.ok ## the tests on the sources as they are
	$(DEV)/bin/python $(PYTEST)

# The store knows no game, so nothing it does is compiled.
test-compiled: $(COMPILED)/.ok ## the tests on the installed, compiled package
	$(COMPILED)/bin/python $(PYTEST) --ignore=tests/store

rules: $(DEV)/.ok ## every rule has code, a test and texts
	$(DEV)/bin/kosmodrom rules --check

conformance: $(COMPILED)/.ok ## the conformance suite in full (CONFORMANCE_GAMES=1000 a seat count)
	$(COMPILED)/bin/kosmodrom conformance --games $(CONFORMANCE_GAMES)

soak: $(COMPILED)/.ok ## kill the server in mid-game, again and again (KILLS=1000)
	$(COMPILED)/bin/python -m proof.soak --kills $(KILLS)

load: $(COMPILED)/.ok ## how quickly moves are acknowledged under load, how quickly sockets come back
	$(COMPILED)/bin/python -m proof.load

leaks: $(COMPILED)/.ok ## what a seat is sent tells it nothing it may not know (GAMES=200)
	$(COMPILED)/bin/python -m proof.leaks --games $(GAMES)

fuzz: $(COMPILED)/.ok ## nonsense on sockets and over HTTP (FRAMES=20000, CASES=100 an operation)
	$(COMPILED)/bin/python -m proof.fuzz --frames $(FRAMES) --cases $(CASES)

bench: $(VENV)/.ok ## speed beside other engines
	$(VENV)/bin/python benchmarks/run.py

strength: $(VENV)/.ok ## how often each bot beats the one below it
	$(VENV)/bin/python benchmarks/strength.py

lock: $(filter .tools/%,$(UV)) ## pin all dependencies anew
	$(LOCK) --extra server pyproject.toml -o requirements/run.txt
	$(LOCK) --extra server pyproject.toml requirements/build.in -c requirements/run.txt -o requirements/build.txt
	$(LOCK) --extra server pyproject.toml requirements/dev.in -c requirements/build.txt -o requirements/dev.txt

LOCK = $(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock'

clean: ## remove everything that was made
	rm -rf .build .tools client/node_modules $(VENV) $(DEV) $(COMPILED) .venv-bench .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, $(PYTHON) is " + sys.version.split()[0] \
	  if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .tools
	.tools/bin/pip install -q --disable-pip-version-check uv==$(UV_VERSION)

# A list that changes only when a file or a compiler comes or goes, which no file's date would show.
.build/sources: FORCE
	@mkdir -p .build && { find src -type f -not -name '*.pyc' | sort; command -v cc gcc; } > $@.new || true
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.build/wheel: $(filter .tools/%,$(UV)) pyproject.toml hatch_build.py requirements/build.txt .build/sources $(SOURCES)
	@rm -rf .build/dist
	$(UV) build --wheel -p $(PYTHON) --build-constraints requirements/build.txt --require-hashes -o .build/dist
	@touch $@

$(VENV)/.deps: requirements/run.txt $(filter .tools/%,$(UV))
$(DEV)/.deps $(COMPILED)/.deps: requirements/dev.txt $(filter .tools/%,$(UV))
%/.deps:
	$(UV) venv -q --clear -p $(PYTHON) $*
	$(UV) pip sync -q -p $* --require-hashes $<
	@touch $@

$(DEV)/.ok: $(DEV)/.deps pyproject.toml hatch_build.py
	KOSMODROM_MYPYC=0 $(UV) pip install -q -p $(DEV) --no-deps --build-constraints requirements/build.txt -e .
	@touch $@

%/.ok: %/.deps .build/wheel
	$(UV) pip install -q -p $* --no-deps --reinstall-package kosmodrom .build/dist/*.whl
	@touch $@
