PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?= Quizzes
FORMAT ?= any
SECONDS ?= 600

program = .build/release/cloze
bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share/cloze

# Checks and tests are built alike, so that the second of them finds everything built.
strict = --explicit-target-dependency-import-check error \
  -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Werror

.PHONY: help run build install test check fuzz docs clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: build ## Open the quizzes that come with it; ARGS="…" says what else to run
	@$(program) $(ARGS)

build: $(program) ## Build the program as it is installed

# A rule of its own, so that "sudo make install" needs no Swift when all is built.
$(program): Package.swift $(shell find Sources)
	@.packaging/install-dependencies run
	swift build -c release --static-swift-stdlib --product cloze
	@touch $@

install: build ## Install the program and its quizzes below PREFIX
	install -d "$(bin)" "$(share)/quizzes"
	install -m 755 $(program) "$(bin)/cloze"
	install -m 644 Quizzes/*.json "$(share)/quizzes"

test: ## Run all tests
	@.packaging/install-dependencies test
	swift test --disable-xctest $(strict)

check: ## Check format, imports and warnings
	@.packaging/install-dependencies test
	swift format lint --strict --parallel --recursive Sources Tests Package.swift
	.packaging/check-imports
	swift build --build-tests $(strict)

fuzz: ## Look for files that crash it: FORMAT=gift SECONDS=600
	@.packaging/install-dependencies run
	.packaging/fuzz $(FORMAT) $(SECONDS)

docs: ## Build the pages of the library MatchedGeometry in .build/docs
	@.packaging/build-docs

clean: ## Remove everything that was built
	rm -rf .build
