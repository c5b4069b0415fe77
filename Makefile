# Everything is set up on the way: all it takes is GNU make and Python 3.11 or newer with venv.
SHELL := /bin/sh
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal serve client-dev test lint types client rules test-interpreted test-sources test-compiled test-server test-browser screens chromium conformance soak load leaks fuzz storm bench bench-page \
	strength ratings calibrate lock audit licences clean FORCE

PYTHON ?= python3
CONFORMANCE_GAMES ?= 1000
CREW_GAMES ?= 60
MODULE_GAMES ?= 20
KILLS ?= 1000
GAMES ?= 200
FRAMES ?= 20000
CASES ?= 100
STORM_SECONDS ?= 20
REPEAT ?= 1
RATED ?= 100
LEVELS ?= random,beginner,easy,medium,hard
UV_VERSION := 0.13.7
UV := $(or $(shell command -v uv),.tools/bin/uv)
VENV := .venv
DEV := .venv-dev
COMPILED := .venv-compiled
CHECKED := $(wildcard src tests examples benchmarks proof audit hatch_build.py)
LIST_SOURCES := find src -type f -not -name '*.pyc'
LIST_CLIENT := find client src/kosmodrom/games \( -name node_modules -o -name dist \) -prune -o -type f \( -path 'client/*' -o -name 'text.*.ftl' \) -not -name '*.test.ts' -print
SOURCES := $(shell $(LIST_SOURCES))
CLIENT := $(shell $(LIST_CLIENT))
PAGE := client/dist/index.html
# What tests write need not outlive a power failure: where memory can be written to as a disk, they don't wait for the disk.
MEMORY := $(shell test -w /dev/shm && df -Pk /dev/shm | awk 'NR == 2 && $$4 > 4000000 { print "/dev/shm" }')
# More processes than cores: tests of the server, the store and the page wait a good part of their time.
WORKERS ?= 3
PYTEST = -m pytest -n $(WORKERS) --dist worksteal --durations=15
# What is compiled is tested both ways: core, bots and games, on the sources with a sample of each test's cases. Everything else runs the same
# either way and is tested once: on the package as it is installed and compiled, which is quicker, or, if it is about the sources, on these.
TESTED_TWICE := tests/bots tests/core tests/games tests/conformance/test_games.py tests/test_compiled.py
TESTED_ON_SOURCES := tests/test_build.py tests/test_hosting.py tests/test_source.py
MEASURED := server store table
# Tracing makes a test half as long again. These compute long or start processes, cover hardly anything that the others don't, and run untraced.
UNTRACED := $(addprefix tests/,server/test_access.py server/test_example.py server/test_packs.py server/test_serve.py store/test_kill.py \
	table/test_leaks.py table/test_replay.py)
TESTED_COMPILED := $(filter-out $(TESTED_ON_SOURCES) $(MEASURED:%=tests/%/) tests/browser/ tests/fixtures/ tests/__pycache__/,$(wildcard tests/*/ tests/test_*.py)) $(UNTRACED)
SAMPLE ?= 2
CHROMIUM := $(or $(KOSMODROM_CHROMIUM),$(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome))
# Vite's Node, from the system if it is new enough, else from a wheel.
NPM := PATH="$(CURDIR)/.tools/node/bin:$$PATH" npm
NODE_FITS := node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a >= 24 ? 0 : 1)'
export UV_PYTHON_DOWNLOADS := never
# Every start of a server or a thinker would compile all it imports where Python may not keep what it compiled.
export UV_COMPILE_BYTECODE := 1
unexport PYTHONDONTWRITEBYTECODE

help: ## list what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' Makefile

play: $(VENV)/.ok ## play in the browser; with LAN=1 also with everybody in the local network
	@$(VENV)/bin/kosmodrom serve --open --next-port $(if $(filter-out 0 no,$(LAN)),--lan)

terminal: $(VENV)/.ok ## play Kosmopolis in the terminal
	@$(VENV)/bin/kosmodrom play kosmopolis

serve: $(VENV)/.ok ## run the server on this machine (http://127.0.0.1:8080)
	@$(VENV)/bin/kosmodrom serve

client-dev: $(DEV)/.ok client/node_modules/.ok ## the page at http://localhost:5173, changing as its sources do
	@$(DEV)/bin/kosmodrom serve --origin http://localhost:5173 & trap "kill $$!" EXIT; cd client && $(NPM) run -s dev

# Two at a time, and nothing waits for more than it needs: the wheel is built beside the checks and the tests on the sources, then the tests in
# the browser run beside all others, one part after the other. One computes while the other waits, and both cores have work to the end.
# What is installed comes first: the wheel's build makes the page with a `make` of its own, which must find the packages of npm in place.
test: ## everything that has to hold: lint, types, architecture, rules, tests both ways, the page
	$(MAKE) -j2 $(DEV)/.ok $(COMPILED)/.deps client/node_modules/.ok
	$(MAKE) -j2 --output-sync=target WORKERS=2 $(COMPILED)/.ok client lint types rules test-interpreted \
	  test-browser test-server test-sources test-compiled

lint: $(DEV)/.ok ## format, style, types, architecture
	$(DEV)/bin/ruff check $(CHECKED)
	$(DEV)/bin/ruff format --check $(CHECKED)
	$(DEV)/bin/mypy $(CHECKED)
	$(DEV)/bin/lint-imports

types: $(DEV)/.ok client/node_modules/.ok ## the client's types are those of the server, and sound
	$(DEV)/bin/python -m kosmodrom.server.typescript --check client/src
	cd client && $(NPM) run -s check

client: client/node_modules/.ok ## the client's style and its own tests
	cd client && $(NPM) run -s lint
	cd client && $(NPM) test -s

# Of random games there are fewer on the sources, where they take several times as long; `is_compiled` tells the tests.
test-interpreted: $(DEV)/.ok ## the tests of core, bots and games on the sources as they are (SAMPLE=2 cases of each test)
	$(if $(MEMORY),TMPDIR=$(MEMORY)) $(DEV)/bin/python $(PYTEST) --sample $(SAMPLE) $(TESTED_TWICE)

# One of them builds a wheel of this folder, and must not find a page in the making.
test-sources: $(DEV)/.ok .build/wheel ## the tests of the sources themselves: build, documents, style
	$(if $(MEMORY),TMPDIR=$(MEMORY)) $(DEV)/bin/python $(PYTEST) $(TESTED_ON_SOURCES)

test-compiled: $(COMPILED)/.ok ## the tests of all but server, store and table on the installed, compiled package
	$(if $(MEMORY),TMPDIR=$(MEMORY)) $(COMPILED)/bin/python $(PYTEST) $(TESTED_COMPILED)

# How much they cover is measured in the processes that they start, too; one that was killed leaves a file without a word.
test-server: $(COMPILED)/.ok ## the tests of server, store and table on the compiled package, and how much they cover
	@rm -rf .build/coverage && mkdir -p .build/coverage
	$(if $(MEMORY),TMPDIR=$(MEMORY)) $(COMPILED)/bin/python -m coverage run $(PYTEST) $(addprefix --ignore=,$(UNTRACED)) $(addprefix tests/,$(MEASURED))
	@$(COMPILED)/bin/coverage combine -q
	$(COMPILED)/bin/coverage report

test-browser: $(COMPILED)/.ok chromium ## the page in Chromium, on the installed, compiled package; REPEAT=5 runs it five times
	for run in $$(seq $(REPEAT)); do $(if $(MEMORY),TMPDIR=$(MEMORY)) $(COMPILED)/bin/python $(PYTEST) --timeout 300 tests/browser || exit 1; done

screens: $(DEV)/.ok $(PAGE) chromium ## take the README's pictures anew
	KOSMODROM_SCREENS=1 $(DEV)/bin/python -m pytest -q tests/browser/test_screens.py

chromium:
	@if [ -z '$(CHROMIUM)' ]; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    apt-get update -q && export DEBIAN_FRONTEND=noninteractive && install='apt-get install -q -y --no-install-recommends' && \
	    { $$install chromium-headless-shell || $$install chromium; }; \
	  else \
	    echo 'The tests in the browser need Chromium: install it (Debian: apt install chromium), or name one with KOSMODROM_CHROMIUM.' >&2; exit 1; \
	  fi; \
	fi

rules: $(DEV)/.ok ## every rule has code, a test and texts
	$(DEV)/bin/kosmodrom rules --check

conformance: $(COMPILED)/.ok ## the conformance suite in full (CONFORMANCE_GAMES=1000 a seat count, over all options; CREW_GAMES=60 for all captains of Space Bureau, MODULE_GAMES=20 for all modules of Space Explorers)
	$(COMPILED)/bin/kosmodrom conformance --all-options --games $(CONFORMANCE_GAMES)
	$(COMPILED)/bin/python -m tests.games.space_bureau.crews --games $(CREW_GAMES)
	$(COMPILED)/bin/python -m tests.games.space_explorers.tables --games $(MODULE_GAMES)

soak: $(COMPILED)/.ok ## kill the server in mid-game, again and again (KILLS=1000)
	$(COMPILED)/bin/python -m proof.soak --kills $(KILLS)

load: $(COMPILED)/.ok ## how quickly moves are acknowledged under load, how quickly sockets come back
	$(COMPILED)/bin/python -m proof.load

leaks: $(COMPILED)/.ok ## what a seat is sent tells it nothing it may not know (GAMES=200)
	$(COMPILED)/bin/python -m proof.leaks --games $(GAMES)

fuzz: $(COMPILED)/.ok ## nonsense on sockets and over HTTP (FRAMES=20000, CASES=100 an operation)
	$(COMPILED)/bin/python -m proof.fuzz --frames $(FRAMES) --cases $(CASES)

storm: $(COMPILED)/.ok ## one address attacks the server in eight ways while others play (STORM_SECONDS=20 each)
	$(COMPILED)/bin/python -m proof.storm --seconds $(STORM_SECONDS)

bench: $(VENV)/.ok ## speed beside other engines
	$(VENV)/bin/python benchmarks/run.py

bench-page: $(COMPILED)/.ok chromium ## how quick the page is in Chromium
	$(COMPILED)/bin/python -m benchmarks.page

strength: $(VENV)/.ok ## how often each bot beats the one below it
	$(VENV)/bin/python benchmarks/strength.py

ratings: $(VENV)/.ok ## how strong each level is, for the release: writes src/kosmodrom/bots/ratings.json anew (RATED=100 games a pairing, LEVELS=random,beginner,...)
	@mkdir -p .build/ratings
	@for game in $(or $(GAME),kosmopolis galaktiko space_bureau space_explorers); do \
	  kept=.build/ratings/$$game.json; \
	  $(VENV)/bin/kosmodrom tournament $$game --bots $(LEVELS) --anchor easy=1000 --games $(RATED) --seed 1 \
	    --out $$kept $$(test -f $$kept && echo --resume) --release src/kosmodrom/bots/ratings.json || exit 1; \
	done

calibrate: $(VENV)/.ok ## whether reconstructed components play as they should: Space Bureau, Space Explorers; writes docs/balance anew
	@mkdir -p .build
	@failed=0; for game in $(or $(GAME),space_bureau space_explorers); do \
	  $(VENV)/bin/kosmodrom calibrate $$game --lang en --out .build/$$game.json || failed=1; \
	  $(VENV)/bin/kosmodrom balance $$game --lang en --from .build/$$game.json --docs docs/balance/$$game.md || exit 1; \
	done; exit $$failed

lock: $(filter .tools/%,$(UV)) ## pin all dependencies anew
	$(LOCK) --extra server pyproject.toml -o requirements/run.txt
	$(LOCK) --extra server pyproject.toml requirements/build.in -c requirements/run.txt -o requirements/build.txt
	$(LOCK) --extra server pyproject.toml requirements/dev.in -c requirements/build.txt -o requirements/dev.txt
	$(LOCK) requirements/node.in -o requirements/node.txt

LOCK = $(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock'

# `make` itself ends with 2 whatever failed; the tool's own code is in its message: 1 for what was found, 3 for what could not be checked.
audit: $(DEV)/.ok $(PAGE) ## whether what is locked is known to be vulnerable (DATA=folder: by OSV's advisories in it, without network), and its licences
	$(DEV)/bin/python -m audit.licences --check
	PATH="$(CURDIR)/.tools/node/bin:$$PATH" $(DEV)/bin/python -m audit.vulnerabilities --uv $(abspath $(UV)) $(if $(DATA),--data '$(DATA)')

licences: $(DEV)/.ok $(PAGE) ## write docs/licences.md anew
	$(DEV)/bin/python -m audit.licences

clean: ## remove everything that was made
	rm -rf .build .tools client/dist client/node_modules $(VENV) $(DEV) $(COMPILED) .venv-bench .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, $(PYTHON) is " + sys.version.split()[0] \
	  if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .tools
	.tools/bin/pip install -q --disable-pip-version-check uv==$(UV_VERSION)

.tools/.node: requirements/node.txt $(filter .tools/%,$(UV))
	@if ! npm --version > /dev/null 2>&1 || ! $(NODE_FITS); then \
	  echo 'No Node that is new enough: taking one for this project alone'; \
	  $(UV) venv -q --clear -p $(PYTHON) .tools/node && $(UV) pip sync -q -p .tools/node --require-hashes $<; \
	fi
	@mkdir -p .tools && touch $@

client/node_modules/.ok: client/package-lock.json .tools/.node
	cd client && $(NPM) ci --no-audit --no-fund --prefer-offline --silent
	@touch $@

$(PAGE): client/node_modules/.ok .build/client $(CLIENT)
	cd client && $(NPM) run -s build -- --logLevel warn
	@touch $@

# Lists that change only when a file or a compiler comes or goes, which no file's date would show.
.build/sources: FORCE
	@mkdir -p .build && { $(LIST_SOURCES) | sort; command -v cc gcc; } > $@.new || true
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.build/client: FORCE
	@mkdir -p .build && $(LIST_CLIENT) | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The page is made while the engine is compiled: one core each. The job server of a parallel `make` is not passed through the build.
MAKE_PAGE = env MAKEFLAGS= $(MAKE) $(PAGE)
.build/wheel: $(filter .tools/%,$(UV)) .tools/.node pyproject.toml hatch_build.py requirements/build.txt .build/sources $(SOURCES) .build/client $(CLIENT)
	@rm -rf .build/dist
	KOSMODROM_PAGE='$(MAKE_PAGE)' $(UV) build --wheel -p $(PYTHON) --build-constraints requirements/build.txt --require-hashes -o .build/dist
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
