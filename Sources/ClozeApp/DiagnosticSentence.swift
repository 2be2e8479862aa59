internal import QuizFormats
internal import Wording

struct DiagnosticSentence {
  let diagnostic: Diagnostic
  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  func text(_ phrases: any Phrases) -> String { diagnostic.code }
}
