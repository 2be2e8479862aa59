@testable import ClozeApp

/// A run of the program without a process, and all that came of it.
struct ProgramRun {
  let status: ExitStatus
  let output: String
  let error: String
  /// What was played, or nil when the program ended before.
  let played: (what: Playable, options: PlayOptions)?

  init(_ words: String..., input: String = "", outputFailure: String? = nil) {
    self.init(words: words, input: input, outputFailure: outputFailure)
  }

  init(words: [String], input: String = "", outputFailure: String? = nil) {
    let streams = RecordedStreams(input: input, outputFailure: outputFailure)
    var played: (Playable, PlayOptions)?
    let program = ClozeProgram(streams: streams) { what, options, _ in
      played = (what, options)
      return .success
    }
    status = program.run(words)
    output = streams.output
    error = streams.error
    self.played = played
  }
}

/// Files for tests of the command line.
enum Sample {
  /// A quiz of two questions without a flaw.
  static let good = """
    [{ "text": "One ___", "options": ["a", "b"] },
     { "text": "Two ___", "options": ["a", "b"], "answer": "b" }]
    """
  /// A quiz with a warning on its second line.
  static let doubtful = """
    { "text": "One ___", "options": ["a", "b"],
      "anwser": "a" }
    """
  /// A quiz with two errors, one on each line.
  static let broken = """
    [{ "text": "One ___", "options": ["a", "b"], "answer": "c" },
     { "text": "Two", "options": ["a", "b"] }]
    """
}
