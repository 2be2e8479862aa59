internal import QuizModel
internal import QuizViewModels

extension PlayOptions {
  /// A quiz as the command line wants it: its settings, and how its blanks are filled.
  ///
  /// This is done once, where a quiz has been read; what plays it takes it as it is.
  func applied(to quiz: Quiz) -> Quiz {
    var quiz = quiz
    quiz.settings.check = checkTiming ?? quiz.settings.check
    quiz.settings.shufflesQuestions = isShuffled || quiz.settings.shufflesQuestions
    quiz.settings.shufflesOptions = isShuffled || quiz.settings.shufflesOptions
    switch recasting {
    case .choosing:
      // The same options each time, so that a run can go on and its file be edited, but not where
      // they were before.
      quiz.settings.shufflesOptions = true
      return quiz.choosing(seed: seed ?? 0)
    case .typing: return quiz.typing()
    case nil: return quiz
    }
  }

  /// Which questions of a quiz are asked, in which order.
  ///
  /// Without a seed every plan has another one.
  var plan: RunPlan {
    RunPlan(
      start: start ?? 1, limit: limit, tag: tag, shuffles: isShuffled,
      seed: seed ?? .random(in: 0 ... .max))
  }

  /// Whether any question of a quiz has the tag, if one is asked for.
  func leavesQuestions(of quiz: Quiz) -> Bool {
    tag.map { tag in quiz.questions.contains { $0.tags.contains(tag) } } ?? true
  }

  /// Finds out whether a quiz has what the options ask of it.
  ///
  /// - Throws: `unknownTag`, or `startAfterEnd` by the number of questions that the tag leaves.
  func checkQuestions(of quiz: Quiz) throws(UsageError) {
    guard leavesQuestions(of: quiz) else {
      throw .unknownTag(tag ?? "", tags: quiz.tags)
    }
    let count = quiz.questions.count { question in
      tag.map(question.tags.contains) ?? true
    }
    if let start, start > count { throw .startAfterEnd(start: start, questions: count) }
  }

  /// Finds out whether the options go together with a library.
  func checkLibrary() throws(UsageError) {
    if answers != nil { throw .needsOneFile(option: "--answers") }
    if results != nil { throw .needsOneFile(option: "--results") }
    if pass != nil { throw .needsOneFile(option: "--pass") }
  }

  /// Finds out whether a file of quiz and those of the options are different ones.
  func checkStreams(besides file: String) throws(UsageError) {
    if file == "-", answers == "-" { throw .inputTwice }
    guard let results, results != "-", let target = results.canonicalPath else { return }
    for read in [file, answers].compactMap({ $0 }) where read != "-" {
      if read.canonicalPath == target { throw .resultsOverwrite(results) }
    }
  }
}

extension Quiz {
  /// The tags of the questions, in the order in which they first come.
  fileprivate var tags: [String] {
    var tags: [String] = []
    for tag in questions.flatMap(\.tags) where !tags.contains(tag) { tags.append(tag) }
    return tags
  }
}
