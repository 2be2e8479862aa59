public import QuizModel

/// Writes quizzes in cloze's own format.
public enum QuizWriter {
  /// The file that says what a quiz is.
  ///
  /// The keys have one order, what is the format's default is left out, and each thing is said in its
  /// shortest form. Read again, the file gives the same quiz, ``Question/line`` aside. Two things that
  /// the format cannot say, and that no file of it brings forth, are lost: that several blanks share a
  /// bank beside another such bank or beside a typed blank (each gets the options for its own), and an
  /// answer without alternatives (it becomes none).
  ///
  /// - Parameter quiz: The quiz.
  /// - Returns: JSON on lines for people, with a line feed at the end.
  public static func json(_ quiz: Quiz) -> String {
    quiz.json.pretty + "\n"
  }
}

extension Quiz {
  fileprivate var json: JSONText {
    var object = WrittenObject<QuizKey>()
    object.write(.title, title)
    object.write(.description, description)
    object.write(.author, author)
    object.write(.language, language)
    object.write(.licence, licence)
    object.write(.settings, settings.json)
    if !scoreRanges.isEmpty { object.write(.results, .list(scoreRanges.map(\.json))) }
    object.write(.questions, .list(questions.map { WrittenQuestion($0).json }))
    return object.json
  }
}

extension ScoreRange {
  fileprivate var json: JSONText {
    var object = WrittenObject<ResultKey>()
    object.write(.from, .number(percentages.lowerBound))
    object.write(.to, .number(percentages.upperBound))
    object.write(.text, text)
    return object.json
  }
}
