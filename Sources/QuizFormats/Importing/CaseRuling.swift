internal import QuizModel

/// Whether capitals count in a quiz, from what each of its questions says.
///
/// Here that holds for the whole quiz: they count when they do in all questions that are typed.
struct CaseRuling {
  /// Where the questions begin in which capitals count.
  fileprivate var respecting: [Int] = []
  fileprivate var isIgnoredSomewhere = false

  /// Adds what a question says of its typed words; nothing when it has none.
  mutating func add(_ respectsCase: [Bool], at offset: Int) {
    if respectsCase.contains(true) { respecting.append(offset) }
    if respectsCase.contains(false) { isIgnoredSomewhere = true }
  }

  /// Settles the rule, and notes in which questions it is another than theirs.
  func apply(to draft: QuizDraft) {
    guard !respecting.isEmpty else { return }
    draft.quiz.settings.match.respectsCase = !isIgnoredSomewhere
    guard isIgnoredSomewhere else { return }
    for offset in respecting { draft.note(.feature(.caseRule), at: offset) }
  }
}
