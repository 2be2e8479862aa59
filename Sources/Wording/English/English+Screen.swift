// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: ScreenPhrases {
  public var untitled: String { "Quiz" }

  public func progress(question: Int, of count: Int) -> String { "\(question) / \(count)" }

  public func windowTooSmall(columns: Int, rows: Int) -> String {
    "needs \(columns) by \(rows)"
  }

  public func hint(_ word: HintWord) -> String {
    switch word {
    case .light: "choose"
    case .place: "place"
    case .check: "check"
    case .accept: "accept"
    case .next: "next"
    case .results: "results"
    case .tryAgain: "try again"
    case .enterBlank: "go in"
    case .finish: "done"
    case .close: "close"
    case .open: "open"
    case .start: "start"
    case .pick: "pick"
    case .nextBlank: "next blank"
    case .otherBlank: "blank"
    case .back: "back"
    case .commands: "commands"
    case .reset: "reset"
    case .scroll: "scroll"
    case .help: "help"
    case .leave: "quit"
    case .toLibrary: "library"
    case .choose: "choose"
    case .filter: "filter"
    case .order: "order"
    case .showAll: "show all"
    case .keepFilter: "to the cards"
    case .goOn: "go on"
    case .startAgain: "start again"
    case .playDue: "play what is due"
    case .practise: "practise"
    case .statistics: "statistics"
    case .hint: "hint"
    case .skip: "skip"
    case .giveUp: "give up"
    case .find: "find"
    case .edit: "edit"
    case .retry(let count): count == 1 ? "retry the one wrong" : "retry the \(count) wrong"
    case .otherQuiz: "other quiz"
    }
  }

  public func help(_ purpose: KeyPurpose) -> String {
    switch purpose {
    case .pick: "put that option into the blank"
    case .light: "light the first option, place the lit one; check when all is filled"
    case .choose: "light another option"
    case .rows: "light an option a row away; up from the top: the sentence"
    case .ends: "light the first or last option"
    case .enterBlank: "go into the blank; check when all is filled"
    case .blanks: "the next blank, the one before"
    case .moveInSentence: "another blank"
    case .sentenceEnds: "the first or last blank"
    case .sentence: "out to the sentence"
    case .back: "back to the options or the text"
    case .takeBack: "empty the blank, or the one filled last"
    case .reset: "send everything home"
    case .accept: "accept the text; check when it was the last blank"
    case .commands: "out of the text, which is kept"
    case .caret: "move the caret"
    case .textEnds: "the start or end of the text"
    case .erase: "erase to the left"
    case .eraseForward: "erase to the right"
    case .eraseWord: "erase the word to the left"
    case .eraseToStart: "erase all to the left"
    case .eraseToEnd: "erase all to the right"
    case .goOn: "try again while attempts are left, else go on; n goes on at once"
    case .tryAgain: "try again what was not right"
    case .finish: "leave the results"
    case .retry: "try again what was not right"
    case .hint: "the next hint; each costs a quarter of the points"
    case .giveUp: "see the answer, for no points"
    case .skip: "leave it for the end, while nothing is filled"
    case .edit: "edit the quiz file at this question"
    case .find: "find an option by typing"
    case .findNext: "another option with these letters"
    case .endFinding: "back to the options"
    case .otherQuiz: "the statistics of another quiz"
    case .closeStatistics: "close the statistics"
    case .open: "look at the quiz"
    case .chooseCard: "another card"
    case .cardRows: "a card a row away"
    case .cardPages: "a card a page away"
    case .cardEnds: "the first or last card"
    case .filter: "show only the quizzes with some words"
    case .order: "another order of the cards"
    case .review: "play what is due of all quizzes"
    case .statistics: "statistics of what was learnt"
    case .showAll: "show all quizzes again"
    case .keepFilter: "on to the cards that are left"
    case .dropFilter: "show all quizzes again"
    case .press: "press the lit button"
    case .chooseButton: "another button"
    case .closeDialog: "close the dialog"
    case .scroll: "scroll a page"
    case .scrollLines: "scroll a line"
    case .scrollEnds: "the top or the end"
    case .help: "this help"
    case .close: "close the help"
    case .leave: "leave; a quiz of the library leads back there"
    case .interrupt: "stop at once"
    case .suspend: "back to the shell for a while; fg returns"
    }
  }

  public var helpTitle: String { "Keys" }

  public func heading(_ part: ScreenPart) -> String {
    switch part {
    case .options: "Choosing an option"
    case .sentence: "In the sentence"
    case .text: "Typing"
    case .checked: "After the check"
    case .results: "Results"
    case .find: "Finding an option"
    case .offer: "Before going on"
    case .statistics: "Statistics"
    case .library: "In the library"
    case .filter: "Filtering"
    case .dialog: "Before a quiz"
    case .help: "In this help"
    }
  }

  public var right: String { "Right." }

  public func wrong(_ wrong: Int, of blanks: Int) -> String {
    blanks == 1 ? "Not quite." : toLookAt(wrong)
  }

  public var partlyRight: String { "Partly right." }

  public func rightApart(from slip: Slip) -> String {
    switch slip {
    case .accents: "Right, apart from an accent."
    case .letterCase: "Right, apart from the capital letters."
    case .punctuation: "Right, apart from the punctuation."
    case .letters(let count): "Right, apart from \(letters(count))."
    }
  }

  public func almost(_ slip: Slip) -> String {
    switch slip {
    case .accents: "Almost: only an accent."
    case .letterCase: "Almost: only the capital letters."
    case .punctuation: "Almost: only the punctuation."
    case .letters(let count): "Almost: \(letters(count))."
    }
  }

  public func attemptsLeft(_ count: Int) -> String {
    count == 1 ? "One more try." : "\(number(count)) more tries."
  }

  public func answer(_ text: String) -> String { "The answer is \(text)" }
  public func given(_ text: String) -> String { "you said \(text)" }
  public var notAnswered: String { "not answered" }

  public func score(_ score: String, of maximum: String) -> String { "\(score) of \(maximum)" }
  public func percentage(_ value: Int) -> String { "\(value) %" }

  public func answered(_ count: Int, of all: Int) -> String {
    "answered \(count) of \(all)"
  }

  public func duration(seconds: Int) -> String {
    seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  public func comment(wrong: Int, of scored: Int) -> String {
    if scored == 0 { return "Thank you." }
    if wrong == 0 { return "All of them." }
    return (wrong * 2 < scored ? "Well done. " : "") + toLookAt(wrong)
  }

  public var byTag: String { "by tag" }
  public func summary(title: String, score: String) -> String { "\(title): \(score)" }

  fileprivate func toLookAt(_ count: Int) -> String { "\(number(count)) to look at again." }

  fileprivate func letters(_ count: Int) -> String {
    count == 1 ? "one letter" : "\(number(count).lowercased()) letters"
  }

  fileprivate func number(_ count: Int) -> String {
    let words = [
      "None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
    ]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }
}
