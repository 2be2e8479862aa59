internal import CellGrid
public import Wording

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the environment says about the person's language.
public struct PersonLocale {
  /// The language that is asked for.
  let language: Language
  /// Whether more than ASCII can be shown.
  let showsUnicode: () -> Bool

  /// Says what an environment would say.
  ///
  /// - Parameters:
  ///   - language: The language that is asked for.
  ///   - showsUnicode: Whether more than ASCII can be shown; asked for other languages than English.
  public init(language: Language = .english, showsUnicode: @escaping () -> Bool = { true }) {
    self.language = language
    self.showsUnicode = showsUnicode
  }

  /// Reads variables.
  ///
  /// - Parameters:
  ///   - variable: The value of a variable, or nil when it is unset.
  ///   - canBeUTF8: Whether the process has characters beyond ASCII, once it is asked.
  init(variable: (String) -> String?, canBeUTF8: @escaping () -> Bool) {
    language = .preferred(variable)
    // As POSIX has it, an empty variable is none.
    let characters = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable).first { !$0.isEmpty }
    // Linux's console has no more than 512 signs.
    let isConsole = variable("TERM")?.hasPrefix("linux") ?? false
    showsUnicode = { !isConsole && characters?.namesOtherCodeset != true && canBeUTF8() }
  }

  /// What the environment of this process says.
  public static func ofProcess() -> PersonLocale {
    PersonLocale(
      variable: { name in getenv(name).map { String(cString: $0) } },
      canBeUTF8: { CharacterLocale.isUTF8 })
  }
}

extension String {
  /// Whether a locale's name says that its characters are other than UTF-8, such as `zh_CN.GB18030`.
  fileprivate var namesOtherCodeset: Bool {
    guard let dot = firstIndex(of: ".") else { return false }
    let codeset = self[dot...].dropFirst().prefix { $0 != "@" }.lowercased()
    return !["utf-8", "utf8"].contains(codeset)
  }
}
