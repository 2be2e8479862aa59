/// What the command line says, as functions of plain values.
///
/// Sentences about a wrong command line have no full stop: they are put into ``usageError(_:)``.
public protocol CommandPhrases: Sendable {
  // MARK: Help

  /// What the program is.
  var programSummary: String { get }
  /// What follows the program's name to play.
  var playUsage: String { get }
  /// What playing is.
  var playSummary: String { get }
  /// What follows the name of `check`.
  var checkUsage: String { get }
  /// What `check` does.
  var checkSummary: String { get }
  /// What follows the name of `import`.
  var importUsage: String { get }
  /// What `import` does.
  var importSummary: String { get }
  /// What follows the name of `export`.
  var exportUsage: String { get }
  /// What `export` does.
  var exportSummary: String { get }
  /// What follows the name of `review`.
  var reviewUsage: String { get }
  /// What `review` does.
  var reviewSummary: String { get }
  /// What follows the name of `stats`.
  var statsUsage: String { get }
  /// What `stats` does.
  var statsSummary: String { get }
  /// What follows the name of `new`.
  var newUsage: String { get }
  /// What `new` does.
  var newSummary: String { get }
  /// What `schema` does.
  var schemaSummary: String { get }
  /// The heading over the options of a command; nil is playing.
  func optionsHeading(command: String?) -> String
  /// The heading over the options of all that reads quiz files.
  var fileOptionsHeading: String { get }
  /// The heading over the options of all that shows a screen.
  var screenOptionsHeading: String { get }
  /// The heading over the options that every command has.
  var standardOptionsHeading: String { get }
  /// What `--from` takes.
  func formats(_ names: [String]) -> String
  /// What stands below all options.
  var helpEnd: String { get }

  // MARK: Options, each in one line of the help

  /// The format of the files that are read.
  var fromOption: String { get }
  /// What stands between the columns of a table.
  var separatorOption: String { get }
  /// The format that is written.
  func toOption(formats: [String]) -> String
  /// Where a converted quiz is written.
  var outputOption: String { get }
  /// That something is lost is a failure.
  var strictNotesOption: String { get }
  /// When a question is checked.
  var checkTimingOption: String { get }
  /// The first question.
  var startOption: String { get }
  /// The number of questions.
  var limitOption: String { get }
  /// The tag that questions need.
  var tagOption: String { get }
  /// Typed blanks become choices.
  var chooseOption: String { get }
  /// Choices become typed blanks.
  var typeOption: String { get }
  /// Line by line.
  var plainOption: String { get }
  /// The answers come from a file.
  var answersOption: String { get }
  /// Where the results are written.
  var resultsOption: String { get }
  /// The percentage that is needed.
  var passOption: String { get }
  /// Nothing is remembered.
  var noHistoryOption: String { get }
  /// A random order.
  var shuffleOption: String { get }
  /// The same random order again.
  var seedOption: String { get }
  /// How much moves.
  var motionOption: String { get }
  /// How many colours are used.
  var colorOption: String { get }
  /// Which of the themes is used.
  func themeOption(names: [String]) -> String
  /// Nothing but ASCII.
  var asciiOption: String { get }
  /// No synchronized output.
  var noSyncOption: String { get }
  /// What was probably not meant about how things move.
  var debugMotionOption: String { get }
  /// Warnings count as errors.
  var strictOption: String { get }
  /// How findings are printed.
  var formatOption: String { get }
  /// How statistics are printed.
  var statisticsFormatOption: String { get }
  /// The quiz whose history is deleted.
  var forgetOption: String { get }
  /// The language of all sentences.
  var languageOption: String { get }
  /// The help.
  var helpOption: String { get }
  /// The version.
  var versionOption: String { get }

  // MARK: Wrong command lines

  /// A sentence about a wrong command line, with the way to the help.
  func usageError(_ sentence: String) -> String
  /// No option has that name.
  func unknownOption(_ option: String) -> String
  /// Several options begin like that.
  func ambiguousOption(_ option: String, candidates: [String]) -> String
  /// An option lacks its value.
  func missingValue(option: String) -> String
  /// An option has a value and takes none.
  func unexpectedValue(option: String) -> String
  /// A value is none of those allowed.
  func valueNotAllowed(option: String, value: String, allowed: [String]) -> String
  /// A value is not a whole number in range.
  func valueNotNumber(option: String, value: String, least: Int) -> String
  /// A value is not a whole percentage.
  func valueNotPercentage(option: String, value: String) -> String
  /// A word is neither a command nor a file.
  func unknownCommand(_ word: String) -> String
  /// A command that takes no file was given one.
  func unexpectedOperand(_ word: String) -> String
  /// A text cannot stand between the columns of a table.
  func noSeparator(_ text: String) -> String
  /// There is nothing to convert.
  var nothingToConvert: String { get }
  /// It is not said what to convert into.
  func noTarget(formats: [String]) -> String
  /// The output would take the place of a file that is read.
  func outputOverwrites(_ file: String) -> String
  /// What is to be written is not named, or more than that.
  var needsOneNewFile: String { get }
  /// Nothing to check is named.
  var nothingToCheck: String { get }
  /// The question to begin with comes after the last one.
  func startAfterEnd(start: Int, questions: Int) -> String

  /// No question has a tag; those there are may be none.
  func unknownTag(_ tag: String, tags: [String]) -> String
  /// An option is for one quiz alone.
  func needsOneFile(option: String) -> String
  /// Standard input cannot be two files.
  var inputTwice: String { get }
  /// The results would overwrite a file that is read.
  func resultsOverwrite(_ file: String) -> String

  // MARK: Files

  /// A folder has no quiz in it.
  func noQuizIn(folder: String) -> String
  /// Nothing is named, and no quiz is in the folders where they are looked for, if there are any.
  func noQuizInstalled(folders: [String]) -> String
  /// No quiz of the library has a question with a tag.
  func noQuizWithTag(_ tag: String) -> String
  /// So many things of a file are lost while it is played.
  func notesWhilePlaying(_ count: Int, file: String) -> String
  /// A quiz was converted: so many questions of so many files, with so many notes.
  func converted(questions: Int, files: Int, notes: Int) -> String
  /// A quiz was not converted because none of its questions is left.
  var nothingConverted: String { get }
  /// A quiz was not converted because something would be lost.
  func notConverted(notes: Int) -> String
  /// A file cannot be written; the reason is in the system's words.
  func cannotWrite(_ file: String, reason: String) -> String
  /// A score, as a percentage, is below the one that is needed.
  func notPassed(_ percentage: Int, needed: Int) -> String
  /// More errors were found in a file than were shown.
  func moreErrors(_ count: Int, file: String) -> String
  /// Results could not be written; the reason is in the system's words.
  func outputFailed(reason: String) -> String
  /// A sentence about a question with its number, from 1.
  func inQuestion(_ number: Int, _ sentence: String) -> String
  /// The word for an error.
  var error: String { get }
  /// The word for a warning.
  var warning: String { get }
  /// What a check of one or more files has found, in one line.
  ///
  /// - Parameters:
  ///   - errors: The errors in all files.
  ///   - warnings: The warnings in all files.
  ///   - faultyFiles: The files with an error or a warning.
  ///   - files: The files checked.
  /// - Returns: The line without its end.
  func checkResult(errors: Int, warnings: Int, faultyFiles: Int, files: Int) -> String

  // MARK: Screens

  /// The quiz was standard input, and nothing else gives answers.
  var noAnswers: String { get }
  /// The environment does not say which type of terminal it is.
  var unnamedTerminalType: String { get }
  /// The system does not know the type of the terminal.
  func unknownTerminalType(_ name: String) -> String
  /// The system refuses the terminal; the reason is in its words.
  func terminalRefused(reason: String) -> String
}
