internal import QuizFormats
internal import QuizModel
internal import QuizViewModels

/// The results of a run for programs, as `--results` writes them.
struct ResultsReport: CustomStringConvertible {
  fileprivate let run: FinishedRun

  /// Makes the report of a run, whether it was played to its end or not.
  init(_ run: FinishedRun) {
    self.run = run
  }

  /// The report as a JSON object on several lines, with a line end.
  var description: String { json.pretty + "\n" }

  /// All questions of a run that came to its end, else those that were answered.
  fileprivate var entries: [QuizResults.Entry] {
    run.results.duration == nil
      ? run.results.entries.filter { $0.record != nil } : run.results.entries
  }

  fileprivate var json: JSONText {
    .object([
      ("title", .text(run.title)),
      ("score", .decimal(run.results.score)),
      ("max", .decimal(run.results.maximum)),
      ("percentage", .number(run.results.percentage)),
      ("seconds", .decimal((run.seconds * 1000).rounded() / 1000)),
      ("questions", .list(entries.map(\.json))),
    ])
  }
}

extension QuizResults.Entry {
  fileprivate var json: JSONText {
    let given = question.blanks.indices.map { blank in
      record?.fills[blank].flatMap(question.text)
    }
    let verdict = record?.verdict ?? question.missed
    return .object([
      ("id", question.id.map { .text($0) } ?? .null),
      ("text", .text(question.textWithBlanks)),
      ("given", .list(given.map { $0.map { .text($0) } ?? .null })),
      (
        "correct",
        .list(verdict.blanks.map { $0.correctness.isCorrect.map { .boolean($0) } ?? .null })
      ),
      ("score", .decimal(verdict.score)),
      ("max", .decimal(verdict.maximum)),
      ("hints", .number(record?.hints ?? 0)),
    ])
  }
}
