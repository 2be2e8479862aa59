internal import QuizModel

/// Several texts in one field of a table, with bars between them: `cat|dog`.
///
/// `\|` is a bar that is text; any other backslash is text as well.
enum BarList {
  /// The texts in a field, as they stand between the bars.
  static func texts(in field: String) -> [String] { texts(in: field, apartBy: bar) }

  /// The options in a field: apart by bars, else by semicolons; none in a field that is blank.
  static func options(in field: String) -> [String] {
    let texts = texts(in: field)
    let options = texts.count > 1 ? texts : Self.texts(in: field, apartBy: UInt8(ascii: ";"))
    return options.count == 1 && options[0].unlessBlank == nil ? [] : options
  }

  /// The field of some texts, which is read back as these but for white space at their ends.
  static func field(of texts: [String]) -> String {
    texts.enumerated().map { index, text in
      let escaped = escaped(text)
      // Else the backslash would make the bar text.
      return index + 1 < texts.count && text.utf8.last == .backslash ? escaped + " " : escaped
    }.joined(separator: "|")
  }

  fileprivate static let bar = UInt8(ascii: "|")

  fileprivate static func escaped(_ text: String) -> String {
    guard text.utf8.contains(bar) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == bar { bytes.append(.backslash) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate static func texts(in field: String, apartBy separator: UInt8) -> [String] {
    var texts: [String] = []
    var text: [UInt8] = []
    for byte in field.utf8 {
      if byte == bar, text.last == .backslash {
        text[text.count - 1] = bar
      } else if byte == separator {
        texts.append(String(decoding: text, as: UTF8.self))
        text = []
      } else {
        text.append(byte)
      }
    }
    return texts + [String(decoding: text, as: UTF8.self)]
  }
}
