# The commands of Kancha. A machine needs Python 3.11 or newer, make and git; the rest is installed into .venv.

PYTHON ?= python3
BIN := .venv/bin
CC ?= cc
# A system Node is used if it is new enough for the page's tools; otherwise one is installed from the package index.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	2>/dev/null && command -v npm 2>/dev/null)
NPM := $(if $(NODE),npm,PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm)
PAGE := $(if $(wildcard web/package-lock.json),src/kancha/table/static/index.html)
PAGE_CHECKED := $(if $(PAGE),web/node_modules/.checked)
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)
EVERYTHING := $(shell find src/kancha -type f -not -name '*.pyc' -not -path '*/static/*')
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-input
QUIET := --no-audit --no-fund --no-update-notifier --loglevel=error
TEST := $(BIN)/python -m pytest -n 3 --dist worksteal -q

.PHONY: help play test check bench bench-bots bench-lab bench-table types compiled test-compiled page wheel lock format clean

help:  ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

# Compiled rules serve if they are built and no source is newer.
play: .venv/play $(PAGE)  ## start the table in the browser
	@if test -e build/compiled/ready && $(MAKE) -qs build/compiled/ready 2>/dev/null; \
	then PYTHONPATH=build/compiled $(BIN)/kancha serve; else $(BIN)/kancha serve; fi

test: check  ## check style and types, then run every test
	$(TEST)

check: .venv/ready $(PAGE_CHECKED) $(PAGE)  ## check style and types, of the page too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: .venv/ready  ## put the sources into the house format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

page: $(PAGE)  ## build the page, if its sources are newer

compiled: build/compiled/ready  ## compile the kernel and all rules into build/compiled

test-compiled: build/compiled/ready $(PAGE)  ## run every test on the compiled rules, and compare both modes
	PYTHONPATH=$(CURDIR)/build/compiled KANCHA_COMPILED=$(CURDIR)/build/compiled $(TEST) tests

bench: build/compiled/ready build/peer/ready build/chess/ready  ## measure the engine beside others, write docs/performance.md
	$(BIN)/python -m benchmarks.engine --compiled build/compiled --peer build/peer/bin/python --chess build/chess/bin/python

bench-lab: build/compiled/ready build/peer/ready build/chess/ready  ## measure the lab: its overhead, and environments beside two peers
	$(BIN)/python -m benchmarks.lab --compiled build/compiled
	$(BIN)/python -m benchmarks.environments --compiled build/compiled --chess build/chess/bin/python --catanatron build/peer/bin/python

bench-table: build/compiled/ready $(PAGE)  ## measure the table's server; BESIDE=DIR measures another release, too
	$(BIN)/python -m benchmarks.table --compiled $(if $(BESIDE),--beside $(BESIDE))

bench-bots: build/compiled/ready  ## let the levels of all games meet, write docs/bots.md and the ratings (hours)
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.bots

types: .venv/ready  ## write the page's types from the structs that the server sends
	$(BIN)/python tools/wire.py

wheel: .venv/ready $(PAGE)  ## make a wheel with the built page; compiled with KANCHA_COMPILE=1
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

lock: .venv/ready  ## resolve all versions anew
	$(BIN)/pip-compile $(LOCK) --extra install --output-file play.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra install --extra postgres --extra push --constraint play.lock --output-file serve.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra dev --extra lab --constraint play.lock --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --output-file benchmarks/peer.lock benchmarks/peer.in
	$(BIN)/pip-compile $(LOCK) --output-file benchmarks/chess.lock benchmarks/chess.in
	$(BIN)/pip-compile $(LOCK) --output-file node.lock node.in

clean:  ## remove everything that was built
	rm -rf build dist .venv web/node_modules src/kancha/table/static src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

LOCK := --quiet --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
	--strip-extras --no-header --annotation-style=line

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Kancha needs Python 3.11 or newer; set PYTHON=...")'
	@echo "Kancha: making a Python environment in .venv"
	@$(PYTHON) -m venv .venv

# What playing needs; `make test` installs the rest. A complete environment needs nothing more.
.venv/play: play.lock pyproject.toml setup.py | .venv/bin/python
	@echo "Kancha: installing what playing needs (once)"
	@$(PIP) --require-hashes -r play.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready: requirements.lock .venv/play
	@echo "Kancha: installing what developing needs (once)"
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

.venv/node: node.lock | .venv/bin/python
	@echo "Kancha: installing Node from the package index (once)"
	@$(PIP) --require-hashes -r node.lock
	@touch $@

# The page's build tools, and with them, for its checks, the tools of its developers.
web/node_modules/.build: web/package-lock.json $(if $(NODE),,.venv/node)
	@echo "Kancha: installing what builds the page (once)"
	@cd web && $(NPM) ci --omit=dev $(QUIET) >/dev/null
	@touch $@

web/node_modules/.tools: web/package-lock.json $(if $(NODE),,.venv/node)
	@echo "Kancha: installing what checks the page (once)"
	@cd web && $(NPM) ci $(QUIET) >/dev/null
	@touch web/node_modules/.build $@

src/kancha/table/static/index.html: $(PAGE_SOURCES) | $(or $(wildcard web/node_modules/.tools),web/node_modules/.build)
	@echo "Kancha: building the page"
	@cd web && $(NPM) run --silent build -- --logLevel error
	@touch $@

web/node_modules/.checked: web/node_modules/.tools $(PAGE_SOURCES)
	cd web && $(NPM) run --silent check && $(NPM) run --silent test
	touch $@

build/compiled/ready: .venv/ready $(EVERYTHING) $(PAGE)
	@command -v $(CC) >/dev/null || { echo "make compiled needs a C compiler (cc)"; exit 1; }
	rm -rf build/compiled build/mypyc
	KANCHA_COMPILE=1 $(BIN)/python setup.py --quiet build --build-base build/mypyc --build-lib build/compiled --parallel 2
	touch $@

build/peer/ready build/chess/ready: build/%/ready: benchmarks/%.lock
	test -x build/$*/bin/python || $(PYTHON) -m venv build/$*
	build/$*/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r benchmarks/$*.lock
	touch $@
