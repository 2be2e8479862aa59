internal import QuizModel

/// A text in an element of its own, with the form it is in.
///
/// HTML, preformatted where spaces matter, as long as what is read of it is the same; else plain text.
struct MoodleField {
  fileprivate let name: String
  fileprivate var format: String
  fileprivate let text: String

  /// A field that holds a text.
  init(_ name: String, _ text: String) {
    self.name = name
    if HTMLText(text.asHTML).text == text {
      (format, self.text) = ("html", text.asHTML)
    } else if HTMLText(text.asPreformatted).text == text {
      (format, self.text) = ("html", text.asPreformatted)
    } else {
      (format, self.text) = ("plain_text", text)
    }
  }

  /// A field that holds a text which Moodle never takes for HTML.
  init(_ name: String, plain text: String) {
    self.name = name
    format = "moodle_auto_format"
    self.text = text
  }

  /// A field that holds the text of a question with something in its gaps.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - question: The question.
  ///   - sign: What begins a gap and is to be no sign in the text.
  ///   - gap: What stands for the blank of an index.
  init(_ name: String, _ question: Question, escaping sign: String, gap: (Int) -> String) {
    let whole = question.textWithBlanks
    let html: (String, (Int) -> String) -> String = { sign, gap in
      question.text.map { segment in
        switch segment {
        case .text(let text): text.escapedForHTML.replacing(sign, with: "&#\(sign.asciiNumber);")
        case .blank(let blank): gap(blank)
        }
      }.joined()
    }
    self.name = name
    format = "html"
    let gaps = html(sign, gap)
    let blanks = html(sign, { _ in Question.blankSign })
    if HTMLText(blanks.withBreaks).text == whole {
      text = gaps.withBreaks
    } else if whole.contains(sign) || HTMLText(blanks.inPreformatted).text == whole {
      text = gaps.inPreformatted
    } else {
      format = "plain_text"
      text = question.text(filledBy: gap)
    }
  }

  /// Writes the field.
  ///
  /// - Parameters:
  ///   - fraction: The percentage that an answer earns.
  ///   - document: Where to.
  ///   - others: What writes further elements into the field.
  func write(
    fraction: String? = nil, to document: inout XMLText, others: (inout XMLText) -> Void = { _ in }
  ) {
    let body = { (document: inout XMLText) in
      document.element("text", text: text)
      others(&document)
    }
    if let fraction {
      document.element(name, ["fraction": fraction, "format": format], body)
    } else {
      document.element(name, ["format": format], body)
    }
  }
}

extension String {
  /// The text as HTML in which every space and line end stays.
  fileprivate var asPreformatted: String { escapedForHTML.inPreformatted }

  /// HTML with breaks for its line ends.
  fileprivate var withBreaks: String { replacing("\n", with: "<br>") }

  /// HTML as one block in which every space and line end stays.
  fileprivate var inPreformatted: String { "<pre>\(self)</pre>" }

  /// The number of the first character, which is ASCII.
  fileprivate var asciiNumber: UInt8 { utf8.first ?? 0 }
}
