/// How a quiz is played and marked.
public struct QuizSettings: Hashable, Sendable {
  /// When a filled question is checked.
  public enum CheckTiming: String, CaseIterable, Hashable, Sendable {
    /// When the person asks for it.
    case submit
    /// As soon as the last blank is filled.
    case instant
  }

  /// When the right answers are shown.
  public enum SolutionTiming: String, CaseIterable, Hashable, Sendable {
    /// After each question, once no attempt is left.
    case each
    /// On the results only.
    case end
    /// Not at all.
    case never
  }

  /// How the blanks of a question add up.
  public enum Scoring: String, CaseIterable, Hashable, Sendable {
    /// Each blank earns its own points.
    case perBlank = "per-blank"
    /// All the question's points, or none.
    case allOrNothing = "all-or-nothing"
  }

  /// Whether the questions come in a random order.
  public var shufflesQuestions: Bool
  /// Whether the options of a row come in a random order.
  public var shufflesOptions: Bool
  /// When a filled question is checked.
  public var check: CheckTiming
  /// How many checks a question allows; 0 stands for as many as one likes.
  public var attempts: Int
  /// When the right answers are shown.
  public var showSolution: SolutionTiming
  /// How the blanks of a question add up.
  public var scoring: Scoring
  /// How typed answers are compared.
  public var match: MatchRules

  /// Makes settings; the defaults are the format's.
  public init(
    shufflesQuestions: Bool = false,
    shufflesOptions: Bool = false,
    check: CheckTiming = .submit,
    attempts: Int = 1,
    showSolution: SolutionTiming = .each,
    scoring: Scoring = .perBlank,
    match: MatchRules = MatchRules()
  ) {
    self.shufflesQuestions = shufflesQuestions
    self.shufflesOptions = shufflesOptions
    self.check = check
    self.attempts = attempts
    self.showSolution = showSolution
    self.scoring = scoring
    self.match = match
  }
}

/// How a typed answer is compared with the right one.
public struct MatchRules: Hashable, Sendable {
  /// Whether upper and lower case differ.
  public var respectsCase: Bool
  /// Whether accents count.
  public var respectsAccents: Bool
  /// Whether final punctuation counts.
  public var respectsPunctuation: Bool
  /// How many edits are forgiven, in words of four letters or more.
  public var forgivenTypos: Int

  /// Makes rules; the defaults are the format's.
  public init(
    respectsCase: Bool = false,
    respectsAccents: Bool = true,
    respectsPunctuation: Bool = true,
    forgivenTypos: Int = 0
  ) {
    self.respectsCase = respectsCase
    self.respectsAccents = respectsAccents
    self.respectsPunctuation = respectsPunctuation
    self.forgivenTypos = forgivenTypos
  }
}
