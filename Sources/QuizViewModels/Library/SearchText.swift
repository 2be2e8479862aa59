internal import QuizModel

/// Texts in which words are looked for, whatever their case and accents.
///
/// Folding is done once, here; looking for words compares bytes.
struct SearchText: Hashable, Sendable {
  fileprivate let bytes: [UInt8]

  /// Takes the texts over; a word is never found across two of them.
  init(_ texts: [String]) {
    bytes = Array(texts.map(\.foldedForSearch).joined(separator: "\n").utf8)
  }

  /// Whether all of some words stand in the texts; true without any words.
  func contains(_ words: SearchWords) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in words.words.allSatisfy(bytes.holds) }
  }
}

/// Words that are looked for: those of a text, split at spaces.
struct SearchWords: Hashable, Sendable {
  /// The words as UTF-8, folded; none of them is empty.
  fileprivate let words: [[UInt8]]

  /// Takes the words of a text.
  init(_ text: String) {
    words = text.foldedForSearch.split(separator: " ").map { Array($0.utf8) }
  }

  /// Whether there is nothing to look for, so that everything is found.
  var isEmpty: Bool { words.isEmpty }
}

extension String {
  /// The text without case and accents, and with one space for white space.
  ///
  /// Upper case stands between two lower ones because `ß` and the two sigmas are the same as `ss` and
  /// each other only there. The result is decomposed, so that a syllable of Hangul is found from its
  /// first letters on.
  var foldedForSearch: String {
    let rules = MatchRules(respectsCase: false, respectsAccents: false)
    // In ASCII that is so with the lower ones alone.
    let text = isASCII ? self : lowercased().uppercased()
    return TextComparison.typed(rules).folded(text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a run of bytes, at least one, stands somewhere.
  ///
  /// The standard library's search is made for any collection, and far slower.
  fileprivate func holds(_ run: [UInt8]) -> Bool {
    guard let first = run.first, run.count <= count else { return false }
    var start = 0
    let last = count - run.count
    while start <= last {
      if self[start] == first, run.indices.allSatisfy({ self[start + $0] == run[$0] }) {
        return true
      }
      start += 1
    }
    return false
  }
}
