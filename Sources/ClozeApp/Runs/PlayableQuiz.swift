public import QuizModel
internal import QuizViewModels

/// A quiz that is ready to be played.
public struct PlayableQuiz: Hashable, Sendable {
  /// The quiz as the options want it.
  public let quiz: Quiz
  /// The quiz as the history knows it.
  let known: KnownQuiz
  /// The file as it was named, or nil when there is none that could be edited.
  let file: String?

  /// Takes a quiz as it is, from no file.
  public init(_ quiz: Quiz, title: String) {
    self.init(quiz, file: nil, title: title, options: PlayOptions())
  }

  /// Makes a quiz ready that was read.
  ///
  /// - Parameters:
  ///   - quiz: The quiz as its file has it.
  ///   - file: The file as it was named; nil, or `-`, for none.
  ///   - title: What it is called.
  ///   - options: What the command line wants of it.
  init(_ quiz: Quiz, file: String?, title: String, options: PlayOptions) {
    let file = file == "-" ? nil : file
    self.quiz = options.applied(to: quiz)
    self.file = file
    known = KnownQuiz(quiz: quiz, title: title, path: file?.canonicalPath)
  }

  /// Whether it is from a file that an editor can open at a question.
  var canBeEdited: Bool { file != nil && quiz.questions.contains { $0.line != nil } }

  /// What it is called.
  public var title: String { known.title }

  /// The questions that a plan leaves, in its order.
  func questions(_ plan: RunPlan) -> [RunQuestion] {
    plan.questions(of: quiz, source: known.source, identities: known.quiz.identities)
  }
}
