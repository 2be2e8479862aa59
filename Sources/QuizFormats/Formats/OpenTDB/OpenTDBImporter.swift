internal import QuizModel

/// Reads the JSON of Open Trivia DB: an answer of its API, or the bare list of its questions.
///
/// Texts have HTML's character references, or are percent-encoded as a whole (`encode=url3986`).
/// The options of a question come in an order of their own, see ``Swift/Array/scattered(for:)``; true and
/// false come in this order.
struct OpenTDBImporter: DraftImporter {
  let name = "opentdb"
  let title = "Open Trivia DB"
  let endings: [String] = []

  func recognises(_ file: ForeignFile) -> Bool {
    guard let root = file.jsonRoot, let questions = Self.questions(in: root) else { return false }
    // Where there was nothing to be had, the API says so.
    if questions.elements?.isEmpty == true { return root["response_code"]?.kind == .number }
    return root.document.mayHold("correct_answer")
      && questions.isListOfObjects(mostly: {
        $0["correct_answer"] != nil && $0["incorrect_answers"] != nil
      })
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    let root = try file.json.get().root
    guard let questions = Self.questions(in: root), questions.kind == .list else {
      throw QuizFileError(.importFailure(.missing("results")), at: root.place)
    }
    let isEncoded = questions.isList { $0["question"]?.string?.isPercentEncoded == true }
    for value in questions.elements ?? JSONElements(of: questions) {
      add(value, isEncoded: isEncoded, to: draft)
    }
  }

  fileprivate static func questions(in root: JSONValue) -> JSONValue? {
    root.kind == .list ? root : root["results"].flatMap { $0.kind == .list ? $0 : nil }
  }

  fileprivate func add(_ value: JSONValue, isEncoded: Bool, to draft: QuizDraft) {
    func text(_ value: JSONValue?) -> String? {
      value?.string.map { isEncoded ? $0.decodingPercents : $0.decodingReferences }?.unlessBlank
    }
    guard let prompt = text(value["question"]) else {
      return draft.leaveOut(.withoutText, at: value.offset)
    }
    guard let right = text(value["correct_answer"]) else {
      return draft.leaveOut(.withoutAnswer, at: value.offset)
    }
    let wrong = (value["incorrect_answers"]?.elements.map(Array.init) ?? []).compactMap(text)
    let options = ([right] + wrong).map { Option($0) }
    let truths = ["True", "False"].map { Option($0) }
    var question = QuestionDraft(
      asking: prompt, answers: [Alternative(.text(right))],
      options: Set(options) == Set(truths) ? truths : options.scattered(for: prompt))
    question.tags = ["category", "difficulty"].compactMap { text(value[$0]) }
    draft.add(question, at: value.offset)
  }
}

extension String {
  /// Whether the text is percent-encoded: nothing in it but what RFC 3986 leaves as it is and
  /// percent signs with two digits, at least one of them a space.
  fileprivate var isPercentEncoded: Bool {
    let bytes = Array(utf8)
    return utf8.allSatisfy {
      $0.isWordPart && $0 != .plus && $0 != UInt8(ascii: "$")
        || $0 == UInt8(ascii: "~") || $0 == percentSign
    }
      && bytes.indices.allSatisfy {
        bytes[$0] != percentSign || bytes.percentEncoded(at: $0) != nil
      }
      && bytes.indices.contains { bytes.percentEncoded(at: $0) == .space }
  }

  /// The text with percent signs and their two digits decoded.
  fileprivate var decodingPercents: String {
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes.percentEncoded(at: index)
      decoded.append(byte ?? bytes[index])
      index += byte == nil ? 1 : 3
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

fileprivate let percentSign = UInt8(ascii: "%")

extension [UInt8] {
  /// The byte that a percent sign at an offset and the two digits after it stand for.
  fileprivate func percentEncoded(at offset: Int) -> UInt8? {
    guard byte(at: offset) == percentSign, let high = byte(at: offset + 1).hexadecimalValue,
      let low = byte(at: offset + 2).hexadecimalValue
    else { return nil }
    return UInt8(high << 4 | low)
  }
}
