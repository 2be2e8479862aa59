internal import QuizModel

/// The labels by which the options of a bank can be named in writing.
///
/// They are numbers from 1; where options are such numbers themselves they are letters, so that it
/// is plain what is meant.
struct OptionLabels {
  /// The options with their labels, in the order in which they are shown.
  let rows: [(label: String, option: OptionID)]

  /// Labels options in the order in which they are shown.
  init(_ options: [OptionID], of question: Question) {
    let texts = Set(options.compactMap { question[$0]?.text.trimmed.lowercased() })
    let numbers = options.indices.map { "\($0 + 1)" }
    let letters = zip("abcdefghijklmnopqrstuvwxyz", options).map { "\($0.0)" }
    let labels = [numbers, letters].first {
      $0.count == options.count && texts.isDisjoint(with: $0)
    }
    rows = Array(zip(labels ?? numbers, options))
  }

  /// The option that a label names, or nil when none does.
  func option(named word: String) -> OptionID? {
    let word = word.trimmed.lowercased()
    return rows.first { $0.label == word }?.option
  }
}
