public import Foundation
public import Testing

/// Compares a text with the one kept in `<folder>/<name>.txt` beside the test's source file.
///
/// With `RECORD_GOLDEN=1` in the environment the text is kept instead, and an issue says so: look at
/// the difference before committing it. A missing file is an issue, too.
///
/// - Parameters:
///   - text: What a person would see.
///   - name: The file's name without `.txt`.
///   - folder: The folder, beside the source file.
///   - filePath: The source file of the test.
///   - sourceLocation: Where issues are shown.
public func expectGolden(
  _ text: String,
  named name: String,
  in folder: String = "Frames",
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let url = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent(folder).appendingPathComponent("\(name).txt")
  expectGolden(text, at: url, sourceLocation: sourceLocation)
}

/// Compares a text with the one kept in a file, or keeps it, as ``expectGolden`` of a name does.
///
/// - Parameters:
///   - text: What is to be in the file.
///   - url: The file.
///   - sourceLocation: Where issues are shown.
public func expectGolden(
  _ text: String, at url: URL, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = GoldenFile(url: url)
  let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
  let issue = isRecording ? file.record(text) : file.issue(with: text)
  if let issue { Issue.record("\(issue)", sourceLocation: sourceLocation) }
}
