internal import QuizFormats
internal import Wording

extension QuizFile {
  /// How many things of another program's file are lost, in one line; nil when nothing is, and for
  /// files of our own format.
  func notesSummary(_ phrases: any CommandPhrases) -> String? {
    guard format != nil, format != QuizReading.native, case .success(let loaded) = result,
      !loaded.warnings.isEmpty
    else { return nil }
    return phrases.notesWhilePlaying(loaded.warnings.count, file: name.shownOnOneLine)
  }
}

extension QuizFileError {
  /// Whether the file is of another program, so that what was noted tells why nothing is left of it.
  var isOfImport: Bool {
    diagnostics.contains { diagnostic in
      if case .importFailure(.nothingPlayable) = diagnostic.cause { true } else { false }
    }
  }
}
