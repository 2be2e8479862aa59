/// A list of texts, some of them missing, as one text: an array in JSON.
///
/// A reader of JSON at large is not needed, for only what ``encoded`` gives is ever read.
struct TextList {
  var texts: [String?]

  init(_ texts: [String?]) { self.texts = texts }

  /// Reads what ``encoded`` gave; nil for anything else.
  init?(encoded: String) {
    var reader = Reader(rest: Substring(encoded).unicodeScalars)
    guard let texts = reader.list() else { return nil }
    self.texts = texts
  }

  /// The list as a text.
  var encoded: String {
    "[" + texts.map { $0.map(Self.quoted) ?? "null" }.joined(separator: ",") + "]"
  }

  fileprivate static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TextList {
  fileprivate struct Reader {
    var rest: Substring.UnicodeScalarView

    mutating func list() -> [String?]? {
      guard take("[") else { return nil }
      if take("]") { return rest.isEmpty ? [] : nil }
      var texts: [String?] = []
      repeat {
        if take("null") {
          texts.append(nil)
        } else {
          guard let text = quoted() else { return nil }
          texts.append(text)
        }
      } while take(",")
      return take("]") && rest.isEmpty ? texts : nil
    }

    fileprivate mutating func take(_ text: String) -> Bool {
      guard rest.starts(with: text.unicodeScalars) else { return false }
      rest = rest.dropFirst(text.unicodeScalars.count)
      return true
    }

    fileprivate mutating func quoted() -> String? {
      guard take("\"") else { return nil }
      var text = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\"": return String(text)
        case "\\":
          guard let escaped = escaped() else { return nil }
          text.append(escaped)
        default: text.append(scalar)
        }
      }
      return nil
    }

    fileprivate mutating func escaped() -> Unicode.Scalar? {
      guard let scalar = rest.popFirst() else { return nil }
      guard scalar == "u" else { return scalar }
      let digits = String(rest.prefix(4))
      rest = rest.dropFirst(4)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
  }
}
