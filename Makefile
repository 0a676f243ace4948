# Two commands do everything: `make play` and `make test`. The rest are parts of them.

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
KOLODA  := $(BIN)/python -m koloda
READY   := $(VENV)/.ready
BUILT   := build/compiled/.built
STATIC  := src/koloda/server/static
PAGE    := $(STATIC)/index.html
NODE    := web/node_modules/.ready
PAGES   := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f 2>/dev/null)
SOURCES := $(shell find src/koloda -type f -not -path '*/static/*' -not -path '*/__pycache__/*')
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled/src KOLODA_EXPECT=compiled
INTERPRETED := KOLODA_EXPECT=interpreted
JOBS    := 2
SAMPLE  := 40
SEED    := 0

.PHONY: play test install lint types python interpreted compiled-tests clauses cards \
        web browser sheets chromium check designers mutants compiled golden fields views perft bench peers soak lock clean

play: $(READY) $(PAGE) ## install, build, and serve the games at 127.0.0.1:8000
	@if test -e $(BUILT); then $(MAKE) --silent compiled && $(COMPILED) $(KOLODA) serve; \
	else echo "(make compiled, once, makes the bots think several times faster)"; $(KOLODA) serve; fi

test: lint types interpreted compiled-tests clauses cards web browser ## everything

install: $(READY)

$(READY): requirements.lock pyproject.toml setup.py
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	KOLODA_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --no-deps --no-build-isolation -e .
	touch $@

lint: $(READY)
	$(BIN)/ruff format --check src tests benchmarks examples setup.py
	$(BIN)/ruff check src tests benchmarks examples setup.py

types: $(READY)
	$(BIN)/mypy

interpreted: $(READY)
	$(INTERPRETED) $(BIN)/python -m pytest -n $(JOBS)

compiled-tests: $(BUILT)
	$(COMPILED) $(BIN)/python -m pytest -n $(JOBS)

compiled: $(BUILT) ## the same source through mypyc, in build/compiled

$(BUILT): $(READY) $(SOURCES) setup.py
	@if command -v cc >/dev/null || command -v gcc >/dev/null; then $(MAKE) --no-print-directory build-compiled; \
	else echo "no C compiler on this machine: the interpreted package is used"; exit 1; fi

.PHONY: build-compiled
build-compiled:
	mkdir -p build/compiled
	rm -rf build/compiled/src
	cp -r src setup.py pyproject.toml README.md LICENSE build/compiled/
	rm -rf build/compiled/$(STATIC)
	ln -s $(CURDIR)/$(STATIC) build/compiled/$(STATIC)
	cd build/compiled && $(CURDIR)/$(BIN)/python setup.py --quiet build_ext --inplace -j $(JOBS)
	touch $(BUILT)

$(NODE): web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(PAGE): $(NODE) $(PAGES) $(wildcard src/koloda/texts/*/*.ftl)
	cd web && npm run --silent build
	touch $@

web: $(NODE) ## the client: types and unit tests
	cd web && npm run --silent check && npm test --silent

browser: $(READY) $(PAGE) chromium ## the client in a real browser
	cd web && npm run --silent e2e

sheets: $(READY) $(PAGE) chromium ## sheets of all faces of every game into docs/screenshots
	cd web && node sheets.mjs $(CURDIR)/$(BIN)/python $$($(CURDIR)/$(BIN)/python -m koloda games --ids)

chromium:
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

clauses: $(READY)
	$(KOLODA) clauses

cards: $(READY)
	for game in $$($(KOLODA) games --ids); do $(KOLODA) cards $$game --check src/koloda/games/$$game/cards || exit 1; done

check: $(BUILT) ## the conformance kit, longer than in the tests
	$(COMPILED) $(BIN)/python -m koloda check --games 200

designers: $(READY) ## random cards of the schema in every game, longer than in the tests
	for game in $$($(KOLODA) games --ids); do \
	    $(INTERPRETED) $(BIN)/python -m tests.properties.random_cards $$game --games 1000 || exit 1; done

mutants: $(READY) ## faults put into a copy of the source one at a time: do the tests notice?
	$(INTERPRETED) nice -n 10 $(BIN)/python -m tests.mutants --sample $(SAMPLE) --seed $(SEED) $(MUTANTS)

golden: $(READY) ## write the golden playthroughs anew; read the diff
	$(BIN)/python -m tests.golden.regenerate

fields: $(READY) ## write the classes of the games' states anew from their declared fields
	$(BIN)/python -m koloda.kernel.fields src/koloda/games/*/rules/fields.py

views: $(READY) ## write the client's types and docs/views.md anew from the declared views and messages
	$(BIN)/python -m koloda.server.typescript web/src
	$(BIN)/python -m koloda.server.document > docs/views.md

bench: $(BUILT)
	$(BIN)/python -m koloda bench
	$(COMPILED) $(BIN)/python -m koloda bench

peers: $(BUILT) ## beside other libraries, in one process
	$(BIN)/python -m pip install --quiet -r benchmarks/requirements.txt
	$(COMPILED) $(BIN)/python benchmarks/peers.py

soak: $(BUILT) ## thousands of games
	for game in $$($(KOLODA) games --ids); do $(COMPILED) $(BIN)/python -m koloda simulate $$game --games 10000 --jobs $(JOBS); done

lock: ## pin the newest versions of everything pyproject.toml asks for
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --upgrade pip
	KOLODA_COMPILE=0 build/lock/bin/python -m pip install --quiet '.[dev]'
	build/lock/bin/python -m pip freeze --all --exclude pip --exclude koloda | grep -v ' @ ' > requirements.lock

clean:
	rm -rf build $(VENV)
