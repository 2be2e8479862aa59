/// A value in a JSON text.
public struct JSONValue: Sendable {
  let document: JSONDocument
  /// The index of the value's node.
  let index: Int

  fileprivate var node: JSONNode { document.nodes[index] }

  /// What sort of thing the value is.
  public var kind: ValueKind {
    switch node.kind {
    case .null: .null
    case .no, .yes: .boolean
    case .number: .number
    case .list: .list
    case .object, .foldedObject: .object
    case .plainString, .escapedString: .text
    }
  }

  /// The number of bytes before the value; before its quote or bracket, if it begins with one.
  public var offset: Int { node.offset }

  /// Where the value begins.
  public var place: SourcePlace { document.text.place(at: offset) }

  /// A short piece of the file to name the value with; what is long ends in `…`.
  public var excerpt: String { document.text.excerpt(at: offset) }

  /// The decoded characters of a string, or nil for other values.
  public var string: String? {
    kind == .text ? String(decoding: utf8, as: UTF8.self) : nil
  }

  /// The bytes of a string between its quotes, escapes as they are written.
  var contents: ArraySlice<UInt8> {
    document.text.bytes[(node.offset + 1)..<(Int(node.end) - 1)]
  }

  /// The decoded bytes of a string; other values have none.
  var utf8: ArraySlice<UInt8> {
    switch node.kind {
    case .plainString: contents
    case .escapedString: JSONScalars(self).utf8[...]
    default: []
    }
  }

  /// The offset in the file of a byte of ``utf8``.
  ///
  /// - Parameter position: From 0, the start of a scalar.
  /// - Returns: Where that scalar is written; of the string's end, where the closing quote is.
  func offset(ofByte position: Int) -> Int {
    guard node.kind == .escapedString else { return node.offset + 1 + position }
    var passed = 0
    for (scalar, offset) in JSONScalars(self) {
      if passed >= position { return offset }
      passed += UTF8.width(scalar)
    }
    return Int(node.end) - 1
  }

  /// What `true` or `false` says, or nil for other values.
  public var boolean: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// A number as it is written, or nil for other values.
  public var number: String? {
    guard node.kind == .number else { return nil }
    return String(decoding: document.text.bytes[node.offset..<Int(node.end)], as: UTF8.self)
  }

  /// The values of a list, or nil for other values.
  public var elements: JSONElements? {
    node.kind == .list ? JSONElements(of: self) : nil
  }

  /// The keys of an object with their values, or nil for other values.
  public var members: JSONMembers? {
    node.kind == .object ? JSONMembers(elements: JSONElements(of: self)) : nil
  }

  /// The index of the first node that does not belong to the value.
  var endIndex: Int { document.endIndex(ofNode: index) }
}
