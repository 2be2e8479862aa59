internal import QuizModel

extension [Option] {
  /// The options in an order that looks like any and is always the same for a question.
  ///
  /// For formats that keep right answers apart from wrong ones: which comes first must tell nothing.
  /// The order is that of a hash (FNV-1a, 64 bits) of the question and the option.
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The same options.
  func scattered(for prompt: String) -> [Option] {
    let seed = fnv1a(prompt.utf8, from: 0xCBF2_9CE4_8422_2325)
    let keyed = map { (key: fnv1a($0.text.utf8, from: seed), option: $0) }
    return keyed.sorted { ($0.key, $0.option.text) < ($1.key, $1.option.text) }.map(\.option)
  }
}

fileprivate func fnv1a(_ bytes: String.UTF8View, from seed: UInt64) -> UInt64 {
  bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
