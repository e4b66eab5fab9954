# Every target does its own set-up, in .venv, and is quick the second time.

PYTHON ?= python3
BIN := .venv/bin
PAGE := src/skerry/server/page/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' 2> /dev/null)
HOT := $(wildcard src/skerry/core/match.py src/skerry/core/compiled/*.py src/skerry/games/*/pieces/*.py \
  src/skerry/games/*/rules/*.py src/skerry/games/*/bots/compiled/*.py src/skerry/games/*/environment/*.py \
  src/skerry/games/*/game/*.py src/skerry/table/*.py)
RUN := $(BIN)/skerry

.DEFAULT_GOAL := help
.PHONY: help play build page test long lint docs setup system types reference bench screenshots playthroughs lock sbom audit clean

help: ## show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: build ## start a server on this machine and open its page in a browser
	@$(RUN) serve --open

# Tests that hold a browser have processes of their own: Playwright's loop would be in the way of others.
BROWSER = $(sort $(shell grep -rlE --include='test_*.py' 'tests.web.(browser.chromium|conftest)' tests/web))

# Servers and browsers are waited for: one process more than there are cores keeps these busy.
PYTEST = $(BIN)/pytest -q -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal
RULES := src tests/laws tests/scenarios tests/games tests/perft tests/playthroughs tests/pictures

test: setup system lint ## lint, format check, types, and the quick tests, compiled and uncompiled
	npm run --prefix web --silent test
	$(PYTEST)
	SKERRY_PURE=1 $(PYTEST) $(RULES)

# Browsers in several processes share few cores. A test that fails then is tried once more, alone;
# its first failure stays in the log.
AGAIN = $(BIN)/pytest -q --last-failed --last-failed-no-failures none --maxfail 3

long: setup system ## the tests that take long: Chromium, kills, more laws, clean installs, the site
	$(PYTEST) -m long $(addprefix --ignore=,$(BROWSER))
	$(PYTEST) -m long $(BROWSER) || $(AGAIN) -m long $(BROWSER)
	$(PYTEST) tests/laws --hypothesis-profile=more

lint: setup ## what pre-commit checks, too: lint, format, types, workflows
	npm run --prefix web --silent check
	npm run --prefix web --silent format:check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows $(wildcard .github/workflows/*.yml)
	$(BIN)/zizmor --offline --quiet .github

docs: setup ## build the documentation as a searchable site, into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Read it with: $(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site"

# What the tests of server and page need from the system: they start these themselves.
MISSING = $(strip $(if $(wildcard /usr/lib/postgresql/*/bin/postgres),,postgresql) \
  $(if $(shell command -v redis-server),,redis-server) \
  $(if $(shell command -v chromium),,chromium))

system: ## install the system packages that the tests need, or name them
	@if [ -z "$(MISSING)" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "Installing $(MISSING) ..."; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(MISSING) > /dev/null; \
	else \
	  echo "Some tests need system packages and are skipped without them: apt-get install $(MISSING)" >&2; \
	fi

# The page is built while a core compiles: nobody should wait for one after the other.
build: ## install what playing and serving need into .venv, and nothing else
	@$(MAKE) --silent --no-print-directory --jobs=2 .venv/installed $(PAGE)

setup: build .venv/tools ## install everything that is needed to develop into .venv

bench: setup ## print the figures of the benchmarks
	$(BIN)/python benchmarks/skye.py
	$(BIN)/python benchmarks/bots.py
	$(BIN)/python benchmarks/research.py
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/web.py

types: .venv/installed web/node_modules/installed ## write the page's types anew from those of the server
	$(BIN)/python web/tools/schema.py | node web/tools/types.mjs web/src

reference: .venv/installed ## write the tables of choices and observations in the docs anew
	$(BIN)/python -m tools.learning_pages

screenshots: setup system ## pictures of every screen, in all sizes and both themes
	$(BIN)/python -m tests.web.gallery.screenshots --out build/screenshots

playthroughs: setup ## write the golden playthroughs anew; review them as a diff
	$(BIN)/python -m tests.playthroughs.write

clean: ## remove all that was installed or built
	rm -rf .venv build dist web/node_modules web/dist src/skerry/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

.venv/packages: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Skerry needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	  { echo "Python's venv is missing. On Debian: apt-get install python3-venv" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing packages into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/tools: requirements-dev.txt .venv/packages
	@echo "Installing the tools of developers into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/installed: .venv/packages pyproject.toml hatch_build.py $(HOT)
	@echo "Building skerry (compiling takes a minute or two) ..."
	@SKERRY_SKIP_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@$(RUN) --version
	@touch $@

web/node_modules/installed: web/package-lock.json
	@command -v npm > /dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a * 100 + +b < 2019))' || \
	  { echo "The page is built with npm. Install node 20.19 or newer with npm (https://nodejs.org; Debian 13 has it)." >&2; exit 1; }
	@echo "Installing packages into web/node_modules ..."
	@npm ci --prefix web --ignore-scripts --silent --no-audit --no-fund
	@touch $@

page: $(PAGE) ## build the page of the server

$(PAGE): web/node_modules/installed $(WEB)
	@echo "Building the page ..."
	@npm run --prefix web --silent build -- --outDir ../src/skerry/server/page --emptyOutDir --logLevel warn
	@touch $@

# The build's own requirements are locked, too: the package is built without isolation.
BUILD = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'
COMPILE = $(BUILD) | $(BIN)/uv pip compile --quiet --generate-hashes --no-annotate --no-header \
  --no-emit-index-url --no-emit-find-links --python-version 3.11 --universal $(LOCK) pyproject.toml -

lock: .venv/packages ## resolve both locks anew from pyproject.toml; LOCK=--upgrade takes the newest versions
	$(BIN)/python -m pip install --quiet uv==0.13.7
	$(COMPILE) --extra server --extra client --extra arena -o requirements.txt
	$(COMPILE) --extra dev --constraint requirements.txt -o requirements-dev.txt

sbom: ## write a bill of materials (CycloneDX) of the program and its page, into build/sbom.cdx.json
	@mkdir -p build
	@$(PYTHON) tools/sbom.py > build/sbom.cdx.json
	@echo "build/sbom.cdx.json"

# The tool lives apart from what it checks; it needs the network, for the advisories.
build/audit/bin/pip-audit:
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1

audit: build/audit/bin/pip-audit ## look for known vulnerabilities in both locks and in the packages of the page
	$< --strict --require-hashes --disable-pip -r requirements.txt
	$< --strict --require-hashes --disable-pip -r requirements-dev.txt
	npm audit --prefix web
