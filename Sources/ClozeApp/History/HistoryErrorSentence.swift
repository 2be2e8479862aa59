internal import LearningHistory
internal import Wording

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension HistoryError {
  /// Why answers are not kept, as a part of a sentence.
  func reason(_ phrases: any HistoryPhrases) -> String {
    switch cause {
    case .cannotCreateFolder(let folder, let code):
      phrases.historyTrouble(
        .cannotMakeFolder, file: folder.shownOnOneLine, reason: Self.word(for: code))
    case .cannotOpen(let code):
      phrases.historyTrouble(.cannotOpen, file: file, reason: Self.word(for: code))
    case .readOnly: phrases.historyTrouble(.readOnly, file: file, reason: nil)
    case .full: phrases.historyTrouble(.full, file: file, reason: nil)
    case .damaged: phrases.historyTrouble(.damaged, file: file, reason: nil)
    case .busy: phrases.historyTrouble(.busy, file: file, reason: nil)
    case .foreign: phrases.historyTrouble(.foreign, file: file, reason: nil)
    case .newerVersion: phrases.historyTrouble(.newerVersion, file: file, reason: nil)
    case .unknown, .other:
      phrases.historyTrouble(.other, file: file, reason: message.isEmpty ? nil : message)
    }
  }

  fileprivate var file: String { path.shownOnOneLine }

  /// The system's word for an error number; nil for none.
  fileprivate static func word(for code: Int32) -> String? {
    code == 0 ? nil : String(cString: strerror(code))
  }
}
