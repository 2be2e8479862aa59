/// A value or a key of a document, in eight bytes: a file of many questions has millions of them.
///
/// The nodes stand in the order of the file, so that what a list or an object holds follows it at once.
struct JSONNode: Sendable {
  /// What a node is.
  enum Kind: UInt32 {
    case null, no, yes, number, list, object
    /// An object whose members have no nodes: they are looked for again when they are asked for.
    case foldedObject
    /// A string that is spelt in the file as it is.
    case plainString
    /// A string with at least one escape.
    case escapedString
  }

  /// The kind in the lowest four bits, above them the offset; 28 bits hold any place in 256 MiB.
  fileprivate let kindAndOffset: UInt32
  /// The offset after the value; of a list or an object, the index of the first node after it.
  var end: UInt32

  init(_ kind: Kind, from offset: Int, to end: Int = 0) {
    kindAndOffset = UInt32(offset) << 4 | kind.rawValue
    self.end = UInt32(end)
  }

  /// What the node is.
  var kind: Kind { Kind(rawValue: kindAndOffset & 0b1111) ?? .null }

  /// The offset of the node's first byte; of a string, that of the opening quote.
  var offset: Int { Int(kindAndOffset >> 4) }
}
