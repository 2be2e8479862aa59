/// How a text of another program is written.
enum WrittenForm: Sendable {
  /// As it is read; Markdown, too, which reads well as it is.
  case plain
  case html
  /// HTML whose line ends are line breaks, except beside tags.
  case htmlInLines

  /// The form of the program's own word for it.
  ///
  /// - Parameter moodleName: `html`, `plain_text`, `markdown` or `moodle_auto_format`, which is the form of
  ///   a text that names none.
  init(moodleName: String?) {
    switch moodleName {
    case "html": self = .html
    case "plain_text", "plain", "markdown": self = .plain
    default: self = .htmlInLines
    }
  }

  /// A text as HTML; nil for a plain one.
  func html(_ text: String) -> String? {
    switch self {
    case .plain: nil
    case .html: text
    case .htmlInLines: text.breakingLines
    }
  }
}

extension QuizDraft {
  /// The plain text of a text, after a note of each medium in it.
  func plainText(_ text: String, in form: WrittenForm, at offset: Int) -> String {
    form.html(text).map { plainText(ofHTML: $0, at: offset) } ?? text
  }
}

extension String {
  /// The HTML with a `br` for each line end that is not beside a tag.
  fileprivate var breakingLines: String {
    guard utf8.contains(.lineFeed) || utf8.contains(.carriageReturn) else { return self }
    let bytes = Array(withLineFeeds.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isBesideTag =
        index == 0 || bytes[index - 1] == .greaterThan || bytes.byte(at: index + 1) == .lessThan
      if byte == .lineFeed, !isBesideTag { result.append(contentsOf: "<br>".utf8) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
