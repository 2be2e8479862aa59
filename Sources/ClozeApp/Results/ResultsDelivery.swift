internal import QuizViewModels
internal import Wording

/// Hands the results of a run over when it ends: a line, a file, a status.
struct ResultsDelivery {
  fileprivate let streams: any StandardStreams
  fileprivate let phrases: any Phrases
  fileprivate let options: PlayOptions

  /// Prepares for runs that are played with some options.
  init(streams: any StandardStreams, phrases: any Phrases, options: PlayOptions) {
    self.streams = streams
    self.phrases = phrases
    self.options = options
  }

  /// Whether standard output is kept for the results.
  var takesOutput: Bool { options.results == "-" }

  /// Ends a run: its summary in one line unless standard output is kept for the results, the results
  /// where they are asked for, and whether they are good enough.
  ///
  /// The summary comes first, so that it is there even when a file cannot be written.
  ///
  /// - Parameters:
  ///   - run: What the run came to.
  ///   - saysSummary: Whether the summary is still to be said.
  /// - Returns: Whether everything could be written, and the score is not below `--pass`.
  func deliver(_ run: FinishedRun, saysSummary: Bool = true) -> ExitStatus {
    if saysSummary { tell(run) }
    let isWritten = write(run)
    let passes = run.results.passes(options.pass)
    if !passes, let needed = options.pass {
      complain(phrases.notPassed(run.results.percentage, needed: needed))
    }
    return isWritten && passes ? .success : .failure
  }

  /// Says the summary of a run in one line, unless standard output is kept for the results.
  func tell(_ run: FinishedRun) {
    tell(summary: run.results.summary(title: run.title, phrases))
  }

  /// Says the summary of a run, unless standard output is kept for the results.
  func tell(summary: String) {
    guard !takesOutput else { return }
    streams.writeOutput("\(summary)\n")
  }

  /// Writes the results where they are asked for, whatever they are.
  ///
  /// For a run that a signal ends, too: what was answered is then not lost.
  ///
  /// - Returns: Whether that was possible; if not, a message has said why.
  func write(_ run: FinishedRun) -> Bool {
    guard let path = options.results else { return true }
    guard path != "-" else {
      streams.writeOutput("\(ResultsReport(run))")
      return true
    }
    do throws(OutputFile.Failure) {
      try OutputFile(path).write("\(ResultsReport(run))")
      return true
    } catch {
      complain(phrases.cannotWrite(path.shownOnOneLine, reason: error.reason))
      return false
    }
  }

  /// Writes what has been answered so far into the file for the results, where that can be replaced
  /// later on, so that even a kill leaves it.
  func writeSoFar(_ run: FinishedRun) {
    guard let path = options.results, path != "-", OutputFile(path).isReplaceable else { return }
    // The end tells what goes wrong.
    try? OutputFile(path).write("\(ResultsReport(run))")
  }

  fileprivate func complain(_ message: String) {
    streams.writeError("\(ClozeProgram.name): \(message)\n")
  }
}
