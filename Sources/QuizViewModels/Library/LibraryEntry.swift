public import QuizModel

/// A quiz of the library, or a file that should be one.
public struct LibraryEntry: Hashable, Sendable, Identifiable {
  /// What is known of the file.
  ///
  /// Held by reference, so that hundreds of entries are quick to put in order and to filter.
  public indirect enum Contents: Hashable, Sendable {
    /// It can be played.
    case quiz(Quiz)
    /// It cannot: sentences that say what is wrong and where, at least one, already worded.
    case broken([String])
  }

  /// What tells the entry from the others: the path of its file as it was found.
  public let id: String
  /// The title of the quiz, or the file's name without folders and extension; as the file has it, so
  /// it may hold what a terminal must not be sent.
  public let title: String
  /// The file as people would name it.
  public let name: String
  /// The quiz, or what is wrong with the file.
  public let contents: Contents
  /// How the person stands with the quiz, or nil when that is not known.
  public var standing: QuizStanding?

  /// Makes an entry of its parts.
  public init(
    id: String, title: String, name: String, contents: Contents, standing: QuizStanding? = nil
  ) {
    self.id = id
    self.title = title
    self.name = name
    self.contents = contents
    self.standing = standing
  }

  /// The quiz, or nil when the file is broken.
  public var quiz: Quiz? {
    if case .quiz(let quiz) = contents { quiz } else { nil }
  }

  /// What is wrong with the file; nothing when it can be played.
  public var problems: [String] {
    if case .broken(let problems) = contents { problems } else { [] }
  }
}
