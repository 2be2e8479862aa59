PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?= Quizzes
FORMAT ?= any
SECONDS ?= 600

program = .build/release/cloze
# How everything is built that is measured or installed.
release = -c release $$(.packaging/link-flags) -Xswiftc -cross-module-optimization
bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share
quizzes = $(share)/cloze/quizzes
man = $(share)/man/man1
bash = $(share)/bash-completion/completions
zsh = $(share)/zsh/site-functions
fish = $(share)/fish/vendor_completions.d

# Checks and tests are built alike, so that the second of them finds everything built.
strict = --explicit-target-dependency-import-check error \
  -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Werror

.PHONY: help run build install uninstall test soak check bench fuzz docs deb dist try-deb pictures clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

run: build ## Open the quizzes that come with it; ARGS="…" says what else to run
	@$(program) $(ARGS)

build: $(program) ## Build the program as it is installed

# A rule of its own, so that "sudo make install" needs no Swift when all is built.
$(program): Package.swift $(shell find Sources)
	@.packaging/install-dependencies run
	swift build $(release) --product cloze
	@touch $@

install: build ## Install the program, its quizzes, manual and completions below PREFIX
	install -d "$(bin)" "$(quizzes)" "$(man)" "$(bash)" "$(zsh)" "$(fish)"
	install -m 755 $(program) "$(bin)/cloze"
	install -m 644 Quizzes/*.json "$(quizzes)"
	install -m 644 .packaging/cloze.1 "$(man)"
	install -m 644 .packaging/completions/cloze.bash "$(bash)/cloze"
	install -m 644 .packaging/completions/_cloze "$(zsh)"
	install -m 644 .packaging/completions/cloze.fish "$(fish)"

# Only what was installed: other quizzes in that folder are someone's own.
uninstall: ## Remove from below PREFIX what was installed
	rm -f "$(bin)/cloze" "$(man)/cloze.1" "$(bash)/cloze" "$(zsh)/_cloze" "$(fish)/cloze.fish"
	for quiz in Quizzes/*.json; do rm -f "$(quizzes)/$${quiz#Quizzes/}"; done
	rmdir "$(quizzes)" "$(share)/cloze" 2> /dev/null || true

test: ## Run all tests
	@.packaging/install-dependencies test
	swift test --disable-xctest $(strict)

soak: build ## Run the long tests on the built program and print their figures
	@.packaging/install-dependencies test
	CLOZE_SOAK="$(abspath $(program))" swift test --disable-xctest $(strict) --no-parallel \
	  --filter SoakTests

check: ## Check format, imports and warnings
	@.packaging/install-dependencies test
	swift format lint --strict --parallel --recursive Sources Tests Package.swift
	.packaging/check-imports
	swift build --build-tests $(strict)

bench: ARGS =
bench: build ## Measure it: ARGS="start key --repeats 40"; GATE=1 fails where a target is missed
	@.packaging/install-dependencies test
	swift build $(release) --product ClozeBench
	@rm -rf .build/bench/run
	@BENCH_PEERS="$${BENCH_PEERS:-$$(.packaging/bench-peers)}" GATE="$(GATE)" \
	  .build/release/ClozeBench $(ARGS)

fuzz: ## Look for files that crash it: FORMAT=gift SECONDS=600
	@.packaging/install-dependencies run
	.packaging/fuzz $(FORMAT) $(SECONDS)

docs: ## Build the pages of the library MatchedGeometry in .build/docs
	@.packaging/build-docs

deb: build ## Build a Debian package in .build/deb
	@.packaging/build-deb

try-deb: deb ## Install, run and remove the package in a fresh Debian (as root)
	.packaging/try-deb

dist: ## Pack the sources of the commit in .build/dist
	@.packaging/build-dist

pictures: build ## Record the pictures of README.md anew
	@.packaging/record-pictures $(program)

clean: ## Remove everything that was built
	rm -rf .build
