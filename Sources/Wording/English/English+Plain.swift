// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: PlainPhrases {
  // MARK: Questions

  public func quizBegins(_ title: String, questions: Int) -> String {
    "\(title), \(questionCount(questions)). Write ? for help."
  }

  public func questionNumber(_ number: Int, of count: Int) -> String {
    "Question \(number) of \(count)"
  }

  public var skippedBefore: String { "You skipped this one before." }

  public func optionsHeading(blanks: [Int]) -> String {
    "For \(blanks.count == 1 ? "blank" : "blanks") \(list(blanks.map(String.init))):"
  }

  public func typedBlank(_ blank: Int) -> String { "For blank \(blank), type the answer." }

  public func answerPrompt(_ count: Int) -> String {
    count == 1 ? "Answer> " : "\(count) answers, apart by tabs> "
  }

  public func hintText(_ text: String, blank: Int?) -> String {
    blank.map { "Hint for blank \($0): \(text)" } ?? "Hint: \(text)"
  }

  public var noMoreHints: String { "There are no more hints." }

  public func answer(_ text: String, inBlank blank: Int) -> String {
    "The answer for blank \(blank) is \(text)"
  }

  // MARK: What was written

  public var plainHelp: String {
    """
    Write an answer: the number or the text of an option, or what belongs into the blank.
    Several answers stand apart by tabs. An empty line skips.
    :t  the next hint; each costs a quarter of the points
    :a  give up, for no points
    :s  skip; the question comes once more at the end
    :r  the results so far
    :q  leave
    ?   this help
    An answer that begins with a colon is written with two; the answer ? is written ??.
    """
  }

  public func unknownPlainCommand(_ word: String) -> String {
    "There is no command \(word); ? lists them. An answer with a colon begins with two."
  }

  public func notAnOption(_ text: String, didYouMean: String?) -> String {
    let meant = didYouMean.map { " Did you mean \($0.quoted)?" } ?? ""
    return "\(text.quoted) is not an option.\(meant)"
  }

  public func optionTaken(_ text: String) -> String {
    "\(text.quoted) can be used only once."
  }

  public func answersForBlanks(_ answers: Int, blanks: Int) -> String {
    "\(counted(blanks, "answer is", "answers are")) asked for, not \(answers)."
      + " Put a tab between two."
  }

  public var nothingToGiveUp: String { "Nothing is right or wrong here; an empty line skips." }

  // MARK: Results

  public func goOnPrompt(_ question: Int, of count: Int) -> String {
    "Go on at question \(question) of \(count)? Y/n> "
  }

  public var practisePrompt: String { "Practise all the same? y/N> " }

  public func retryPrompt(_ count: Int) -> String {
    count == 1
      ? "Try the wrong one again? y/N> " : "Try the \(count) wrong ones again? y/N> "
  }

  public func meansYes(_ text: String) -> Bool { ["y", "yes"].contains(text.lowercased()) }
  public func meansNo(_ text: String) -> Bool { ["n", "no"].contains(text.lowercased()) }

  public func youSaid(_ text: String) -> String { "You said \(text)" }
  public var youGaveUp: String { "You gave up" }
  public var youSaidNothing: String { "You did not answer" }

  // MARK: The library

  public func quizLine(_ title: String, questions: Int) -> String {
    "\(title), \(questionCount(questions))"
  }

  public func brokenLine(_ name: String) -> String { "\(name), \(brokenCard)" }

  public var quizPrompt: String { "Quiz> " }

  public var quizPromptHelp: String { "Write the number or the title of a quiz, or q to leave." }

  public func severalQuizzes(_ titles: [String]) -> String {
    "That could be \(list(titles, "or"))."
  }

  fileprivate func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
