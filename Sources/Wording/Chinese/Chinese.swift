/// The language of the program's own words: Chinese, in simplified characters.
public struct Chinese: Sendable {
  /// Makes the language.
  public init() {}
}

extension String {
  /// The text as it follows a Chinese character: with a space before Latin letters and digits.
  var afterHan: String { first?.isASCII == true ? " \(self)" : self }

  /// The text as it stands before a Chinese character.
  var beforeHan: String { last?.isASCII == true ? "\(self) " : self }

  /// The text as it stands between Chinese characters.
  var amongHan: String { afterHan.beforeHan }
}

/// Words one of which is meant, as one speaks, with a mark between all but the last two.
func anyOf(_ words: [String], apart mark: String = "、") -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return "\(words.dropLast().joined(separator: mark).beforeHan)或\(last.afterHan)"
}
