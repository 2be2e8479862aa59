/// Goes once through a JSON text and notes where its values stand.
///
/// The depth lives on a list of its own, not on the stack, so no input can exhaust that.
///
/// In a file that is not small, an object in a list near the root, such as a question, is checked and
/// then folded: one node stays of it.
struct JSONParser {
  let bytes: [UInt8]
  let source: JSONSource
  /// The offset of the next byte to be looked at.
  var index: Int
  /// The offset after the last token, where something that is missing should stand.
  var tokenEnd = 0
  /// What was found so far.
  var nodes: [JSONNode] = []
  /// The uses of leniencies.
  var findings: [Finding] = []
  /// How many lists and objects are open.
  fileprivate var depth = 0
  /// The index in ``nodes`` of the innermost list or object that is open.
  ///
  /// As long as it is, the end of its node is the index of the one that it is in.
  fileprivate var innermost = 0
  /// How many lists and objects an object can stand in that is folded.
  fileprivate let foldingDepth: Int

  init(_ source: JSONSource) {
    self.source = source
    bytes = source.text.bytes
    index = source.text.hasByteOrderMark ? 3 : 0
    // The questions of a root that is a list stand in one container, others in two.
    foldingDepth = bytes.count > source.unfoldedLength ? 2 : 0
    if foldingDepth == 0 { nodes.reserveCapacity(bytes.count / 8) }
  }

  /// Prepares for reading a folded object again, this time with its members.
  ///
  /// - Parameters:
  ///   - source: The file, with the leniencies that it was read with.
  ///   - range: The offsets of the object.
  init(_ source: JSONSource, unfolding range: Range<Int>) {
    self.source = source
    bytes = source.text.bytes
    index = range.lowerBound
    foldingDepth = 0
    nodes.reserveCapacity(range.count / 8)
  }

  /// The file.
  var text: SourceText { source.text }

  /// The innermost list or object that is open, or nil when none is.
  fileprivate var container: JSONNode? { depth > 0 ? nodes[innermost] : nil }

  /// Reads the one value of the text.
  mutating func parse() throws(QuizFileError) {
    try parseValue()
    if let byte = try peek() {
      throw failureAfterEnd(byte)
    }
  }

  /// Reads one value, whatever follows it.
  mutating func parseValue() throws(QuizFileError) {
    repeat {
      if try openValue() { try close() }
    } while depth > 0
  }

  /// The next byte that is not white space, or nil at the end of the file.
  mutating func peek() throws(QuizFileError) -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case .space, .lineFeed, .carriageReturn, .tab: index += 1
      case .slash where source.leniencies.contains(.comments):
        guard try skipComment() else { return byte }
      default: return byte
      }
    }
    return nil
  }

  /// Reads a value, of a list or an object only as far as its first value.
  ///
  /// - Returns: Whether the value is complete.
  fileprivate mutating func openValue() throws(QuizFileError) -> Bool {
    guard let byte = try peek() else { throw failureAtEnd() }
    switch byte {
    case .quote: try readString()
    case .openBrace:
      try open(.object)
      return try emptyContainerCloses(with: .closeBrace)
    case .openBracket:
      try open(.list)
      return try emptyContainerCloses(with: .closeBracket)
    case .minus, UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    default: try readLiteral(byte)
    }
    tokenEnd = index
    return true
  }

  fileprivate mutating func open(_ kind: JSONNode.Kind) throws(QuizFileError) {
    guard depth < source.maximumDepth else {
      throw failure(.tooDeep(limit: source.maximumDepth), at: index)
    }
    nodes.append(JSONNode(kind, from: index, to: innermost))
    innermost = nodes.count - 1
    depth += 1
    index += 1
    tokenEnd = index
  }

  fileprivate mutating func emptyContainerCloses(
    with end: UInt8
  ) throws(QuizFileError) -> Bool {
    if try peek() == end {
      pop()
      return true
    }
    if end == .closeBrace { try readKey() }
    return false
  }

  /// Goes on after a complete value until another one must follow or the text is complete.
  fileprivate mutating func close() throws(QuizFileError) {
    while let container {
      let isObject = container.kind == .object
      let end: UInt8 = isObject ? .closeBrace : .closeBracket
      guard let byte = try peek() else { throw failureAtEnd() }
      if byte == end {
        pop()
        continue
      }
      guard byte == .comma else { throw failureAfterValue(isInObject: isObject) }
      let comma = index
      index += 1
      tokenEnd = index
      if source.leniencies.contains(.trailingCommas), try peek() == end {
        warn(.trailingComma, at: comma)
        pop()
        continue
      }
      if isObject { try readKey() }
      return
    }
  }

  fileprivate mutating func pop() {
    index += 1
    tokenEnd = index
    let closed = innermost
    innermost = Int(nodes[closed].end)
    depth -= 1
    if depth <= foldingDepth, container?.kind == .list, nodes[closed].kind == .object {
      nodes.removeLast(nodes.count - closed - 1)
      nodes[closed] = JSONNode(.foldedObject, from: nodes[closed].offset, to: index)
    } else {
      nodes[closed].end = UInt32(nodes.count)
    }
  }

  fileprivate mutating func readKey() throws(QuizFileError) {
    guard let byte = try peek() else { throw failureAtEnd() }
    guard byte == .quote else { throw failureInsteadOfKey() }
    try readString()
    tokenEnd = index
    guard let colon = try peek() else { throw failureAtEnd() }
    guard colon == .colon else {
      throw failure(.expectedColon(found: excerpt(at: index)), at: index)
    }
    index += 1
    tokenEnd = index
  }

  mutating func warn(_ cause: DiagnosticCause, at offset: Int) {
    findings.append(Finding(cause: cause, offset: offset, question: nil))
  }

  /// What is thrown when the file ends too early.
  func failureAtEnd() -> QuizFileError {
    guard let container else { return failure(.emptyFile, at: 0) }
    return failure(
      .unclosed(container.kind == .object ? .object : .list, line: text.line(at: container.offset)),
      at: tokenEnd
    )
  }
}
