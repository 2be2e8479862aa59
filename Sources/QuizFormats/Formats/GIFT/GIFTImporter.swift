internal import QuizModel

/// Reads GIFT, Moodle's text format for questions.
///
/// Choice, true or false, short answer, numerical and missing-word questions are played. Underscores in
/// a text whose answers follow it are the blank, all of them; when text follows the answers, the blank is
/// where these stand and underscores are text.
///
/// A title that no other question has and that is no longer than 60 characters is the `id`, unless a
/// comment names another one as Moodle writes it, `[id:…]`. The last part of a category is a tag.
struct GIFTImporter: DraftImporter {
  let name = "gift"
  let title = "GIFT"
  let endings: [String] = [".gift", ".gift.txt"]
  let isFoundInFolders = true

  /// Braces alone are in every program: at least half of the items that have some must have answers as
  /// GIFT writes them.
  func recognises(_ file: ForeignFile) -> Bool {
    guard file.head.utf8.contains(.openBrace) else { return false }
    let head = SourceText(Array(file.head.utf8))
    let items = GIFTItems(head)
    var balance = 0
    var isTypical = false
    for item in items.items {
      let heading = GIFTHeading(items.bytes, in: item.range)
      let parts: GIFTParts
      do throws(GIFTMistake) {
        parts = try GIFTParts(head, items.bytes, in: heading.question)
      } catch {
        balance -= 1
        continue
      }
      guard let answers = parts.answers else { continue }
      if heading.title != nil || items.bytes.areTypicalAnswers(answers) {
        balance += 1
        isTypical = true
      } else if !answers.isEmpty {
        balance -= 1
      }
    }
    return isTypical && balance >= 0
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) {
    let items = GIFTItems(file.text)
    let reader = GIFTReader(bytes: items.bytes, source: file.text, draft: draft)
    let headings = items.items.map { GIFTHeading(items.bytes, in: $0.range) }
    let labels = items.items.map { GIFTLabels($0.comments, in: file.text) }
    let titles = headings.map { $0.title.map { reader.text($0, format: .plain) } }
    let names = (titles + labels.map(\.id)).reduce(into: [String: Int]()) { counts, name in
      if let name { counts[name, default: 0] += 1 }
    }
    var category: String?
    for (index, heading) in headings.enumerated() {
      if let last = heading.categories.last { category = reader.tag(ofCategory: last) }
      guard !heading.question.isEmpty else { continue }
      let offset = heading.question.lowerBound
      let title = titles[index].flatMap { names[$0] == 1 && $0.count <= 60 ? $0 : nil }
      do throws(GIFTMistake) {
        let parts = try GIFTParts(file.text, items.bytes, in: heading.question)
        var question = try GIFTQuestion(parts, by: reader, at: offset).draft()
        question.id = labels[index].id ?? title
        question.tags = (category.map { [$0] } ?? []) + labels[index].tags
        draft.add(question, at: offset)
      } catch {
        draft.leaveOut(error.reason, at: error.offset)
      }
    }
  }
}

extension GIFTReader {
  /// The last part of a category that is a name; nil for Moodle's own words in it.
  fileprivate func tag(ofCategory range: Range<Int>) -> String? {
    let name = text(range, format: .plain)
    let part = name.split(separator: "/").last?.trimmed ?? ""
    let isOwn = part == "top" || (part.hasPrefix("$") && part.hasSuffix("$"))
    return part.isEmpty || isOwn ? nil : part
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmed }
}

extension [UInt8] {
  /// Whether what stands in braces is written as only GIFT writes it.
  fileprivate func areTypicalAnswers(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    switch self[range.lowerBound] {
    case .equalsSign: return true
    case .tilde:
      let rest = range.lowerBound + 1..<range.upperBound
      return firstUnescaped(in: rest) { $0 == .tilde || $0 == .equalsSign } != nil
    case .hash:
      let rest = trimmed(range.lowerBound + 1..<range.upperBound)
      let signs: [UInt8] = [.equalsSign, .percent, .minus, .point, .tilde]
      return !rest.isEmpty
        && (self[rest.lowerBound].isDigit || signs.contains(self[rest.lowerBound]))
    default: return GIFTTruth(self, in: range) != nil
    }
  }
}
