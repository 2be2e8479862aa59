public import Testing
internal import Foundation

/// Whether this run keeps what it sees: `RECORD_GOLDEN=1` in the environment.
public let isRecordingGolden = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

/// Compares a text with the one kept in `<folder>/<name>.txt` beside the test's source file.
///
/// With `RECORD_GOLDEN=1` in the environment the text is kept instead and an issue says so: look at
/// the difference before committing it. A missing file is an issue. Line feeds at the end of a file
/// do not count, so that editors may add one.
///
/// - Parameters:
///   - text: What a person would see.
///   - name: The file's name without `.txt`.
///   - folder: The folder, beside the source file.
///   - isRecording: Whether to keep the text.
///   - filePath: The source file of the test.
///   - sourceLocation: Where issues are shown.
public func expectGolden(
  _ text: String,
  named name: String,
  in folder: String = "Frames",
  isRecording: Bool = isRecordingGolden,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent(folder).appendingPathComponent("\(name).txt")
  let issue: String?
  if isRecording {
    issue = recordGolden(text, in: file)
  } else if let kept = try? Data(contentsOf: file) {
    issue = difference(between: String(decoding: kept, as: UTF8.self), and: text, in: file)
  } else {
    issue = "\(file.path) is missing; RECORD_GOLDEN=1 would write:\n\(text)"
  }
  if let issue { Issue.record("\(issue)", sourceLocation: sourceLocation) }
}

private func recordGolden(_ text: String, in file: URL) -> String {
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text.trimmingSuffix(while: \.isNewline) + "\n").utf8).write(to: file)
    return "Recorded \(file.path)"
  } catch {
    return "\(file.path) cannot be written: \(error)"
  }
}

private func difference(between kept: String, and text: String, in file: URL) -> String? {
  let expected = kept.trimmingSuffix(while: \.isNewline)
  let actual = text.trimmingSuffix(while: \.isNewline)
  guard expected != actual else { return nil }
  return "\(file.path) differs.\n--- kept\n\(expected)\n--- now\n\(actual)"
}

extension String {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isDropped($0) }.map(index(after:)) ?? startIndex)]
  }
}
