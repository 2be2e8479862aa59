import Wording

extension PhraseSample {
  /// Those of `OfferPhrases`.
  static let offer: [Self] = [
    Self("offerToGoOn") { [$0.offerToGoOn] },
    Self("stopped(atQuestion:of:answered:)") {
      [
        $0.stopped(atQuestion: 0, of: 0, answered: 0),
        $0.stopped(atQuestion: 1, of: 1, answered: 1),
        $0.stopped(atQuestion: 7, of: 7, answered: 7),
      ]
    },
    Self("nothingDue") { [$0.nothingDue] },
    Self("nextDue(_:inDays:)") {
      [$0.nextDue(0, inDays: 0), $0.nextDue(1, inDays: 1), $0.nextDue(7, inDays: 7)]
    },
  ]
}
