internal import QuizFormats
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// Plays with the answers of a sheet, without asking anybody.
///
/// It shows nothing, remembers nothing, and takes no time.
struct SheetPlayer {
  fileprivate let streams: any StandardStreams
  fileprivate let phrases: any Phrases

  /// Makes a player for a program.
  init(_ program: ClozeProgram) {
    streams = program.streams
    phrases = program.phrases
  }

  /// Plays a quiz to its end.
  ///
  /// A sheet with anything wrong is refused with all that is, and nothing is played.
  ///
  /// - Parameters:
  ///   - quiz: The quiz as the options want it.
  ///   - title: What names it.
  ///   - options: Which questions are asked, and what becomes of the results.
  ///   - sheet: The file of answers, `-` for standard input.
  /// - Returns: Whether the sheet was good, and the score not too low.
  func play(
    _ quiz: Quiz, title: String, _ options: PlayOptions, sheet: String
  ) -> ExitStatus {
    var session = QuizSession(quiz: quiz, plan: options.plan)
    do throws(InputFailure) {
      let bytes = sheet == "-" ? try streams.readInput() : try InputFile.read(path: sheet)
      let answers = AnswerSheet(SourceText(bytes), for: session.questions)
      guard answers.problems.isEmpty else { return refuse(sheet, answers.problems) }
      session.answer(answers.answers)
    } catch {
      let diagnostic = Diagnostic(error.cause, at: nil)
      return refuse(sheet, [SheetProblem(cause: .unreadable(diagnostic), place: nil)])
    }
    return ResultsDelivery(streams: streams, phrases: phrases, options: options)
      .deliver(FinishedRun(title: title, results: session.results))
  }

  fileprivate func refuse(_ sheet: String, _ problems: [SheetProblem]) -> ExitStatus {
    for problem in problems {
      let line = problem.line(file: sheet, phrases)
      streams.writeError("\(ClozeProgram.name): \(line)\n")
    }
    return .failure
  }
}

extension QuizSession {
  /// Goes through the run with an answer for each question; nil, and what is missing, skips.
  fileprivate mutating func answer(_ answers: [[Fill?]?]) {
    // What is skipped comes once more at the end, and is then skipped for good.
    while phase == .question {
      guard answers.indices.contains(position), let fills = answers[position] else {
        _ = send(.skip, at: startTime)
        continue
      }
      let before = position
      _ = send(.fill(fills), at: startTime)
      _ = send(.check, at: startTime)
      // A survey goes on by itself; an attempt that is left is not taken.
      if phase == .question, position == before { _ = send(.next, at: startTime) }
    }
  }
}
