internal import QuizModel

/// An option as another program's JSON has it.
struct ForeignOption {
  /// The text as it is kept.
  let option: Option
  /// By what an answer may name the option, such as `A`.
  var label: String?
  /// Whether the option itself says that it is right.
  var isRight = false

  /// Takes a text, a number, a truth value, or an object with a text.
  init?(_ value: JSONValue, draft: QuizDraft?) {
    guard value.kind == .object else {
      guard let text = value.text(draft) else { return nil }
      option = Option(text)
      return
    }
    guard let text = value.first(of: ForeignKeys.optionText), let plain = text.text(draft) else {
      return nil
    }
    option = Option(plain, feedback: value.first(of: ForeignKeys.explanation)?.text(draft))
    label = value.first(of: ForeignKeys.optionLabel)?.plainValue
    if let mark = value.first(of: ForeignKeys.isRight)?.plainValue {
      isRight = ["True", "true", "1"].contains(mark)
    }
  }

  /// The options in a list, or in an object whose keys are their labels.
  static func options(in value: JSONValue, draft: QuizDraft?) -> [ForeignOption] {
    if let members = value.members {
      return members.compactMap { member in
        var option = ForeignOption(member.value, draft: draft)
        option?.label = member.key.string
        return option
      }
    }
    return value.values.compactMap { ForeignOption($0, draft: draft) }
  }
}

extension JSONValue {
  /// The text of a value, plain: HTML in it, if it surely is some, is read as such.
  ///
  /// Nil for a list, an object, and a text without anything to see.
  func text(_ draft: QuizDraft?) -> String? {
    guard let text = plainValue?.unlessBlank else { return nil }
    guard let draft, kind == .text, text.looksLikeHTML,
      ["</", "&", "<br", "<img", "<p>"].contains(where: { text.contains($0) })
    else { return text }
    return draft.plainText(ofHTML: text, at: offset).unlessBlank ?? text
  }
}
