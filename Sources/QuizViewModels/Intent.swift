public import QuizModel

/// What a person wants, independent of the key that said so.
public enum Intent: Hashable, Sendable {
  /// Put an option into the active blank.
  case pick(OptionID)
  /// Do what the enter key does now.
  case confirm
  /// Light an option of the row.
  case light(OptionID)
  /// Light the option after or before the lit one; negative steps go back.
  case lightNext(Int)
  /// Light the first or the last option of the row.
  case lightFirst, lightLast
  /// Make a blank the active one and move to where it is filled.
  case activate(blank: Int)
  /// Go on to the blank after or before the active one; negative steps go back, around the ends.
  case stepBlank(Int)
  /// Make another blank the active one while moving in the sentence.
  case moveInSentence(SentenceMove)
  /// Leave the options or the text for the sentence.
  case enterSentence
  /// Return from the sentence to where the active blank is filled.
  case leaveSentence
  /// Empty the active blank, or the one filled last.
  case takeBack
  /// Edit the text of the active blank.
  case edit(TextEdit)
  /// Send everything home; after a check, try again.
  case reset
  /// Begin to find an option by typing, or end that.
  case startFinding, endFinding
  /// Give the next hint.
  case hint
  /// See the answer, and be scored as wrong.
  case giveUp
  /// Go past the question, which comes once more at the end.
  case skip
  /// Put these fills into the blanks, one entry per blank; nil leaves a blank empty.
  case fill([Fill?])
  /// Mark what stands in the blanks; empty ones are wrong.
  case check
  /// Go on to the next question after a check.
  case next
  /// Ask what was not right once more, from the results.
  case retry
  /// Edit the quiz file at this question.
  case editFile
  /// Leave the quiz.
  case leave
}

/// A step through the blanks of a sentence.
public enum SentenceMove: Hashable, Sendable {
  /// The blank before, or the first.
  case previous
  /// The blank after, or the last.
  case next
  /// The first blank.
  case first
  /// The last blank.
  case last
}
