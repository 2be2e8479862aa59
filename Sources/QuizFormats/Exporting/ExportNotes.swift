/// Collects what is lost while a quiz is written in another format.
final class ExportNotes {
  /// The notes so far; each loss once a question, however often it was noted.
  fileprivate(set) var diagnostics: [Diagnostic] = []
  fileprivate var seen: Set<Diagnostic> = []

  /// Notes that something is lost.
  ///
  /// - Parameters:
  ///   - loss: What is lost.
  ///   - question: The number of the question, from 1, or nil for the quiz as a whole.
  func note(_ loss: Loss, question: Int? = nil) {
    add(Diagnostic(.lost(loss), at: nil, question: question))
  }

  /// Notes that a feature is lost, see ``note(_:question:)``.
  func note(_ feature: Loss.Feature, question: Int? = nil) {
    note(.feature(feature), question: question)
  }

  /// Notes that a question is left out; its number is from 1.
  func leaveOut(_ reason: LeftOut, question: Int) {
    add(Diagnostic(.leftOut(reason), at: nil, question: question))
  }

  fileprivate func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
