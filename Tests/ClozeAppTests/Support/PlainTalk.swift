import QuizFormats
import QuizModel
import QuizViewModels

@testable import ClozeApp

/// A quiz that was played line by line, and all that came of it.
struct PlainTalk {
  let status: ClozeApp.ExitStatus
  let streams: RecordedStreams
  /// What was told to the history.
  let effects: [QuizSession.Effect]

  /// What was said.
  var text: String { streams.output }

  /// Plays with lines that are written.
  ///
  /// A terminal ends the line of a prompt itself; the transcript shows then no line end there.
  init(
    _ quiz: String, _ lines: String, from source: LineSource = .stream,
    options: PlayOptions = PlayOptions()
  ) throws {
    let loaded = try QuizLoader.load(SourceText(Array(quiz.utf8))).quiz
    self.init(
      .quiz(options.applied(to: loaded), title: loaded.title ?? "Quiz"), lines, from: source,
      options: options)
  }

  init(
    _ playable: Playable, _ lines: String, from source: LineSource = .stream,
    options: PlayOptions = PlayOptions(), in journal: Journal = Journal(.off)
  ) {
    let streams = RecordedStreams(input: lines, lineSource: source)
    var effects: [QuizSession.Effect] = []
    var time = 100.0
    let player = PlainPlayer(
      streams: streams, starter: RunStarter(options, in: journal),
      now: {
        time += 0.25
        return time
      }, note: { effect, _ in effects.append(effect) })
    status = player.play(playable)
    self.streams = streams
    self.effects = effects
  }

  /// The answers that were told.
  var attempts: [Attempt] {
    effects.compactMap { if case .answered(_, let attempt) = $0 { attempt } else { nil } }
  }
}
