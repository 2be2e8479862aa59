internal import CExpat

/// Reads XML documents that nobody vouches for.
///
/// Nothing outside the file is ever fetched. A document type may be named, but a document that
/// declares entities or anything else of its own is refused: that is how small files grow without end.
enum XMLReader {
  /// How deep elements may be nested, the root included.
  static let maximumDepth = 256

  /// Reads a document in UTF-8, UTF-16, ISO-8859-1 or ASCII.
  ///
  /// Offsets are of the file's own bytes in all of them; lines and columns that
  /// ``SourceText/place(at:)`` makes of them are right where the encoding continues ASCII.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - encoding: The encoding that it is in, whatever it declares; nil for the one it declares.
  /// - Returns: The root element.
  /// - Throws: `malformed`, `undefinedEntity`, `tooDeep`, `declaresEntities` or `tooLarge`.
  static func read(
    _ source: SourceText, encoding: String? = nil
  ) throws(ContainerError) -> XMLElement {
    // What expat can be handed at once; in pieces, it would begin long tokens again and again.
    guard let count = Int32(exactly: source.bytes.count) else {
      throw .tooLarge(limit: Int(Int32.max))
    }
    guard let parser = XML_ParserCreate(encoding) else { throw .damaged(reason: "") }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser)
    setHandlers(parser, builder)
    let status = withExtendedLifetime(builder) {
      source.bytes.withUnsafeBytes { bytes in
        XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count, 1)
      }
    }
    if let failure = builder.failure { throw failure }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let code = XML_GetErrorCode(parser)
      let reason = XML_ErrorString(code).map { String(cString: $0) } ?? ""
      let offset = min(max(0, Int(XML_GetCurrentByteIndex(parser))), source.bytes.count)
      if code == XML_ERROR_UNDEFINED_ENTITY { throw .undefinedEntity(offset: offset) }
      throw .malformed(reason: reason, offset: offset)
    }
    return root
  }

  fileprivate static func setHandlers(_ parser: XML_Parser, _ builder: XMLTreeBuilder) {
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { (user, name, attributes) in XMLTreeBuilder.behind(user)?.begin(name, attributes) },
      { (user, _) in XMLTreeBuilder.behind(user)?.end() }
    )
    XML_SetCharacterDataHandler(parser) { (user, start, count) in
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
      XMLTreeBuilder.behind(user)?.append(String(decoding: bytes, as: UTF8.self))
    }
    // Entities of a document type that is elsewhere; in these files they are mostly HTML's.
    XML_SetSkippedEntityHandler(parser) { (user, name, isParameter) in
      guard isParameter == 0, let name else { return }
      XMLTreeBuilder.behind(user)?.append("&\(String(cString: name));")
    }
    XML_SetStartDoctypeDeclHandler(parser) { (user, _, _, _, hasDeclarations) in
      if hasDeclarations != 0 { XMLTreeBuilder.behind(user)?.refuseDeclarations() }
    }
  }
}
