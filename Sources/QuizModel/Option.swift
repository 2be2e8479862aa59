/// A word or phrase that can fill a choice blank.
public struct Option: Hashable, Sendable {
  /// What stands on the chip.
  public var text: String
  /// What is said when this option was chosen.
  public var feedback: String?

  /// Makes an option.
  public init(_ text: String, feedback: String? = nil) {
    self.text = text
    self.feedback = feedback
  }
}

/// The identity of an option within its question: its place in the file, whatever the shown order.
public struct OptionID: Hashable, Sendable {
  /// The index of the bank in the question.
  public let bank: Int
  /// The index of the option in the bank.
  public let index: Int

  /// Names the option at an index of a bank.
  public init(bank: Int, index: Int) {
    self.bank = bank
    self.index = index
  }
}
