internal import Wording

/// Which language is spoken, found before the command line is read: what is wrong there is said in it.
struct LanguageChoice {
  /// The language.
  let language: Language

  /// Chooses: what the command line says, else the configuration, else the locale.
  ///
  /// The last two give way to English where the signs of their language cannot be shown.
  ///
  /// - Parameters:
  ///   - words: The command line without the names of program and command.
  ///   - shapes: The options of the command; asked for only when words are options.
  ///   - configuration: The person's defaults.
  ///   - locale: What the environment says.
  init(
    _ words: [String], shapes: @autoclosure () -> [OptionShape], _ configuration: Configuration,
    _ locale: PersonLocale
  ) {
    let option = StandardOption.language.shape
    let asked = AskedOptions(
      words, words.contains { $0.hasPrefix("--") } ? shapes() + [option] : [])
    if let language = asked.value(of: option.name).flatMap(Language.init(rawValue:)) {
      self.language = language
      return
    }
    let preferred = configuration.values[option.name].flatMap(Language.init(rawValue:))
    let wanted = preferred ?? locale.language
    let isASCII = configuration.values["ascii"] != nil || asked.value(of: "ascii") != nil
    let needsMore = wanted != .english
    language = needsMore && (isASCII || !locale.showsUnicode()) ? .english : wanted
  }
}

/// The options that are on a command line, right or wrong.
fileprivate struct AskedOptions {
  fileprivate let values: [String: String]

  init(_ words: [String], _ shapes: [OptionShape]) {
    guard !shapes.isEmpty else {
      values = [:]
      return
    }
    var values: [String: String] = [:]
    for case .option(let index, let value) in OptionScan(words, shapes: shapes).findings {
      values[shapes[index].name] = value
    }
    self.values = values
  }

  /// The value given last, empty for an option that takes none; nil for one that is not there.
  func value(of name: String) -> String? { values[name] }
}
