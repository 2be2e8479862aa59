internal import QuizModel

/// The answers of a question as they are embedded in its text.
struct MoodleEmbeddedText {
  fileprivate let question: Question
  fileprivate let settings: QuizSettings

  init(_ question: Question, settings: QuizSettings) {
    self.question = question
    self.settings = settings
  }

  /// The answer of a blank, in braces.
  ///
  /// Its weight is a whole number: Moodle knows no other.
  func answer(inBlank index: Int) -> String {
    let blank = question.blanks[index]
    let weight = Int(min(max(blank.points, 1), 1_000_000).rounded())
    let right = blank.answer?.alternatives ?? []
    let alternatives: [String]
    let kind: String
    if !blank.isTyped {
      kind = settings.shufflesOptions ? "MULTICHOICE_S" : "MULTICHOICE"
      alternatives = question.options(of: blank).map { option in
        let credit = right.filter { $0.accepts(option.text, by: .option) }.map(\.credit).max()
        return alternative(option.text.escaped, credit: credit ?? 0, feedback: option.feedback)
      }
    } else if right.allSatisfy(\.target.isNumber) {
      kind = "NUMERICAL"
      alternatives = right.map { number in
        guard case .number(let value, let tolerance) = number.target else { return "" }
        return alternative(
          "\(value):\(tolerance)", credit: number.credit, feedback: number.feedback)
      }
    } else {
      let respectsCase = settings.match.respectsCase || question.isCode
      kind = respectsCase ? "SHORTANSWER_C" : "SHORTANSWER"
      alternatives = right.map { typed in
        alternative(
          typed.text.escaped.replacing("*", with: "\\*"), credit: typed.credit,
          feedback: typed.feedback)
      }
    }
    return "{\(weight):\(kind):\(alternatives.joined(separator: "~"))}"
  }

  fileprivate func alternative(_ text: String, credit: Double, feedback: String?) -> String {
    let share = credit == 1 ? "=" : credit == 0 ? "" : "%\((credit * 100).description)%"
    return share + text + (feedback.map { "#" + $0.escaped } ?? "")
  }
}

extension String {
  /// The text as HTML in which no sign is one of an embedded answer: a reference keeps its meaning
  /// whatever edits the text.
  ///
  /// After `&amp;` a number sign would begin no feedback.
  fileprivate var escaped: String {
    var html = ""
    for scalar in asHTML.replacing("&amp;", with: "&#38;").unicodeScalars {
      switch scalar {
      case "{", "}", "~", "\\", "=", "%": html += "&#\(scalar.value);"
      // Those of references stay.
      case "#" where !html.hasSuffix("&"): html += "&#35;"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }
}
