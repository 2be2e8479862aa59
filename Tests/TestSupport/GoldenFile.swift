public import Foundation

/// A text that was once found right, kept in a file.
///
/// Line feeds at its end do not count, so that editors may add one.
public struct GoldenFile {
  /// Where it is kept.
  public let url: URL

  /// A file that may not exist yet.
  public init(url: URL) { self.url = url }

  /// What is wrong with a text, nil when it is the one that was kept.
  public func issue(with text: String) -> String? {
    guard let data = try? Data(contentsOf: url) else {
      return "\(url.path) is missing; RECORD_GOLDEN=1 would write:\n\(text)"
    }
    let kept = trimmed(String(decoding: data, as: UTF8.self))
    guard kept != trimmed(text) else { return nil }
    return "\(url.path) differs.\n--- kept\n\(kept)\n--- now\n\(trimmed(text))"
  }

  /// Keeps a text from now on.
  ///
  /// - Returns: A sentence that says so, or why it was not possible.
  public func record(_ text: String) -> String {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((trimmed(text) + "\n").utf8).write(to: url)
      return "Recorded \(url.path)"
    } catch {
      return "\(url.path) cannot be written: \(error)"
    }
  }

  private func trimmed(_ text: String) -> Substring {
    let last = text.lastIndex { !$0.isNewline }
    return text[..<(last.map(text.index(after:)) ?? text.startIndex)]
  }
}
