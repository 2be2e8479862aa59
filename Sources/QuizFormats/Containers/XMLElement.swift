/// An element of an XML document, with all that is in it.
struct XMLElement: Sendable {
  /// The name without a namespace's prefix.
  let name: String
  /// The attributes in the order of the file, named without prefixes; declarations of namespaces are
  /// left out.
  let attributes: [(name: String, value: String)]
  /// What is between the tags; no two texts are neighbours.
  var children: [XMLNode] = []
  /// Where the start tag begins, in bytes of the file, whatever its encoding.
  let offset: Int

  /// The value of an attribute, or nil.
  subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The elements right below.
  var elements: [XMLElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The first element of a name right below.
  func first(_ name: String) -> XMLElement? {
    for case .element(let element) in children where element.name == name { return element }
    return nil
  }

  /// All elements of a name right below.
  func all(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

  /// All text below, at any depth, joined.
  var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Recursion is safe: ``XMLReader`` limits the depth.
  fileprivate func append(to text: inout String) {
    for child in children {
      switch child {
      case .element(let element): element.append(to: &text)
      case .text(let piece, _): text += piece
      }
    }
  }
}

/// What an element can hold.
enum XMLNode: Sendable {
  case element(XMLElement)
  /// Text, that of CDATA sections included, and where its first byte is in the file.
  case text(String, offset: Int)
}
