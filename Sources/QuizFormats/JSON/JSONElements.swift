/// The values of a list in the order of the file.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  fileprivate let document: JSONDocument
  fileprivate var index: Int
  fileprivate let end: Int

  init(of container: JSONValue) {
    document = container.document
    index = container.index + 1
    end = container.endIndex
  }

  /// Whether no value is left.
  var isEmpty: Bool { index >= end }

  /// The next value, or nil after the last.
  public mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let value = JSONValue(document: document, index: index)
    index = value.endIndex
    return value
  }
}

/// A key of an object and its value.
public struct JSONMember: Sendable {
  /// The key, a string.
  public let key: JSONValue
  /// The value.
  public let value: JSONValue
}

/// The members of an object in the order of the file; a key that was given twice is there twice.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  var elements: JSONElements

  /// The next member, or nil after the last.
  public mutating func next() -> JSONMember? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return JSONMember(key: key, value: value)
  }
}
