/// Options that one or several blanks draw from.
public struct OptionBank: Hashable, Sendable {
  /// The options, for quizzes of very many questions: most have no feedback, and half the size without.
  fileprivate enum Storage: Hashable {
    /// Options without feedback.
    case texts([String])
    /// Options of which at least one has feedback.
    case options([Option])
  }

  fileprivate var storage: Storage

  /// Makes a bank.
  public init(options: [Option]) {
    storage = Storage(options)
  }

  /// Makes a bank of options without feedback.
  package init(texts: [String]) {
    storage = .texts(texts)
  }

  /// The options in the order of the file, distractors last.
  ///
  /// - Complexity: O(`count`); one of them is had in O(1) by its index.
  public var options: [Option] {
    get {
      switch storage {
      case .texts(let texts): texts.map { Option($0) }
      case .options(let options): options
      }
    }
    set { storage = Storage(newValue) }
  }

  /// How many options there are.
  public var count: Int {
    switch storage {
    case .texts(let texts): texts.count
    case .options(let options): options.count
    }
  }

  /// The option of an index below ``count``.
  public subscript(index: Int) -> Option {
    switch storage {
    case .texts(let texts): Option(texts[index])
    case .options(let options): options[index]
    }
  }
}

extension OptionBank.Storage {
  fileprivate init(_ options: [Option]) {
    let isPlain = options.allSatisfy { $0.feedback == nil }
    self = isPlain ? .texts(options.map(\.text)) : .options(options)
  }
}
