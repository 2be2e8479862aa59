extension String {
  /// The text with HTML's character references decoded and nothing else changed.
  ///
  /// For formats that have references and no tags, as Open Trivia DB has.
  var decodingReferences: String {
    utf8.contains(.ampersand) ? Array(utf8).decodingReferences() : self
  }

  /// Whether the text has a tag or a character reference of HTML.
  ///
  /// Careful with what people and programs also write: `a < b`, `AT&T`, `x<y>z`, `#include <map>` and
  /// `Box<T>` are no HTML. A tag counts when HTML has an element of its name and it ends there or goes on
  /// with `name=`; a reference when it has its semicolon.
  var looksLikeHTML: Bool {
    guard utf8.contains(where: { $0 == .ampersand || $0 == .lessThan }) else { return false }
    var scanner = HTMLScanner(Array(utf8))
    while let token = scanner.next() {
      switch token {
      case .text: break
      case .reference(let reference):
        if scanner.bytes[reference.end - 1] == .semicolon { return true }
      case .tag(let tag):
        if tag.isEvidence(in: scanner.bytes) { return true }
      }
    }
    return false
  }
}

extension HTMLTag {
  /// Elements whose names programs write in angle brackets as well, and single letters in capitals,
  /// which name types.
  fileprivate static let names: Set<String> = [
    "data", "link", "main", "map", "object", "time", "var",
  ]

  /// Whether nobody would write this outside of HTML.
  fileprivate func isEvidence(in bytes: [UInt8]) -> Bool {
    guard HTMLElement(name) != nil else { return false }
    if isEnd { return true }
    var reader = HTMLAttributes(in: bytes, range: attributes)
    if let first = reader.next() { return bytes.byte(at: first.name.upperBound) == .equalsSign }
    let isCapital = bytes[start + 1] != bytes[start + 1].lowercased
    return !Self.names.contains(name) && (name.utf8.count > 1 || !isCapital)
  }
}

extension [UInt8] {
  /// The text of the bytes with HTML's character references decoded.
  func decodingReferences(isInAttribute: Bool = false) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = 0
    while let ampersand = firstOffset(of: .ampersand, from: index) {
      result.append(contentsOf: self[index..<ampersand])
      if let reference = HTMLReference(in: self, at: ampersand, isInAttribute: isInAttribute) {
        result.append(contentsOf: reference.characters.utf8)
        index = reference.end
      } else {
        result.append(.ampersand)
        index = ampersand + 1
      }
    }
    if index < count { result.append(contentsOf: self[index...]) }
    return String(decoding: result, as: UTF8.self)
  }
}
