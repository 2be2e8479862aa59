internal import CExpat

/// Makes a tree of what expat reports, and stops it where the document goes too far.
final class XMLTreeBuilder {
  /// The root, once it is complete.
  fileprivate(set) var root: XMLElement?
  /// Why the parser was stopped.
  fileprivate(set) var failure: ContainerError?
  fileprivate let parser: XML_Parser
  /// The elements whose end has not been seen, the outermost first.
  fileprivate var open: [XMLElement] = []
  /// Text that may go on.
  fileprivate var text = ""
  fileprivate var textOffset = 0

  init(_ parser: XML_Parser) { self.parser = parser }

  /// The builder that a handler of expat's is called for.
  static func behind(_ user: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    user.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Opens an element.
  ///
  /// - Parameters:
  ///   - name: The name with its prefix.
  ///   - attributes: Names and values in turn, and null at the end.
  func begin(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    // After a stop expat still reports the end of an element without contents.
    guard failure == nil, let name else { return }
    guard open.count < XMLReader.maximumDepth else {
      stop(.tooDeep(limit: XMLReader.maximumDepth, offset: offset))
      return
    }
    endText()
    open.append(
      XMLElement(
        name: Self.localName(String(cString: name)), attributes: Self.list(attributes),
        offset: offset))
  }

  /// Closes the element that was opened last.
  func end() {
    guard failure == nil else { return }
    endText()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  /// Adds text, which comes in pieces.
  func append(_ piece: String) {
    guard failure == nil else { return }
    if text.isEmpty { textOffset = offset }
    text += piece
  }

  /// Stops at a document type with declarations in it.
  func refuseDeclarations() { stop(.declaresEntities(offset: offset)) }

  fileprivate var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  fileprivate func stop(_ cause: ContainerError) {
    failure = cause
    XML_StopParser(parser, 0)
  }

  fileprivate func endText() {
    guard !text.isEmpty, !open.isEmpty else { return }
    open[open.count - 1].children.append(.text(text, offset: textOffset))
    text = ""
  }

  fileprivate static func list(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [(name: String, value: String)] {
    guard var next = attributes else { return [] }
    var list: [(name: String, value: String)] = []
    while let name = next[0], let value = next[1] {
      let name = String(cString: name)
      if name != "xmlns", !name.hasPrefix("xmlns:") {
        list.append((name: localName(name), value: String(cString: value)))
      }
      next += 2
    }
    return list
  }

  fileprivate static func localName(_ name: String) -> String {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name }
    return String(name[name.utf8.index(after: colon)...])
  }
}
