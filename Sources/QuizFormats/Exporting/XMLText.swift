/// An XML document while it is written, two columns deeper in each element.
struct XMLText {
  fileprivate(set) var text = ""
  fileprivate var depth: Int

  /// Begins with nothing, inside of so many elements.
  init(depth: Int = 0) { self.depth = depth }

  /// Writes the declaration with which a document begins.
  mutating func declare() { text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

  /// Writes an element with other elements in it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributes: Their names and values.
  ///   - body: What writes those in it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout XMLText) -> Void
  ) {
    begin(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    text += "\(indentation)</\(name)>\n"
  }

  /// Writes an element with nothing but a text in it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    begin(name, attributes)
    text += content.isEmpty ? "/>\n" : ">\(content.escapedForXML)</\(name)>\n"
  }

  /// Writes what was written elsewhere, for this place.
  mutating func append(_ other: XMLText) { text += other.text }

  fileprivate mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "\(indentation)<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(value.escapedForXML)\"" }
  }

  fileprivate var indentation: String { String(repeating: "  ", count: depth) }
}

extension String {
  /// The text as it stands in an element or an attribute: a section of CDATA where that reads better.
  fileprivate var escapedForXML: String {
    let needsEscapes = utf8.contains { $0 == .ampersand || $0 == .lessThan || $0 == .greaterThan }
    guard needsEscapes else { return replacing("\"", with: "&quot;") }
    guard utf8.contains(.lessThan), utf8.contains(.greaterThan) else {
      return escapedForHTML
    }
    return "<![CDATA[\(replacing("]]>", with: "]]]]><![CDATA[>"))]]>"
  }

  /// The text with references for the signs of HTML.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The text as HTML, with breaks for its line ends.
  var asHTML: String { escapedForHTML.replacing("\n", with: "<br>") }
}
