/// A line of text being typed, with a caret between its graphemes.
public struct TextEntry: Hashable, Sendable {
  /// The most scalars that an entry holds: more than an answer has, and few enough that a book lying
  /// on the keyboard, or pasted, makes no key wait.
  public static let limit = 4096

  /// What was typed.
  public private(set) var text: String
  /// How many graphemes stand before the caret.
  public private(set) var caret: Int

  /// Makes an entry with the caret at the end.
  public init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  /// Applies an edit; one that has nothing to act on changes nothing.
  ///
  /// Of an insertion that has no room within ``limit`` the first part is taken.
  public mutating func apply(_ edit: TextEdit) {
    if case .insert(let new) = edit { return insert(new) }
    var graphemes = Array(text)
    switch edit {
    case .insert: break
    case .deleteBackward:
      guard caret > 0 else { return }
      graphemes.remove(at: caret - 1)
      caret -= 1
    case .deleteForward:
      guard caret < graphemes.count else { return }
      graphemes.remove(at: caret)
    case .deleteWordBackward:
      let start = wordStart(graphemes)
      graphemes.removeSubrange(start..<caret)
      caret = start
    case .deleteToStart:
      graphemes.removeSubrange(..<caret)
      caret = 0
    case .deleteToEnd:
      graphemes.removeSubrange(caret...)
    case .moveLeft: caret = max(0, caret - 1)
    case .moveRight: caret = min(graphemes.count, caret + 1)
    case .moveToStart: caret = 0
    case .moveToEnd: caret = graphemes.count
    }
    text = String(graphemes)
  }

  fileprivate mutating func insert(_ new: String) {
    let room = Self.limit - text.unicodeScalars.count
    guard room > 0 else { return }
    // A combining mark joins the grapheme before it, so the caret is counted anew.
    let before = String(text.prefix(caret)) + String(new.unicodeScalars.prefix(room))
    text = before + String(text.dropFirst(caret))
    caret = min(before.count, text.count)
  }

  fileprivate func wordStart(_ graphemes: [Character]) -> Int {
    var start = caret
    while start > 0, graphemes[start - 1].isWhitespace { start -= 1 }
    while start > 0, !graphemes[start - 1].isWhitespace { start -= 1 }
    return start
  }
}

/// A change to a line of text.
public enum TextEdit: Hashable, Sendable {
  /// Text at the caret.
  case insert(String)
  /// One grapheme to the left of the caret, or to its right.
  case deleteBackward, deleteForward
  /// Back to the start of the word.
  case deleteWordBackward
  /// All before the caret, or all after it.
  case deleteToStart, deleteToEnd
  /// The caret by one grapheme.
  case moveLeft, moveRight
  /// The caret to an end.
  case moveToStart, moveToEnd
}
