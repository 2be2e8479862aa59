import Foundation
import QuizFormats
import QuizModel

/// Everything that loading a file finds, be it refused or not.
func findings(in text: String) -> [Diagnostic] {
  findings(in: Array(text.utf8))
}

/// Everything that loading a file finds, be it refused or not.
func findings(in bytes: [UInt8]) -> [Diagnostic] {
  do throws(QuizFileError) {
    return try QuizLoader.load(SourceText(bytes)).warnings
  } catch {
    return error.diagnostics
  }
}

/// The quiz in a file that is expected to be sound.
func quiz(in text: String) throws -> Quiz {
  try QuizLoader.load(SourceText(Array(text.utf8))).quiz
}

/// The folder of the package.
let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The JSON files of a folder of the package in the order of their names; none when it is missing.
func jsonFiles(in folder: String) -> [URL] {
  let url = packageFolder.appending(path: folder)
  let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  return names.filter { $0.hasSuffix(".json") }.sorted().map { url.appending(path: $0) }
}
