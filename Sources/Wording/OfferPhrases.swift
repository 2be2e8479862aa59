/// What the dialogs say that ask before something is played, as functions of plain values.
public protocol OfferPhrases: Sendable {
  /// Whether to go on with a run that was broken off.
  var offerToGoOn: String { get }
  /// Where it was broken off: at which question, from 1, of how many, of which some are answered.
  func stopped(atQuestion question: Int, of count: Int, answered: Int) -> String
  /// Nothing is due.
  var nothingDue: String { get }
  /// How many questions, 1 or more, come due next, and in how many days; 0 is today.
  func nextDue(_ count: Int, inDays days: Int) -> String
}
