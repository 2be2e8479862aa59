// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: CommandPhrases {
  public var programSummary: String { "Fill-in-the-blank quizzes in the terminal." }
  public var playUsage: String { "[OPTION]... [FILE]..." }
  public var playSummary: String { "play a quiz, or choose among several" }
  public var checkUsage: String { "[OPTION]... FILE..." }
  public var checkSummary: String { "say what is wrong in quiz files, and where" }

  public func optionsHeading(command: String?) -> String {
    command.map { "Options for \($0):" } ?? "Options for playing:"
  }

  public var standardOptionsHeading: String { "Always:" }

  public var helpEnd: String {
    """
    FILE is a quiz in JSON, or - for standard input; a folder stands for every quiz
    in it. One file is played; several, or a folder, are a library to choose from.
    Without any, the library has your own quizzes and those that are installed.

    Exit status: 0 done, 1 a file is wrong, 2 the command line is wrong.
    """
  }

  public var checkTimingOption: String { "check at Enter, or as soon as all is filled" }
  public var startOption: String { "begin with question N" }
  public var limitOption: String { "ask N questions at most" }
  public var shuffleOption: String { "put questions and options in random order" }
  public var seedOption: String { "draw the same random order for the same N" }
  public var motionOption: String { "how much moves" }
  public var colorOption: String { "how many colours; auto asks the terminal" }
  public var asciiOption: String { "draw with ASCII alone" }
  public var noSyncOption: String { "draw without synchronized output" }
  public var debugMotionOption: String { "tell at the end what moved oddly" }
  public var strictOption: String { "let warnings fail, too" }
  public var formatOption: String { "how to print what is found" }
  public var helpOption: String { "show this page" }
  public var versionOption: String { "show the version" }

  public func usageError(_ sentence: String) -> String { "\(sentence); see cloze --help" }
  public func unknownOption(_ option: String) -> String { "there is no option \(option)" }

  public func ambiguousOption(_ option: String, candidates: [String]) -> String {
    "\(option) could be \(alternatives(candidates))"
  }

  public func missingValue(option: String) -> String { "\(option) needs a value" }
  public func unexpectedValue(option: String) -> String { "\(option) takes no value" }

  public func valueNotAllowed(option: String, value: String, allowed: [String]) -> String {
    "\(option) takes \(alternatives(allowed)), not \(value.quoted)"
  }

  public func valueNotNumber(option: String, value: String, least: Int) -> String {
    "\(option) takes a whole number from \(least) on, not \(value.quoted)"
  }

  public func unknownCommand(_ word: String) -> String {
    "\(word.quoted) is neither a command nor a file"
  }

  public var nothingToCheck: String { "name what to check: files, folders, or -" }

  public func startAfterEnd(start: Int, questions: Int) -> String {
    "there is no question \(start) to start with, only \(questions)"
  }

  public func noQuizIn(folder: String) -> String { "\(folder): no quiz (*.json) in this folder" }

  public func noQuizInstalled(folders: [String]) -> String {
    guard !folders.isEmpty else { return "no quiz is installed; name a file" }
    return "no quiz (*.json) in \(alternatives(folders)); put one there, or name a file"
  }

  public func moreErrors(_ count: Int, file: String) -> String {
    "\(file): \(counted(count, "more error")); cloze check shows them all"
  }

  public func outputFailed(reason: String) -> String { "standard output: \(reason)" }
  public func inQuestion(_ number: Int, _ sentence: String) -> String {
    "Question \(number): \(sentence)"
  }

  public var error: String { "error" }
  public var warning: String { "warning" }

  public func checkResult(errors: Int, warnings: Int, faultyFiles: Int, files: Int) -> String {
    guard errors + warnings > 0 else { return "\(counted(files, "file")), no errors" }
    let found = [
      errors > 0 ? counted(errors, "error") : nil,
      warnings > 0 ? counted(warnings, "warning") : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    let place = files == 1 ? "1 file" : "\(faultyFiles) of \(files) files"
    return "\(found) in \(place)"
  }

  public var noTerminal: String { "a quiz plays on a terminal, and there is none here" }
  public var unnamedTerminalType: String { "TERM is not set, so the terminal is unknown" }

  public func unknownTerminalType(_ name: String) -> String {
    "the terminal type '\(name)' (TERM) is unknown here; try TERM=xterm-256color"
  }

  public func terminalWithoutScreen(_ name: String) -> String {
    "a terminal of type '\(name)' (TERM) has no screen to play on"
  }

  public func terminalRefused(reason: String) -> String { "the terminal: \(reason)" }

  fileprivate func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  fileprivate func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}
