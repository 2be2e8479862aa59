internal import QuizModel

/// What of an attempt counts for statistics.
struct TalliedAttempt {
  /// The row of its question.
  var question: Int64
  /// The day on which it was made, where the person was.
  var day: CivilDate
  /// Whether anything of the question was scored.
  var isScored: Bool
  /// Whether it was the first of its run at the question.
  var isFirst: Bool
  /// Whether every scored blank was right.
  var isRight: Bool
  /// Seconds for which the question was on.
  var seconds: Double
  /// The probability of recall that was predicted for a review, and whether the question was
  /// recalled; nil for an attempt that was no review.
  var recall: (predicted: Double, isRecalled: Bool)?

  /// Reads the columns question, time, kind, correct, number, seconds, rating, phase and
  /// retrievability, from the second on.
  init(_ row: Row, secondsFromUTC: (Double) -> Int) {
    let time = row.real(2)
    let marks = row.text(4).utf8
    question = row.integer(1)
    day = CivilDate(time: time, secondsFromUTC: secondsFromUTC(time))
    isScored = marks.contains { $0 != UInt8(ascii: "-") }
    isFirst = row.int(5) == 1
    isRight =
      row.text(3) == Attempt.Kind.check.rawValue && !marks.contains(UInt8(ascii: "0"))
    seconds = row.real(6)
    let phase = Memory.Phase(rawValue: row.int(8))
    if isFirst, phase == .review, let rating = Rating(rawValue: row.int(7)),
      let predicted = row.realIfAny(9)
    {
      recall = (predicted, rating != .again)
    }
  }
}

/// What of a question is shown in statistics.
struct TalliedQuestion {
  /// The question as text.
  var text: String
  /// The title of its quiz.
  var quiz: String
}
