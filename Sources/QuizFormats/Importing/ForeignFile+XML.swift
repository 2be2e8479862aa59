extension ForeignFile {
  /// The root of the file as XML; its offsets are those of ``text``.
  ///
  /// The file is read as it was decoded, whatever it declares: an encoding that ``DecodedText`` knows is that
  /// of the text already. One that it does not know is an error.
  func xmlRoot(format: String) throws(QuizFileError) -> XMLElement {
    let isAsDeclared = isDecoded && DeclaredEncoding(text)?.isUnknown == true
    let source = isAsDeclared ? SourceText(bytes) : text
    do {
      return try XMLReader.read(source, encoding: isAsDeclared ? nil : "UTF-8")
    } catch {
      throw QuizFileError(error, format: format, in: source)
    }
  }

  /// The name of the root element, when the file begins as XML does, and nil otherwise.
  var xmlRootName: String? {
    guard firstMarks.first == .lessThan else { return nil }
    var rest = Array(head.utf8)[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 <= .space }
      guard rest.first == .lessThan else { return nil }
      rest = rest.dropFirst()
      let end: [UInt8]
      switch rest.first {
      case UInt8(ascii: "?"): end = Array("?>".utf8)
      case UInt8(ascii: "!"): end = Array((rest.starts(with: "!--".utf8) ? "-->" : ">").utf8)
      default:
        let name = rest.prefix(while: \.isTagNamePart)
        let local = name.split(separator: .colon).last ?? []
        return local.isEmpty ? nil : String(decoding: local, as: UTF8.self)
      }
      guard let next = rest.firstOffset(of: end) else { return nil }
      rest = rest[(next + end.count)...]
    }
  }
}

extension ArraySlice<UInt8> {
  /// Where some bytes begin first, or nil.
  func firstOffset(of part: [UInt8]) -> Int? {
    var rest = self
    while let start = rest.firstIndex(where: { $0 == part.first }) {
      rest = rest[start...]
      if rest.starts(with: part) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }
}
