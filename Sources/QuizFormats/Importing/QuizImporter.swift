/// What reads one format.
///
/// A format is recognised by its content first and by the name of the file second.
protocol QuizImporter: Sendable {
  /// The name on the command line: small ASCII letters, digits and dashes.
  var name: String { get }
  /// What people call the format.
  var title: String { get }
  /// How names of such files end, in small letters with their dot.
  var endings: [String] { get }
  /// Whether files with these endings are quizzes, so that they are found in folders.
  var isFoundInFolders: Bool { get }

  /// Whether a file shows by its content that it is of the format.
  func recognises(_ file: ForeignFile) -> Bool
  /// Reads a quiz.
  ///
  /// - Throws: Why nothing can be played.
  func load(_ file: ForeignFile) throws(QuizFileError) -> LoadedQuiz
}

extension QuizImporter {
  var isFoundInFolders: Bool { false }
}

/// What reads a format of another program, question by question.
protocol DraftImporter: QuizImporter {
  /// Adds to a draft what a file holds, and notes what cannot be carried over.
  ///
  /// A mistake in one question leaves that question out, with a note; what makes the whole file
  /// unreadable is thrown.
  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError)
}

extension DraftImporter {
  func load(_ file: ForeignFile) throws(QuizFileError) -> LoadedQuiz {
    // What is neither an archive nor text would be read as noise.
    if let null = file.nullOffset {
      throw QuizFileError(.controlCharacter("\0"), at: file.text.place(at: null))
    }
    let draft = QuizDraft(file)
    try read(file, into: draft)
    return try draft.finished(format: title)
  }
}
