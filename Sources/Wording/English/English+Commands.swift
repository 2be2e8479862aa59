// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: CommandPhrases {
  public var programSummary: String { "Fill-in-the-blank quizzes in the terminal." }
  public var playUsage: String { "[OPTION]... [FILE]..." }
  public var playSummary: String { "play a quiz, or choose among several" }
  public var checkUsage: String { "[OPTION]... FILE..." }
  public var checkSummary: String { "say what is wrong in quiz files, and where" }

  public var importUsage: String { "[OPTION]... FILE..." }
  public var importSummary: String { "write quizzes of any format as one, in JSON" }
  public var exportUsage: String { "[OPTION]... FILE" }
  public var exportSummary: String { "write a quiz for another program" }
  public var reviewUsage: String { "[OPTION]..." }
  public var reviewSummary: String { "play what is due, from all quizzes" }
  public var statsUsage: String { "[OPTION]..." }
  public var statsSummary: String { "show what was learnt, or forget a quiz" }
  public var newUsage: String { "FILE" }
  public var newSummary: String { "write a first quiz, by a few questions" }
  public var schemaSummary: String { "print the JSON Schema of quiz files" }

  public func optionsHeading(command: String?) -> String {
    command.map { "Options for \($0):" } ?? "Options for playing:"
  }

  public var fileOptionsHeading: String { "Options for files:" }
  public var screenOptionsHeading: String { "Options for the screen:" }
  public var standardOptionsHeading: String { "Always:" }

  public func formats(_ names: [String]) -> String {
    "FORMAT is one of \(alternatives(names))."
  }

  public var helpEnd: String {
    """
    FILE is a quiz in JSON or in a format of another program, or - for standard
    input; a folder stands for every quiz in it. One file is played; several, or a
    folder, are a library to choose from. Without any, the library has your own
    quizzes and those that are installed.
    cloze COMMAND --help shows the options of a command.

    --answers and --results take - for the standard streams; both, and --pass, are
    for one quiz. Of --choose and --type the last one counts.

    Exit status: 0 done, 1 a file is wrong or --pass was missed, 2 the command line
    is wrong, 128 + n ended by signal n.
    """
  }

  public var fromOption: String { "what the files are, where that is not found out" }
  public var separatorOption: String { "what stands between columns, such as ; or \\t" }

  public func toOption(formats: [String]) -> String {
    "what to write: \(alternatives(formats))"
  }

  public var outputOption: String { "write into FILE, not to standard output" }
  public var strictNotesOption: String { "write nothing if anything would be lost" }
  public var checkTimingOption: String { "check at Enter, or as soon as all is filled" }
  public var startOption: String { "begin with question N" }
  public var limitOption: String { "ask N questions at most" }
  public var tagOption: String { "ask only what has that tag" }
  public var chooseOption: String { "offer options where one would type" }
  public var typeOption: String { "hide the options, to type them" }
  public var plainOption: String { "play line by line, without a screen" }
  public var answersOption: String { "do not ask, take the answers from FILE" }
  public var resultsOption: String { "write the results into FILE, as JSON" }
  public var passOption: String { "exit with 1 below that score" }
  public var noHistoryOption: String { "remember nothing of it" }
  public var shuffleOption: String { "put questions and options in random order" }
  public var seedOption: String { "draw the same random order for the same N" }
  public var motionOption: String { "how much moves" }
  public var colorOption: String { "how many colours; auto asks the terminal" }
  public func themeOption(names: [String]) -> String { alternatives(names) }
  public var asciiOption: String { "draw with ASCII alone" }
  public var noSyncOption: String { "draw without synchronized output" }
  public var debugMotionOption: String { "tell at the end what moved oddly" }
  public var strictOption: String { "let warnings fail, too" }
  public var formatOption: String { "how to print what is found" }
  public var statisticsFormatOption: String { "print instead of showing a screen" }
  public var forgetOption: String { "delete the history of the quiz in FILE" }
  public var languageOption: String { "speak it, whatever the locale says" }
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

  public func valueNotPercentage(option: String, value: String) -> String {
    "\(option) takes a whole number from 0 to 100, not \(value.quoted)"
  }

  public func unknownCommand(_ word: String) -> String {
    "\(word.quoted) is neither a command nor a file"
  }

  public func unexpectedOperand(_ word: String) -> String { "takes no file, but got \(word)" }
  public func noSeparator(_ text: String) -> String {
    "--separator takes what stands between columns, such as ; or \\t, not \(text.quoted)"
  }

  public var nothingToConvert: String { "name a quiz file, or -" }

  public func noTarget(formats: [String]) -> String { "--to is needed: \(alternatives(formats))" }

  public func outputOverwrites(_ file: String) -> String {
    "--output would overwrite \(file), which is read"
  }

  public func notesWhilePlaying(_ count: Int, file: String) -> String {
    "\(file): \(counted(count, "thing")) could not be carried over; cloze check lists \(count == 1 ? "it" : "them")"
  }

  public func converted(questions: Int, files: Int, notes: Int) -> String {
    let origin = files == 1 ? "" : " of \(files) files"
    return "\(counted(questions, "question"))\(origin), \(counted(notes, "note"))"
  }

  public var nothingConverted: String { "nothing is written: no question is left" }

  public func notConverted(notes: Int) -> String {
    "nothing is written: \(counted(notes, "note")), and --strict allows none"
  }

  public var needsOneNewFile: String { "name the file to write, and only one" }
  public var nothingToCheck: String { "name what to check: files, folders, or -" }

  public func startAfterEnd(start: Int, questions: Int) -> String {
    "there is no question \(start) to start with, only \(questions)"
  }

  public func unknownTag(_ tag: String, tags: [String]) -> String {
    let known = tags.isEmpty ? "there are no tags" : "there are \(tags.joined(separator: ", "))"
    return "no question has the tag \(tag.quoted); \(known)"
  }

  public func needsOneFile(option: String) -> String {
    "\(option) is for one quiz; name a file, and only one"
  }

  public var inputTwice: String { "standard input can be the quiz or the answers, not both" }

  public func resultsOverwrite(_ file: String) -> String {
    "--results would overwrite \(file), which is read"
  }

  public func noQuizWithTag(_ tag: String) -> String {
    "no quiz has a question with the tag \(tag.quoted)"
  }

  public func cannotWrite(_ file: String, reason: String) -> String { "\(file): \(reason)" }

  public func notPassed(_ percentage: Int, needed: Int) -> String {
    "not passed: \(percentage) % of the \(needed) % that --pass asks for"
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

  public var noAnswers: String {
    "the quiz is standard input, and there is no terminal to answer on; use --answers"
  }

  public var unnamedTerminalType: String { "TERM is not set, so the terminal is unknown" }

  public func unknownTerminalType(_ name: String) -> String {
    "the terminal type '\(name)' (TERM) is unknown here; try TERM=xterm-256color"
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
