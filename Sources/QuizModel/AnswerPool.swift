/// The answers of a quiz, from which distractors are drawn.
struct AnswerPool {
  /// What an answer is by its looks; a distractor of another nature gives the right one away.
  enum Nature: Hashable {
    case number, code, prose

    init(_ text: String, isCode: Bool) {
      self = Decimal(person: text) != nil ? .number : isCode ? .code : .prose
    }
  }

  /// An answer that is right somewhere in the quiz.
  struct Entry {
    let text: String
    /// What answers share that are too alike.
    let resemblance: String
    let nature: Nature
    let length: Int
    /// The tags of the questions that have it.
    fileprivate(set) var tags: Set<String> = []
    /// The questions that have it.
    fileprivate(set) var questions: Set<Int> = []
  }

  fileprivate enum Group: Hashable {
    case all
    case nature(Nature)
    case tag(String)
  }

  /// The answers in the order of the file, none twice.
  let entries: [Entry]
  fileprivate let groups: [Group: [Int]]

  /// Collects the best answer of every scored blank.
  init(_ quiz: Quiz) {
    var entries: [Entry] = []
    var places: [[String]: Int] = [:]
    for (index, question) in quiz.questions.enumerated() {
      for blank in question.blanks {
        guard let best = blank.answer?.preferred, best.credit > 0 else { continue }
        let nature = Nature(best.text, isCode: question.isCode)
        let resemblance = best.text.resemblance
        let identity = ["\(nature)", resemblance]
        let place = places[identity] ?? entries.count
        if place == entries.count {
          places[identity] = place
          entries.append(
            Entry(
              text: best.text, resemblance: resemblance, nature: nature,
              length: best.text.count))
        }
        entries[place].tags.formUnion(question.tags)
        entries[place].questions.insert(index)
      }
    }
    var groups: [Group: [Int]] = [.all: Array(entries.indices)]
    for (index, entry) in entries.enumerated() {
      groups[.nature(entry.nature), default: []].append(index)
      for tag in entry.tags { groups[.tag(tag), default: []].append(index) }
    }
    self.entries = entries
    self.groups = groups
  }

  /// The indices of the answers to look at for a question: all, or, in a large quiz, some that are like it.
  func candidates(
    nature: Nature, tags: [String], using generator: inout SplitMix64
  ) -> [Int] {
    var indices: Set<Int> = []
    for group in tags.map(Group.tag) + [.nature(nature), .all] {
      indices.formUnion(window(of: groups[group] ?? [], using: &generator))
    }
    return indices.sorted()
  }

  /// A hundred neighbours, from anywhere in a group: to look at every answer for every blank would
  /// take minutes for decks of ten thousand cards.
  fileprivate func window(of group: [Int], using generator: inout SplitMix64) -> [Int] {
    let size = 100
    guard group.count > size else { return group }
    let start = Int.random(in: group.indices, using: &generator)
    return Array((group[start...] + group[..<start]).prefix(size))
  }
}

extension String {
  /// A form that answers share when nobody should have to choose between them: equal numbers, or
  /// texts that differ in case, accents and final punctuation alone.
  var resemblance: String {
    if let number = Decimal(person: self) { return number.description }
    let comparison = TextComparison.typed(
      MatchRules(respectsAccents: false, respectsPunctuation: false))
    return comparison.folded(self)
  }
}
