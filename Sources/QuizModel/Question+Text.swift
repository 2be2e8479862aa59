extension Question {
  /// What stands in a text for a blank that nothing fills.
  public static let blankSign = "_____"

  /// The text with something in the place of each blank.
  ///
  /// - Parameter fill: What stands for the blank of an index; five underscores for nil.
  /// - Returns: The text, on as many lines as the file has it.
  public func text(filledBy fill: (Int) -> String?) -> String {
    text.map { segment in
      switch segment {
      case .text(let text): text
      case .blank(let blank): fill(blank) ?? Self.blankSign
      }
    }.joined()
  }

  /// The text as it stands in the file, with five underscores for each blank.
  public var textWithBlanks: String { text { _ in nil } }

  /// The question as text on one line: what is read, with five underscores for each blank.
  public var plainText: String { textWithBlanks.collapsed.composed }
}
