import Wording

extension PhraseSample {
  /// Those of `HistoryPhrases`.
  static let history: [Self] = [
    Self("historyLost(reason:)") { [$0.historyLost(reason: "Zq")] },
    Self("historySetAside(file:)") { [$0.historySetAside(file: "Zq")] },
    Self("historyTrouble(_:file:reason:)") { phrases in
      HistoryTrouble.allCases.map { phrases.historyTrouble($0, file: "Zq", reason: nil) }
        + [phrases.historyTrouble(.damaged, file: "Zq", reason: "Zq")]
    },
    Self("reviewTitle") { [$0.reviewTitle] },
    Self("practiceTitle") { [$0.practiceTitle] },
    Self("cannotEdit(_:)") { [$0.cannotEdit("Zq")] },
    Self("editorFailed(_:)") { [$0.editorFailed("Zq")] },
    Self("forgotten(_:file:)") {
      [$0.forgotten(0, file: "Zq"), $0.forgotten(1, file: "Zq"), $0.forgotten(7, file: "Zq")]
    },
    Self("nothingToForget(_:)") { [$0.nothingToForget("Zq")] },
    Self("noHistoryPlace") { [$0.noHistoryPlace] },
  ]
}
