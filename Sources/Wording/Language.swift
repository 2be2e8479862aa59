/// A language that the program speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// English.
  case english = "en"
  /// Chinese in simplified characters.
  case chinese = "zh"

  /// Everything that the program says in it.
  public var phrases: any Phrases {
    switch self {
    case .english: English()
    case .chinese: Chinese()
    }
  }

  /// The language of a POSIX locale, such as `zh_CN.UTF-8`.
  ///
  /// Territory, script, encoding and modifier may be missing, capitals do not count, and `-` stands for
  /// `_`, too. `C` and `POSIX` are English. Of Chinese there are simplified characters alone: the
  /// territories and the script of traditional ones are nil unless the name says `Hans`, too. Their
  /// readers get English, as from any program that is not translated into what they read.
  ///
  /// - Parameter localeName: The locale as its variable has it; nil comes of an empty name and of
  ///   languages that are not spoken.
  public init?(localeName: String) {
    let name = localeName.lowercased().prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    switch parts.first {
    case "c", "posix", "en":
      self = .english
    case "zh":
      let isTraditional = parts.contains { ["tw", "hk", "mo", "hant"].contains($0) }
      guard parts.contains("hans") || !isTraditional else { return nil }
      self = .chinese
    default:
      return nil
    }
  }

  /// The language that an environment asks for.
  ///
  /// As with other programs the first variable of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty
  /// names the locale. Where that is not `C` or `POSIX`, the first language that is spoken of those in
  /// `LANGUAGE`, apart by colons, comes before it, as GNU gettext has it.
  ///
  /// - Parameter variable: The value of a variable of the environment, nil where there is none.
  /// - Returns: The language; English where none that is asked for is spoken.
  public static func preferred(_ variable: (String) -> String?) -> Language {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(variable).first { !$0.isEmpty } ?? "C"
    let isPlain = ["C", "POSIX"].contains(locale.prefix { $0 != "." })
    let languages =
      isPlain ? [] : (variable("LANGUAGE") ?? "").split(separator: ":").map(String.init)
    return (languages + [locale]).lazy.compactMap(Language.init(localeName:)).first ?? .english
  }
}
