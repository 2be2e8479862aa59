internal import QuizModel

/// A blank as Advanced Fill the Blanks describes it.
struct AdvancedBlank {
  /// Everything that is right.
  let right: [String]
  /// What is wrong and was foreseen, with what is said of it.
  let wrong: [Option]
  /// What is said of everything else that is wrong, if anything.
  let saysOfTheRest: Bool
  /// What helps, or nil.
  let hint: String?
  /// The offset of the description.
  let offset: Int

  /// Reads an entry of the list of blanks; nil without a right answer: H5P passes over such an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - snippets: Texts that others name, see ``H5PSnippets``.
  ///   - draft: Where media are noted.
  init?(_ entry: JSONValue, snippets: H5PSnippets, draft: QuizDraft) {
    guard let answer = entry["correctAnswerText"]?.string, !answer.isEmpty else { return nil }
    right = answer.alternatives
    offset = entry.offset
    func text(_ value: JSONValue?) -> String? {
      guard let value, let html = value.string else { return nil }
      return draft.plainText(ofHTML: snippets.filling(html), at: value.offset).unlessBlank
    }
    hint = text(entry["hint"])
    var wrong: [Option] = []
    var saysOfTheRest = false
    for incorrect in entry["incorrectAnswersList"]?.elements.map(Array.init) ?? [] {
      let feedback = text(incorrect["incorrectAnswerFeedback"])
      let texts = incorrect["incorrectAnswerText"]?.string?.alternatives ?? []
      wrong += texts.map { Option($0, feedback: feedback) }
      if texts.isEmpty, feedback != nil { saysOfTheRest = true }
    }
    self.wrong = wrong
    self.saysOfTheRest = saysOfTheRest
  }
}

extension String {
  /// The texts between slashes, with character references decoded; empty ones are none.
  fileprivate var alternatives: [String] {
    decodingReferences.split(separator: "/").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

/// Texts that hints and feedback name with an `@` before the name.
struct H5PSnippets {
  fileprivate let texts: [(name: [UInt8], text: String)]

  /// Reads the list of snippets; one without a name or a text is none.
  init(_ list: JSONValue?) {
    let entries = list?.elements.map(Array.init) ?? []
    texts = entries.compactMap { entry in
      guard let name = entry["snippetName"]?.string, let text = entry["snippetText"]?.string,
        !name.isEmpty, !text.isEmpty
      else { return nil }
      return (Array("@\(name)".utf8), text)
    }
  }

  /// A text with the first place that names a snippet filled, for each snippet.
  func filling(_ html: String) -> String {
    guard html.utf8.contains(UInt8(ascii: "@")) else { return html }
    return texts.reduce(html) { html, snippet in
      let bytes = Array(html.utf8)
      var index = 0
      while let sign = bytes.firstOffset(of: UInt8(ascii: "@"), from: index) {
        if bytes[sign...].starts(with: snippet.name) {
          return String(decoding: bytes[..<sign], as: UTF8.self) + snippet.text
            + String(decoding: bytes[(sign + snippet.name.count)...], as: UTF8.self)
        }
        index = sign + 1
      }
      return html
    }
  }
}
