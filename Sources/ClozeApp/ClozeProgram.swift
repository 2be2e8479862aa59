public import Wording

/// The program from its command line to its exit status.
///
/// It is given everything that it needs of the process, so tests can run it without one.
public struct ClozeProgram {
  /// Plays on the screen until the person leaves, in a language.
  public typealias Player = (Playable, PlayOptions, any Phrases) -> ExitStatus

  /// The name that messages begin with.
  static let name = "cloze"
  /// The version of this release.
  static let version = "0.1.0"

  /// Where files named `-` come from, and where results and messages go.
  let streams: any StandardStreams
  /// Where quizzes are when none is named.
  let places: QuizPlaces
  /// The libraries that it runs with, each with its version.
  let libraries: [String]
  /// The language of all sentences.
  fileprivate(set) var phrases: any Phrases = English()
  /// The person's defaults.
  fileprivate(set) var configuration = Configuration()
  fileprivate let locale: PersonLocale
  fileprivate let player: Player

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - streams: Standard input, output and error.
  ///   - places: Where quizzes are when none is named, and where the person's defaults are.
  ///   - libraries: The libraries that it runs with, each as `--version` shows it: name, version.
  ///   - locale: What the environment says about the person's language.
  ///   - play: Plays what has been found to be good.
  public init(
    streams: any StandardStreams, places: QuizPlaces = QuizPlaces(), libraries: [String] = [],
    locale: PersonLocale = PersonLocale(), play: @escaping Player
  ) {
    self.streams = streams
    self.places = places
    self.libraries = libraries
    self.locale = locale
    player = play
  }

  /// Does what a command line says.
  ///
  /// - Parameter words: The command line without the program's name.
  /// - Returns: How the process is to end.
  public func run(_ words: [String]) -> ExitStatus {
    let (command, words) = CommandTable.choose(by: words)
    var program = self
    program.configuration = Configuration(file: places.configuration)
    program.phrases =
      LanguageChoice(words, shapes: command.shapes, program.configuration, locale).language.phrases
    return program.runToEnd(command, words)
  }

  /// Plays what has been found to be good.
  func play(_ playable: Playable, _ options: PlayOptions) -> ExitStatus {
    player(playable, options, phrases)
  }

  fileprivate func runToEnd(_ command: any Command, _ words: [String]) -> ExitStatus {
    let status = attempt(command, words)
    guard let reason = streams.outputFailure else { return status }
    complain(phrases.outputFailed(reason: reason))
    return status == .success ? .failure : status
  }

  fileprivate func attempt(_ command: any Command, _ words: [String]) -> ExitStatus {
    do {
      return try command.run(words, in: self)
    } catch {
      let sentence = phrases.usageError(error.sentence(phrases))
      complain([command.name, sentence].compactMap { $0 }.joined(separator: ": "))
      return .usage
    }
  }

  /// What `--version` prints: the program, and on a line of their own the libraries it runs with.
  ///
  /// Those are the ones of this machine, not those that it was built with: what happens on a terminal
  /// or to a history depends on them.
  var versions: String {
    let lines = ["\(Self.name) \(Self.version)", libraries.joined(separator: ", ")]
    return lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  /// The history, for what is not played.
  var journal: Journal { Journal(places.history.map { .file($0) } ?? .unknown, phrases: phrases) }

  /// Writes a message of one line to standard error.
  func complain(_ message: String) {
    streams.writeError("\(Self.name): \(message)\n")
  }
}
