extension Question {
  /// The fill of a blank that a text says.
  ///
  /// - Parameters:
  ///   - text: The text of an option, or what is typed.
  ///   - blank: The index of the blank.
  ///   - others: What stands in blanks already: an option among it is taken, unless options are
  ///     reused.
  /// - Returns: Nil for a choice blank when no free option of its bank has that text.
  public func fill(for text: String, inBlank blank: Int, besides others: [Fill?] = []) -> Fill? {
    guard !blanks[blank].isTyped else { return .typed(text) }
    let taken = reusesOptions ? [] : Set(others.compactMap { $0?.option })
    return options(forBlank: blank).first { option in
      guard !taken.contains(option), let known = self[option]?.text else { return false }
      return TextComparison.option.matches(text, known)
    }.map(Fill.option)
  }

  /// The fills that texts say, one entry per blank; nil where nothing was said, or no option is meant.
  public func fills(for texts: [String?]) -> [Fill?] {
    var fills: [Fill?] = []
    for blank in blanks.indices {
      let text = blank < texts.count ? texts[blank] : nil
      fills.append(text.flatMap { fill(for: $0, inBlank: blank, besides: fills) })
    }
    return fills
  }
}
