internal import Wording

/// Something that the program can be told to do.
protocol Command: Sendable {
  /// The values that its options change.
  associatedtype Options

  /// The word that names it, or nil for what is done when no command is named.
  var name: String? { get }
  /// Its own options, in the order of the help.
  var options: [CommandOption<Options>] { get }
  /// The options that it shares with all that read quiz files; none when it reads none.
  var fileOptions: [CommandOption<Options>] { get }
  /// The options that it shares with all that show a screen; none when it shows none.
  var screenOptions: [CommandOption<Options>] { get }
  /// The values before any option.
  var defaults: Options { get }

  /// What follows its name.
  func usage(_ phrases: any CommandPhrases) -> String
  /// What it does, in one line of the help.
  func summary(_ phrases: any CommandPhrases) -> String
  /// Does it.
  func run(
    _ options: Options, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus
}

extension Command {
  var fileOptions: [CommandOption<Options>] { [] }

  var screenOptions: [CommandOption<Options>] { [] }

  /// Whether it reads quiz files.
  var readsFiles: Bool { !fileOptions.isEmpty }

  /// Its own options and those that it shares.
  var allOptions: [CommandOption<Options>] { options + fileOptions + screenOptions }

  /// How getopt_long sees its options.
  var shapes: [OptionShape] { allOptions.map(\.shape) }

  /// Its first line in the help: how it is called, and what it does.
  func helpRow(_ phrases: any CommandPhrases) -> HelpPage.Row {
    let words = [ClozeProgram.name, name, usage(phrases)].compactMap { $0 }
      .filter { !$0.isEmpty }
    return HelpPage.Row(words.joined(separator: " "), summary(phrases))
  }

  /// Its options in the help, by what they are for; groups without any are left out.
  func optionGroups(_ phrases: any CommandPhrases) -> [HelpPage.Group] {
    let groups = [
      (phrases.optionsHeading(command: name), options),
      (phrases.fileOptionsHeading, fileOptions),
      (phrases.screenOptionsHeading, screenOptions),
    ]
    return groups.filter { !$1.isEmpty }.map { heading, options in
      HelpPage.Group(
        heading: heading,
        rows: options.map { HelpPage.Row($0.shape, $0.placeholder, $0.summary(phrases)) })
    }
  }

  /// Reads the words after its name and does what they say.
  func run(_ words: [String], in program: ClozeProgram) throws(UsageError) -> ExitStatus {
    let configuration = program.configuration
    let defaults = defaults(by: configuration)
    switch try CommandLineArguments(words, options: allOptions, defaults: defaults) {
    case .run(let options, let operands):
      guard configuration.problems.isEmpty else {
        configuration.lines(program.phrases).forEach(program.complain)
        return .failure
      }
      return try run(options, operands: operands, in: program)
    case .page(.version):
      program.streams.writeOutput(program.versions)
      return .success
    case .page(.help):
      let page = name == nil ? HelpPage(program.phrases) : HelpPage(of: self, program.phrases)
      program.streams.writeOutput(page.text)
      return .success
    }
  }
}
