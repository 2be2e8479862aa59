/// What one cell shows: a grapheme cluster of at most five scalars, which is all that ncurses takes.
///
/// It is kept as numbers: cells are copied and compared by the ten thousand each frame, and a
/// `Character` counts its references each time.
public struct Glyph: Hashable, Sendable, BitwiseCopyable {
  /// The most scalars (ncurses' `CCHARW_MAX`); more are left away.
  fileprivate static let mostScalars = 5
  /// How many bits a scalar takes.
  fileprivate static let scalarBits = 21

  /// The first three scalars, the first one lowest; 0 is none.
  fileprivate var first: UInt64 = 0
  /// The other two.
  fileprivate var rest: UInt64 = 0

  /// What an empty cell shows.
  public static let space = Glyph(ascii: UInt8(ascii: " "))

  /// Takes a printable character of ASCII.
  public init(ascii: UInt8) { first = UInt64(ascii) }

  /// Takes a grapheme cluster in its displayed form (``Swift/String/displayed``).
  public init(_ character: Character) {
    if let ascii = character.asciiValue {
      self = Glyph(ascii: ascii)
      return
    }
    for (index, scalar) in character.unicodeScalars.prefix(Self.mostScalars).enumerated() {
      let value = UInt64(scalar.value)
      if index < 3 {
        first |= value << (index * Self.scalarBits)
      } else {
        rest |= value << ((index - 3) * Self.scalarBits)
      }
    }
  }

  /// The values of its scalars.
  public var scalars: Scalars { Scalars(first: first, rest: rest) }

  /// The grapheme cluster.
  public var character: Character {
    Character(String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))))
  }

  /// The values of the scalars of a glyph, one after the other.
  public struct Scalars: Sequence, IteratorProtocol {
    fileprivate var first: UInt64
    fileprivate var rest: UInt64

    /// The next value, or nil after the last one.
    public mutating func next() -> UInt32? {
      if first == 0 { swap(&first, &rest) }
      guard first != 0 else { return nil }
      defer { first >>= scalarBits }
      return UInt32(first & (1 << scalarBits - 1))
    }
  }
}

extension Glyph: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Takes a grapheme cluster.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}
