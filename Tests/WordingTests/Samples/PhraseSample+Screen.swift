import Wording

extension PhraseSample {
  /// Those of `ScreenPhrases`.
  static let screen: [Self] = [
    Self("untitled") { [$0.untitled] },
    Self("progress(question:of:)") {
      [
        $0.progress(question: 0, of: 0), $0.progress(question: 1, of: 1),
        $0.progress(question: 7, of: 7),
      ]
    },
    Self("windowTooSmall(columns:rows:)") {
      [
        $0.windowTooSmall(columns: 0, rows: 0), $0.windowTooSmall(columns: 1, rows: 1),
        $0.windowTooSmall(columns: 7, rows: 7),
      ]
    },
    Self("hint(_:)") { phrases in HintWord.samples.map { phrases.hint($0) } },
    Self("help(_:)") { phrases in KeyPurpose.allCases.map { phrases.help($0) } },
    Self("helpTitle") { [$0.helpTitle] },
    Self("heading(_:)") { phrases in ScreenPart.allCases.map { phrases.heading($0) } },
    Self("right") { [$0.right] },
    Self("wrong(_:of:)") { [$0.wrong(0, of: 0), $0.wrong(1, of: 1), $0.wrong(7, of: 7)] },
    Self("partlyRight") { [$0.partlyRight] },
    Self("rightApart(from:)") { phrases in Slip.samples.map { phrases.rightApart(from: $0) } },
    Self("almost(_:)") { phrases in Slip.samples.map { phrases.almost($0) } },
    Self("attemptsLeft(_:)") { [$0.attemptsLeft(0), $0.attemptsLeft(1), $0.attemptsLeft(7)] },
    Self("answer(_:)") { [$0.answer("Zq")] },
    Self("given(_:)") { [$0.given("Zq")] },
    Self("notAnswered") { [$0.notAnswered] },
    Self("score(_:of:)") { [$0.score("Zq", of: "Zq")] },
    Self("percentage(_:)") { [$0.percentage(0), $0.percentage(1), $0.percentage(7)] },
    Self("answered(_:of:)") {
      [$0.answered(0, of: 0), $0.answered(1, of: 1), $0.answered(7, of: 7)]
    },
    Self("duration(seconds:)") {
      [$0.duration(seconds: 0), $0.duration(seconds: 1), $0.duration(seconds: 7)]
    },
    Self("comment(wrong:of:)") {
      [$0.comment(wrong: 0, of: 0), $0.comment(wrong: 1, of: 1), $0.comment(wrong: 7, of: 7)]
    },
    Self("byTag") { [$0.byTag] },
    Self("summary(title:score:)") { [$0.summary(title: "Zq", score: "Zq")] },
  ]
}
