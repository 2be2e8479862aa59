internal import QuizModel

/// Writes the answers of a GIFT question, each with its sign.
struct GIFTAnswerWriter {
  /// The number of the question, from 1.
  let question: Int
  let notes: ExportNotes

  /// The options of a choice with what they earn.
  func choice(_ options: [Option], _ answer: Answer?) -> [String] {
    let alternatives = answer?.alternatives ?? []
    if alternatives.contains(where: \.isNumber) { note(.tolerance) }
    let most = alternatives.map(\.credit).max() ?? 1
    if most < 1 { note(.credit) }
    let options = options.withoutRepetitions
    noteOrder(of: alternatives, in: options)
    let met = options.map { option in
      alternatives.filter { $0.accepts(option.text, by: .option) }.best
    }
    // Without a tilde it would be an answer that is typed.
    let isTyped = met.allSatisfy { $0?.credit == most }
    return zip(options, met).map { option, alternative in
      let feedback = alternative?.feedback ?? option.feedback
      if option.feedback != nil, option.feedback != feedback { note(.feedback) }
      let credit = (alternative?.credit ?? 0) / most
      let sign = credit == 1 && !isTyped ? "=" : "~"
      let isPlain = credit == 0 || sign == "="
      return answerText(
        sign, option.text.giftText(), percentage: isPlain ? nil : credit.percentage,
        earning: credit, feedback: feedback)
    }
  }

  /// The options of a question that has several right ones, all of which are to be chosen.
  func severalChoices(_ options: [Option], _ blanks: [Blank]) -> [String] {
    noteOrder(of: blanks.first?.answer?.alternatives ?? [], in: options)
    let share = (Decimal(100) / blanks.count).description.prefix(8)
    return options.map { option in
      let isRight =
        blanks.first?.answer?.alternatives.contains { $0.accepts(option.text, by: .option) }
        ?? false
      return answerText(
        "~", option.text.giftText(), percentage: isRight ? String(share) : nil, earning: 0,
        feedback: option.feedback)
    }
  }

  /// Notes that right options come in another order than those in which they stand.
  fileprivate func noteOrder(of alternatives: [Alternative], in options: [Option]) {
    let places = alternatives.compactMap { alternative in
      options.firstIndex { alternative.accepts($0.text, by: .option) }
    }
    if places != places.sorted() { note(.order) }
  }

  /// What can be typed; feedback with an arrow, which would make it something else, is left out.
  func typed(_ answer: Answer?) -> [String] {
    let alternatives = answer?.alternatives ?? []
    if alternatives.allSatisfy(\.isNumber) { return numbers(alternatives) }
    if alternatives.contains(where: \.isNumber) { note(.tolerance) }
    return alternatives.map { alternative in
      var feedback = alternative.feedback
      if let text = feedback, text.contains("->") {
        note(.feedback)
        feedback = nil
      }
      return answerText(
        "=", alternative.text.withEscapedAsterisks.giftText(),
        percentage: alternative.credit == 1 ? nil : alternative.credit.percentage,
        earning: 1, feedback: feedback)
    }
  }

  fileprivate func numbers(_ alternatives: [Alternative]) -> [String] {
    ["#"]
      + alternatives.map { alternative in
        var text = alternative.text
        if case .number(_, let tolerance) = alternative.target, tolerance != 0 {
          text += ":" + tolerance.description
        }
        return answerText(
          "=", text, percentage: alternative.credit == 1 ? nil : alternative.credit.percentage,
          earning: 1, feedback: alternative.feedback)
      }
  }

  /// An answer.
  ///
  /// - Parameters:
  ///   - sign: What it begins with.
  ///   - text: The answer, escaped.
  ///   - percentage: What it earns in percent, or nil when its sign says that.
  ///   - credit: What the sign says.
  ///   - feedback: What is said of it.
  /// - Returns: The answer on one line.
  fileprivate func answerText(
    _ sign: String, _ text: String, percentage: String?, earning credit: Double, feedback: String?
  ) -> String {
    // A text that begins like a percentage needs one before it.
    let percentage = percentage ?? (text.hasPrefix("%") ? credit.percentage : nil)
    let comment = feedback.map { "#" + $0.giftText() } ?? ""
    return sign + (percentage.map { "%\($0)%" } ?? "") + text + comment
  }

  fileprivate func note(_ feature: Loss.Feature) { notes.note(feature, question: question) }
}

extension Alternative {
  fileprivate var isNumber: Bool { if case .number = target { true } else { false } }
}

extension Double {
  /// The number in percent, each of its digits kept.
  fileprivate var percentage: String {
    (Decimal(string: description) ?? 0).movingPoint(2).description
  }
}

extension String {
  fileprivate var withEscapedAsterisks: String {
    split(separator: "*", omittingEmptySubsequences: false).joined(separator: "\\*")
  }
}
