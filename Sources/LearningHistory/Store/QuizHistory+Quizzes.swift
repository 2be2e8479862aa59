extension QuizHistory {
  /// The quizzes in the history, by title, then path.
  public func quizzes() throws(HistoryError) -> [(path: String, title: String)] {
    try database.reading { () throws(HistoryError) in
      try database.rows("SELECT path, title FROM quiz ORDER BY title, path") {
        (path: $0.text(0), title: $0.text(1))
      }
    }
  }

  /// Deletes all that the history has of a quiz.
  ///
  /// - Returns: How many attempts there were; 0 when the quiz is not in the history.
  @discardableResult
  public func forget(path: String) throws(HistoryError) -> Int {
    try database.writing { () throws(HistoryError) in
      let count = try database.first(
        """
        SELECT count(*) FROM attempt JOIN question ON question.id = attempt.question
        JOIN quiz ON quiz.id = question.quiz WHERE quiz.path = ?
        """, .text(path)
      ) { $0.int(0) }
      try database.run("DELETE FROM quiz WHERE path = ?", .text(path))
      return count ?? 0
    }
  }
}
