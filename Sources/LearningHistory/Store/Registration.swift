/// A quiz that is in the history, as it was when it was registered.
public struct Registration: Hashable, Sendable {
  /// The path of the quiz.
  public let path: String
  /// The row of the quiz.
  let quiz: Int64
  /// The rows of its questions by identity.
  let questions: [String: Int64]

  /// The rows of questions; those that are not of the quiz are left out.
  func rows(of identities: [String]) -> [Int64] { identities.compactMap { questions[$0] } }
}
