#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The locale that decides what characters are and how wide.
public enum CharacterLocale {
  /// Whether characters are UTF-8; asking for it the first time sets the process's locale.
  ///
  /// The person's own locale comes first. When its characters are not UTF-8 (`LANG=C`), the usual
  /// names of a UTF-8 locale are tried, for `wcwidth` and ncurses know nothing beyond ASCII then.
  public static let isUTF8: Bool = {
    for name in ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      if let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) == "UTF-8" {
        return true
      }
    }
    return false
  }()
}
