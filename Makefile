# Barnstorm: `make run` is all that a stranger needs, `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory

export SWIFT ?= swift
# Package.swift adds the flags of the program, which a library in another package must not have.
export BARNSTORM_BUILD := 1
# Swift compiles Package.swift with a cache in HOME, which may be read-only.
export SWIFTPM_MODULECACHE_OVERRIDE ?= $(CURDIR)/.build/ModuleCache
PREFIX ?= /usr/local
bindir ?= $(PREFIX)/bin
datarootdir ?= $(PREFIX)/share
mandir ?= $(datarootdir)/man
docdir ?= $(datarootdir)/doc/barnstorm
DESTDIR ?=
TRIP ?=

# Everyday work: neither optimizer nor debug information, and the quicker linker; the tests are linked with the same objects. The
# index stays: SwiftPM finds the tests in it. A module is compiled in as many parts as there are cores rather than in parts of
# 25 files, each of which reads the whole module: an eighth less of CPU time. One job more than cores: the module's interface and
# its parts start together, where the last part would often wait for the end of another.
PROGRAM := .build/debug/barnstorm
CORES := $(shell getconf _NPROCESSORS_ONLN)
PARTS := $(foreach flag,-driver-batch-count $(CORES) -j$(shell expr $(CORES) + 1),-Xswiftc $(flag))
QUICK := -debug-info-format none -Xswiftc -use-ld=lld $(PARTS)
# The optimized program, for `install`, `deb` and `bench`.
RELEASED := .build/release/barnstorm
GENERATED := .build/install

# LINK=static: one file that needs no library; it starts in half the time of a dynamic one. LINK=dynamic: the C libraries of
# the system, and Swift's within the program, for distributions that have no static libraries. lld rather than the default
# linker, which warns of functions in the Swift runtime that the program never calls. Without a path to search for libraries,
# with which the start code of a position-independent static program crashes.
LINK ?= static
LINKING_static := -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-pie
LINKING_dynamic := --static-swift-stdlib -Xswiftc -use-ld=lld
ifeq ($(LINKING_$(LINK)),)
$(error LINK is "$(LINK)"; use static or dynamic)
endif
LINKING = $(LINKING_$(LINK)) --disable-local-rpath -Xlinker -s -Xlinker -z -Xlinker now -Xlinker --build-id=none

# Warnings are errors where CI is set, and for nobody else: the next compiler has new ones.
STRICT := $(if $(CI),-Xswiftc -warnings-as-errors)

# What is declared once, in the program: its version, the address of its repository and the mail address of its maintainers.
declared = $(shell sed -n 's/.* $(1) = "\(.*\)"/\1/p' $(shell find Sources -name ProgramVersion.swift))
VERSION = $(call declared,number)
ADDRESS = $(call declared,homePage)
CONTACT = $(call declared,contact)

# The time that the manual and the packages have, unless the caller sets another: noon of the day in the changelog.
SOURCE_DATE_EPOCH ?= $(shell date -u -d "$$(sed -n '/^## /{s/.*(\(.*\)).*/\1/p;q}' CHANGELOG.md) 12:00" +%s)
export SOURCE_DATE_EPOCH

# Fills in a template.
FILL = sed -e 's|@VERSION@|$(VERSION)|g' -e 's|@ADDRESS@|$(ADDRESS)|g' -e 's|@CONTACT@|$(CONTACT)|g' \
  -e "s|@DATE@|$$(date -R -u -d @$(SOURCE_DATE_EPOCH))|g"

# A module that a target does not name as a dependency is found all the same once something else has built it: refused.
CHECKED := --explicit-target-dependency-import-check error

.DEFAULT_GOAL := build
ROUNDS ?= 15
KILLS ?= 300
BARNSTORM_SCHEDULES ?=
export BARNSTORM_SCHEDULES
.PHONY: attack bench build check-tables clean current deb dist example format fuzz help install lint place publication reference \
  release run sanitize screenshots soak soak-sync test test-all torture uninstall

build: ## Build the program: .build/debug/barnstorm
	@Scripts/need build
	@$(SWIFT) build --product barnstorm $(CHECKED) $(QUICK) $(STRICT)

# The manual and the completions are made once, by the program itself, so that installing runs nothing; by another build of it
# where HOST_PROGRAM names one, because the new one can't run on this machine. The program that is installed lacks a section
# that the compiler fills with the directory of the build and the program never reads.
HOST_PROGRAM ?= $(RELEASED)
release: ## Build the optimized program, static unless LINK=dynamic, its manual and completions: .build/release, .build/install
	@Scripts/need release
	@$(SWIFT) build -c release --product barnstorm $(CHECKED) $(LINKING) $(STRICT) -debug-info-format none
	@mkdir -p $(GENERATED)
	@objcopy --remove-section .swift_modhash $(RELEASED) $(GENERATED)/barnstorm
	@Scripts/manual $(HOST_PROGRAM) > $(GENERATED)/barnstorm.1
	@$(HOST_PROGRAM) --generate-completion-script bash > $(GENERATED)/barnstorm.bash
	@$(HOST_PROGRAM) --generate-completion-script zsh > $(GENERATED)/_barnstorm
	@$(HOST_PROGRAM) --generate-completion-script fish > $(GENERATED)/barnstorm.fish
	@Scripts/pages $(GENERATED) $(ADDRESS) $(PAGES)

run: build ## Build, and open the editor (TRIP=… for a trip of yours)
	@trip="$(TRIP)"; [ -n "$$trip" ] || trip="$$($(PROGRAM) sample 2>/dev/null || true)"; \
	exec $(PROGRAM) $${trip:+"$$trip"}

# The tests in a terminal mostly wait, so they run beside the others, in a process of their own. Status 69 is that of a process
# without tests, which MODULES can leave. Thousands of lines come between a failure and the end, so failures are printed once more.
TESTS := .build/debug/barnstormPackageTests.xctest --testing-library swift-testing
REPORT := .build/tests
EMPTY := $(if $(MODULES),69,none)

ifdef MODULES
test: export BARNSTORM_MODULES := $(MODULES)
endif
test: ## Run every test, with fewer random cases than test-all (MODULES='Editor Store' ARGS='--filter NAME')
	@Scripts/need test
	@$(SWIFT) build --build-tests --disable-xctest $(CHECKED) $(QUICK) $(STRICT)
	@export BARNSTORM_PROGRAM="$(CURDIR)/$(PROGRAM)"; rm -f $(REPORT)-*.txt; \
	if [ -n "$(ARGS)" ]; then $(TESTS) $(ARGS) 2>&1 | tee $(REPORT)-chosen.txt && exit; \
	else \
	  $(TESTS) --filter '^ProgramTests\.' > $(REPORT)-program.txt 2>&1 & \
	  status=0; $(TESTS) --skip '^ProgramTests\.' 2>&1 | tee $(REPORT)-rest.txt || [ $$? = $(EMPTY) ] || status=1; \
	  wait $$! || [ $$? = $(EMPTY) ] || status=1; cat $(REPORT)-program.txt; [ $$status = 1 ] || exit 0; \
	fi; \
	{ echo "What failed:"; awk '/^(\033\[[0-9;]*m)*(◇|✔|✘)/ { told = /recorded an issue/ } told' $(REPORT)-*.txt; exit 1; } >&2

test-all: export BARNSTORM_TEST_ALL := 1
test-all: test ## Run every test with all its random and exhaustive cases

lint: ## Check the form of the source and the scripts, and the changelog and the code of conduct against ProgramVersion.swift
	@Scripts/need lint
	@shellcheck -x $$(grep -lE '^#!.*(bash|sh)$$' Scripts/* .ci/run)
	@if command -v ruff >/dev/null; then ruff check --no-cache --quiet; else echo "ruff is not installed: Python is not checked"; fi
	@if command -v reuse >/dev/null; then reuse lint --quiet; else echo "reuse is not installed: licenses are not checked"; fi
	@sed -n '/^## /{p;q}' CHANGELOG.md | grep -qE '^## $(VERSION) \([0-9]{4}-[0-9]{2}-[0-9]{2}\)$$' || \
	  { echo 'CHANGELOG.md does not begin with version $(VERSION) and its date.' >&2; exit 1; }
	@grep -qF '$(CONTACT)' CODE_OF_CONDUCT.md || { echo 'CODE_OF_CONDUCT.md does not name $(CONTACT).' >&2; exit 1; }
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples

format: ## Bring the source into form
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples

example: ## Build Examples/Drag with the libraries as another package does, and try it
	@Scripts/need build
	@env -u BARNSTORM_BUILD $(SWIFT) build --package-path Examples/Drag --scratch-path .build/examples $(QUICK) $(STRICT)
	@BARNSTORM_EXAMPLE="$(CURDIR)/.build/examples/debug/Drag" $(MAKE) test ARGS='--filter DragExampleTests'

# The modules of the two products, each with its own documentation.
reference: build ## Make the documentation of the libraries with DocC: .build/reference
	@rm -rf .build/reference
	@for module in Almanac Atlas Itinerary Tours; do \
	  mkdir -p .build/reference/$$module; \
	  $(SWIFT) symbolgraph-extract -module-name $$module -target $(shell uname -m)-unknown-linux-gnu -I .build/debug/Modules \
	    -I .build/debug/CEmbedded.build -I .build/debug/CStandard.build \
	    -minimum-access-level public -skip-synthesized-members -output-dir .build/reference/$$module; \
	  docc convert --warnings-as-errors --fallback-display-name $$module --fallback-bundle-identifier $$module \
	    --additional-symbol-graph-dir .build/reference/$$module --output-path .build/reference/$$module.doccarchive; \
	done

torture: build ## Try to lose a trip: failing calls, kills, full disks, odd and huge files (KILLS=300)
	@Scripts/need torture
	@KILLS=$(KILLS) Scripts/torture $(PROGRAM)

attack: release ## Attack the released program: hostile addresses, servers, folders and participants
	@Scripts/attack $(RELEASED)

screenshots: build ## Recreate screenshots/, the moving picture included
	@Scripts/need screenshots
	@Scripts/screenshots

bench: release ## Time the program beside programs people know (ROUNDS=15)
	@Scripts/need bench
	@Scripts/bench $(ROUNDS)

check-tables: release ## Check the tables of teams, venues and zones against the seasons in BARNSTORM_SCHEDULES=…
	@Scripts/check-tables.py $(RELEASED)

# Fuzzing and sanitizing have builds of their own: optimized, with every check.
SECONDS := 60
RUNS ?= -1
TARGET ?=
FUZZ := .build/fuzz/release/fuzz
CHECKS := -Xswiftc -assert-config -Xswiftc Debug

fuzz: ## Fuzz readers, decoder and editor, a minute each (SECONDS=60 RUNS=… TARGET=trip)
	@Scripts/need build
	@BARNSTORM_FUZZ=1 $(SWIFT) build -c release --scratch-path .build/fuzz --product fuzz \
		-Xswiftc -sanitize=fuzzer,address $(CHECKS)
	@RUNS=$(RUNS) SECONDS_EACH=$(SECONDS) Scripts/fuzz $(FUZZ) .build/fuzz-corpora $(TARGET)

# ProgramTests are left out: the program that they drive has no sanitizer. Leaks are not reported: the sanitizer mistakes the
# content of a constant for lost where the pointer to it carries the case of an enum.
sanitize: ## Run the tests under the thread and the address sanitizer
	@Scripts/need build
	@for kind in thread address; do \
		ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=$$kind --scratch-path .build/$$kind -Xswiftc -O $(CHECKS) \
			--disable-xctest $(QUICK) --skip ProgramTests $(ARGS); \
	done

EVENTS ?= 1000000
SEED ?= 1

soak: ## A random user, a full disk and other writers against a plain model (EVENTS=1000000 SEED=1)
	@SOAK_EVENTS=$(EVENTS) SOAK_SEED=$(SEED) $(MAKE) test ARGS='--filter WholeTests'

SEEDS ?= 200

soak-sync: ## Devices that share a trip by a real Radicale and Xandikos, by chance (SEEDS=200)
	@SOAK_SEEDS=$(SEEDS) $(MAKE) test ARGS="--filter 'RadicaleAgainstMemory|RadicaleSimulation|XandikosSimulation'"

# `sudo make install` has no swift on its PATH: it installs what was built before, unless the source has changed since.
current:
	@if command -v $(SWIFT) >/dev/null; then $(MAKE) release; \
	elif [ ! -x $(GENERATED)/barnstorm ]; then \
	  echo "The program is not built, and there is no 'swift' on the PATH. Run 'make release' first, as yourself." >&2; exit 1; \
	elif [ -n "$$(find Package.swift Sources -newer $(GENERATED)/barnstorm -type f -print -quit)" ]; then \
	  echo "The source has changed since the program was built. Run 'make release' first, as yourself." >&2; exit 1; \
	fi

# A user's pages, with the licenses that they link to.
PAGES := README.md CREDITS.md CHANGELOG.md LICENSE $(wildcard LICENSES/*.txt) \
  $(filter-out $(patsubst %,docs/%.md,architecture budget decisions libraries performance where words),$(wildcard docs/*.md))

# Where each file goes, as mode, file and place; `install` and `uninstall` both read this list.
define newline


endef
define INSTALLED
755|$(GENERATED)/barnstorm|$(bindir)/barnstorm
644|docs/trip.schema.json|$(datarootdir)/barnstorm/trip.schema.json
644|$(GENERATED)/barnstorm.1|$(mandir)/man1/barnstorm.1
644|$(GENERATED)/barnstorm.bash|$(datarootdir)/bash-completion/completions/barnstorm
644|$(GENERATED)/_barnstorm|$(datarootdir)/zsh/site-functions/_barnstorm
644|$(GENERATED)/barnstorm.fish|$(datarootdir)/fish/vendor_completions.d/barnstorm.fish
$(foreach page,$(PAGES),644|$(GENERATED)/$(page)|$(docdir)/$(page)$(newline))
endef
export INSTALLED DESTDIR
EACH := sed 's/^ //; /^$$/d' <<< "$$INSTALLED" | while IFS='|' read -r mode from to

install: current ## Install under PREFIX (/usr/local), below DESTDIR if given; needs no compiler
	@$(MAKE) place

place:
	@$(EACH); do echo "install $$DESTDIR$$to"; install -D -m "$$mode" "$$from" "$$DESTDIR$$to"; done

uninstall: ## Remove what `make install` installed, with the same PREFIX and DESTDIR
	@$(EACH); do echo "rm $$DESTDIR$$to"; rm -f "$$DESTDIR$$to"; done
	@for folder in "$(docdir)/LICENSES" "$(docdir)/docs" "$(docdir)" "$(datarootdir)/barnstorm"; do \
	  [ ! -d "$$DESTDIR$$folder" ] || rmdir --ignore-fail-on-non-empty "$$DESTDIR$$folder"; done

deb: ## Make a package for Debian with dpkg-buildpackage: .build/barnstorm_VERSION_ARCHITECTURE.deb
	@Scripts/need deb
	@for file in control changelog; do $(FILL) debian/$$file.in > debian/$$file; done
	@Scripts/copyright > debian/copyright
	@rm -f debian/debhelper-build-stamp
	@dpkg-buildpackage --build=binary --no-sign --no-pre-clean --buildinfo-option=-u.build --changes-option=-u.build \
	  --buildinfo-file=.build/barnstorm.buildinfo --changes-file=.build/barnstorm.changes

ARCHIVE = barnstorm-$(VERSION)-$(shell uname -m)-linux

dist: release ## Make an archive of the static program, its manual, completions and pages: .build/barnstorm-VERSION-MACHINE-linux.tar.gz
	@rm -rf .build/dist && $(MAKE) place PREFIX= DESTDIR="$(CURDIR)/.build/dist/$(ARCHIVE)" > /dev/null
	@tar -C .build/dist --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$(SOURCE_DATE_EPOCH) -c $(ARCHIVE) | \
	  gzip -9n > .build/$(ARCHIVE).tar.gz

TAG ?= v$(VERSION)
sum = $$(awk '/$(1)/ { print $$1 }' .build/publication/SHA256SUMS)

publication: ## Collect what a release publishes of TAG=…: packages, checksums, recipes, and the changelog's section: .build/publication
	@[ "$(TAG)" = "v$(VERSION)" ] || { echo 'The tag is $(TAG), and the version of the program $(VERSION).' >&2; exit 1; }
	@rm -rf .build/publication && mkdir .build/publication && cp .build/barnstorm_$(VERSION)_*.deb .build/barnstorm-$(VERSION)-*.tar.gz .build/publication
	@cd .build/publication && sha256sum *.deb *.tar.gz > SHA256SUMS
	@for file in packaging/*.in; do \
	  $(FILL) -e "s|@SHA256_x86_64@|$(call sum,x86_64)|" -e "s|@SHA256_aarch64@|$(call sum,aarch64)|" "$$file" \
	    > .build/publication/$$(basename "$$file" .in); done
	@awk '/^## / { section++; next } section == 1' CHANGELOG.md > .build/notes.md

clean: ## Remove everything that was built
	@rm -rf .build

help: ## List these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F '|' '{ printf "  make %-13s %s\n", $$1, $$2 }'
