internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The quizzes of a library as a list to choose from in writing.
struct PlainLibrary {
  fileprivate let entries: [LibraryEntry]
  fileprivate let talk: Conversation
  fileprivate let phrases: any Phrases

  /// Lists entries in their order.
  init(_ entries: [LibraryEntry], in talk: Conversation, _ phrases: any Phrases) {
    self.entries = entries
    self.talk = talk
    self.phrases = phrases
  }

  /// Shows the list and asks until a quiz is chosen that can be played.
  ///
  /// - Returns: Its entry, or nil to leave.
  func choose() -> LibraryEntry? {
    showList()
    while let line = talk.ask(phrases.quizPrompt) {
      switch line.trimmed {
      case "q", ":q": return nil
      case "", "?": showList()
      case let word:
        guard let entry = entry(for: word) else { continue }
        if entry.quiz != nil {
          talk.say()
          return entry
        }
        entry.problems.forEach(talk.say)
      }
    }
    return nil
  }

  fileprivate func showList() {
    talk.say("\(phrases.libraryTitle): \(phrases.quizCount(entries.count))")
    for (index, entry) in entries.enumerated() {
      let line =
        entry.quiz.map { phrases.quizLine(entry.title.said, questions: $0.questions.count) }
        ?? phrases.brokenLine(entry.name.said)
      talk.say("\(index + 1)) \(line)")
    }
    talk.say(phrases.quizPromptHelp)
  }

  /// The entry that a number, a title, or a part of one title alone names; if there is none, that has
  /// been said.
  fileprivate func entry(for word: String) -> LibraryEntry? {
    if let number = Int(word), number >= 1, number <= entries.count { return entries[number - 1] }
    let word = word.lowercased()
    let titles = entries.map { [$0.title, $0.name].map { $0.said.lowercased() } }
    let exact = entries.indices.filter { titles[$0].contains(word) }
    let matches =
      exact.isEmpty
      ? entries.indices.filter { titles[$0].contains { $0.contains(word) } } : exact
    if matches.count == 1, let match = matches.first { return entries[match] }
    talk.say(
      matches.isEmpty
        ? phrases.noMatch
        : phrases.severalQuizzes(matches.map { "\($0 + 1)) \(entries[$0].title.said)" }))
    return nil
  }
}
