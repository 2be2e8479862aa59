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

  /// How many values are left, for collections that make room for them.
  public var underestimatedCount: Int {
    var count = 0
    var index = index
    while index < end {
      index = document.endIndex(ofNode: index)
      count += 1
    }
    return count
  }

  /// Passes over two values, see ``JSONMembers/nextIndex()``.
  fileprivate mutating func nextMemberIndex() -> Int? {
    guard index < end else { return nil }
    defer { index = document.endIndex(ofNode: index + 1) }
    return index
  }

  /// The next value, or nil after the last.
  public mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = document.endIndex(ofNode: index) }
    return document.value(at: index)
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

  /// How many members are left, for collections that make room for them.
  public var underestimatedCount: Int { elements.underestimatedCount / 2 }

  /// Passes over the next member.
  ///
  /// - Returns: The index of its key's node, which its value's follows; nil after the last.
  mutating func nextIndex() -> Int? { elements.nextMemberIndex() }

  /// The next member, or nil after the last.
  public mutating func next() -> JSONMember? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return JSONMember(key: key, value: value)
  }
}
