# Barnstorm: `make run` is all that a stranger needs, `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory

export SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
TRIP ?=

PROGRAM := .build/release/barnstorm
SHARE := $(DESTDIR)$(PREFIX)/share

# A fully static program starts in half the time of a dynamic one. lld rather than the default linker, which warns of
# functions in the Swift runtime that the program never calls.
STATIC := -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s

# A module that a target does not name as a dependency is found all the same once something else has built it: refused.
CHECKED := --explicit-target-dependency-import-check error

# SwiftPM warns of the harmless macro definitions that ncurses' pkg-config file names.
QUIETLY := 2> >(sed '/prohibited flag(s): -D_/d' >&2)

.DEFAULT_GOAL := build
ROUNDS ?= 15
KILLS ?= 300
DATA ?= .
.PHONY: bench bench-check build check-tables fuzz run test torture soak soak-sync sanitize lint format release screenshots demo install deb clean help

build: ## Build the program: .build/release/barnstorm
	@Scripts/need build
	@$(SWIFT) build -c release --product barnstorm $(CHECKED) $(STATIC) $(QUIETLY)

run: build ## Build, and open the editor (TRIP=… for a trip of yours)
	@trip="$(TRIP)"; [ -n "$$trip" ] || trip="$$($(PROGRAM) sample 2>/dev/null || true)"; \
	exec $(PROGRAM) $${trip:+"$$trip"}

# Thousands of lines come between a failure and the end, so failures are told once more.
REPORT := .build/tests.txt

test: build ## Run every test, those that drive the built program included (ARGS=… for swift test)
	@Scripts/need test
	@BARNSTORM_PROGRAM="$(CURDIR)/$(PROGRAM)" $(SWIFT) test $(CHECKED) $(ARGS) $(QUIETLY) | tee $(REPORT) || { \
	  echo "What failed:"; awk '/^(◇|✔|✘)/ { told = /recorded an issue/ } told' $(REPORT); exit 1; } >&2

lint: ## Check the form of the source
	@Scripts/need build
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

format: ## Bring the source into form
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

torture: build ## Try to lose a trip: failing calls, kills, full disks, odd and huge files (KILLS=300)
	@Scripts/need torture
	@KILLS=$(KILLS) Scripts/torture $(PROGRAM)
	@Scripts/sizes $(PROGRAM)

screenshots: build ## Make the pictures in screenshots/ anew
	@Scripts/need screenshots
	@Scripts/screenshots

demo: build ## Make screenshots/demo.gif anew
	@Scripts/need screenshots
	@Scripts/demo

bench: release ## Time the program beside programs people know (ROUNDS=15)
	@Scripts/need bench
	@Scripts/bench $(ROUNDS)

bench-check: build ## Count instructions, and fail where they have grown by more than a tenth
	@Scripts/need bench-check
	@Scripts/bench-check

# What runs at the start stands together in a program that is given away: the same speed, and half the memory. The order
# is learnt from this very program and kept nowhere else, so that it is never that of an older one.
MAP := $(CURDIR)/.build/functions.map
FUNCTIONS := $(CURDIR)/.build/functions.order
UNNAMED := -Xlinker -T -Xlinker $(CURDIR)/Scripts/sections.ld

release: ## Build the program that is given away: its functions ordered by first use, half the memory
	@Scripts/need release
	@rm -f $(PROGRAM)
	@$(SWIFT) build -c release --product barnstorm $(CHECKED) $(STATIC) -Xlinker -Map=$(MAP) -Xlinker --no-demangle $(UNNAMED) $(QUIETLY)
	@Scripts/order $(PROGRAM) $(MAP) > $(FUNCTIONS)
	@rm -f $(PROGRAM)
	@$(SWIFT) build -c release --product barnstorm $(CHECKED) $(STATIC) -Xlinker --symbol-ordering-file=$(FUNCTIONS) $(UNNAMED) $(QUIETLY)

check-tables: build ## Check the tables of teams, venues and zones against the seasons in a folder (DATA=…)
	@Scripts/check-tables.py "$(DATA)" $(PROGRAM)

# Fuzzing, in a build of its own: optimized, with every check, the address sanitizer and libFuzzer.
SECONDS := 60
RUNS ?= -1
TARGET ?=
FUZZ := .build/fuzz/release/fuzz
SANITIZED := -Xswiftc -sanitize=fuzzer,address -Xswiftc -assert-config -Xswiftc Debug

fuzz: ## Fuzz readers, decoder and editor, a minute each (SECONDS=60 RUNS=… TARGET=trip DATA=… for schedules)
	@Scripts/need build
	@BARNSTORM_FUZZ=1 $(SWIFT) build -c release --scratch-path .build/fuzz --product fuzz $(SANITIZED) $(QUIETLY)
	@RUNS=$(RUNS) SECONDS_EACH=$(SECONDS) DATA="$(filter-out .,$(DATA))" Scripts/fuzz $(FUZZ) .build/fuzz-corpora $(TARGET)

# The tests that drive the built program are left out: what they drive is not built with a sanitizer. Leaks are not
# looked for: the sanitizer takes what a constant holds for lost where the pointer to it carries the case of an enum.
# Optimized, with every check: without it the tests take hours.
OPTIMIZED := -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug

sanitize: ## Run the tests under the thread and the address sanitizer
	@Scripts/need build
	@for kind in thread address; do \
		ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=$$kind --scratch-path .build/$$kind $(OPTIMIZED) \
			--skip ProgramTests $(ARGS) $(QUIETLY); \
	done

EVENTS ?= 1000000
SEED ?= 1

soak: ## A random user, a full disk and other writers against a plain model (EVENTS=1000000 SEED=1)
	@Scripts/need build
	@SOAK_EVENTS=$(EVENTS) SOAK_SEED=$(SEED) $(SWIFT) test --filter WholeTests $(QUIETLY)

SEEDS ?= 200

soak-sync: ## Devices and calendar programs that share a trip by a real Radicale, by chance (SEEDS=200)
	@Scripts/need test
	@SOAK_SEEDS=$(SEEDS) $(SWIFT) test --filter 'RadicaleAgainstMemory|RadicaleSimulation|CalendarProgram' $(QUIETLY)

install: ## Install under PREFIX (/usr/local), below DESTDIR if given
	@Scripts/need install
	@test -x $(PROGRAM) || $(MAKE) build
	install -D -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/barnstorm"
	install -D -m 644 docs/trip.schema.json "$(SHARE)/barnstorm/trip.schema.json"
	install -D -m 644 LICENSE "$(SHARE)/doc/barnstorm/LICENSE"
	install -d "$(SHARE)/man/man1"
	Scripts/manual $(PROGRAM) > "$(SHARE)/man/man1/barnstorm.1"
	install -d "$(SHARE)/bash-completion/completions" "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	$(PROGRAM) --generate-completion-script bash > "$(SHARE)/bash-completion/completions/barnstorm"
	$(PROGRAM) --generate-completion-script zsh > "$(SHARE)/zsh/site-functions/_barnstorm"
	$(PROGRAM) --generate-completion-script fish > "$(SHARE)/fish/vendor_completions.d/barnstorm.fish"

deb: release ## Make a package for Debian: .build/barnstorm_VERSION_ARCHITECTURE.deb
	@Scripts/need install
	@Scripts/deb $(PROGRAM) .build

clean: ## Remove everything that was built
	@rm -rf .build

help: ## List these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | column -t -s '|'
