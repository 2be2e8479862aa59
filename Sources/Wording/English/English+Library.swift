// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: LibraryPhrases {
  public var libraryTitle: String { "cloze" }
  public func quizCount(_ count: Int) -> String { counted(count, "quiz", "quizzes") }
  public func questionCount(_ count: Int) -> String { counted(count, "question", "questions") }
  public func shownOfAll(_ shown: Int, _ all: Int) -> String { "\(shown) of \(all)" }
  public var noMatch: String { "No quiz matches." }
  public var brokenCard: String { "cannot be played" }
  public func due(_ count: Int) -> String { "\(count) due" }
  public func dueToday(_ count: Int) -> String { "\(count) due today" }
  public var newCard: String { "new" }
  public var begunCard: String { "begun" }
  public func moreProblems(_ count: Int) -> String { "\(count) more; cloze check shows them all." }

  public func order(_ order: CardOrder) -> String {
    switch order {
    case .title: "by title"
    case .size: "by size"
    case .file: "by file"
    }
  }

  public func button(_ word: ButtonWord) -> String {
    switch word {
    case .start: "Start"
    case .goOn: "Go on"
    case .startAgain: "Start again"
    case .due: "Only what is due"
    case .practise: "Practise"
    case .close: "Close"
    }
  }

  public func author(_ name: String) -> String { "by \(name)" }

  public func lastTime(percentage: Int, day: Int, month: Int) -> String {
    "\(self.percentage(percentage)) on \(date(day: day, month: month))"
  }

  public func label(_ fact: QuizFact) -> String {
    switch fact {
    case .questions: "questions"
    case .tags: "tags"
    case .lastTime: "last time"
    case .dueNow: "due now"
    case .checks: "checked"
    case .attempts: "tries"
    case .order: "order"
    case .solutions: "solutions"
    }
  }

  public func questions(_ count: Int, severalBlanks: Int, typed: Int) -> String {
    [
      "\(count)",
      part(severalBlanks, of: count, "several blanks"),
      part(typed, of: count, "typed"),
    ].compactMap { $0 }.joined(separator: ", ")
  }

  public func checks(atOnce: Bool) -> String { atOnce ? "at once" : "at Enter" }

  public func attempts(_ count: Int) -> String { count == 0 ? "as many as you like" : "\(count)" }

  public func shuffling(questions: Bool, options: Bool) -> String {
    switch (questions, options) {
    case (false, false): "as in the file"
    case (true, false): "questions shuffled"
    case (false, true): "options shuffled"
    case (true, true): "shuffled"
    }
  }

  public func solutions(_ time: SolutionTime) -> String {
    switch time {
    case .afterEach: "after each question"
    case .atEnd: "with the results"
    case .never: "not shown"
    }
  }

  /// How many of all questions are of a kind, or nil when none is.
  fileprivate func part(_ count: Int, of all: Int, _ kind: String) -> String? {
    guard count > 0 else { return nil }
    if count < all { return "\(kind) in \(count)" }
    return all == 1 ? kind : "\(kind) in all"
  }
}
