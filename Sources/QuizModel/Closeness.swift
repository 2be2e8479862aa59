/// What tells a typed text from the alternative that it met or nearly met.
///
/// What never counts is no remark: spaces, typographic quotes, canonical forms, and case where the
/// rules ignore it.
public enum Closeness: Hashable, Sendable {
  /// Accents alone.
  case accents
  /// Capitals and small letters alone.
  case letterCase
  /// The punctuation at the end alone.
  case punctuation
  /// So many mistakes of typing, 1 or more; each is a letter inserted, left out, replaced, or
  /// swapped with its neighbour.
  case typos(Int)
}
