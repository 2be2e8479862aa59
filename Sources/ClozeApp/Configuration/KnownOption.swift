/// An option of some command, as the configuration has to know it.
struct KnownOption {
  /// Its name, and whether it takes a value.
  let shape: OptionShape
  /// Whether it means one call alone, so that it cannot have a default.
  let isForOneCall: Bool
  /// Finds out whether a value is one that it takes.
  let check: (String) throws(UsageError) -> Void
}

extension Command {
  /// All its options, whatever their values are for.
  var knownOptions: [KnownOption] {
    allOptions.map { option in
      KnownOption(shape: option.shape, isForOneCall: option.isForOneCall) {
        (word: String) throws(UsageError) in
        var values = defaults
        try option.apply(&values, word)
      }
    }
  }

  /// The values before any option of the command line, as a person wants them.
  func defaults(by configuration: Configuration) -> Options {
    guard !configuration.values.isEmpty else { return defaults }
    var values = defaults
    for option in allOptions where !option.isForOneCall {
      guard let word = configuration.values[option.shape.name] else { continue }
      // It was found to be good when the configuration was read.
      try? option.apply(&values, word)
    }
    return values
  }
}

extension CommandTable {
  /// The options of all commands; one that several have stands there several times.
  static var knownOptions: [KnownOption] {
    let language = StandardOption.language
    return all.flatMap(\.knownOptions) + [
      KnownOption(shape: language.shape, isForOneCall: false) {
        (word: String) throws(UsageError) in try language.check(word)
      }
    ]
  }
}
