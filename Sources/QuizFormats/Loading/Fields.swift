/// The members of an object by the keys that the format knows.
///
/// Making it reports keys that appear twice and keys that are unknown; `$schema` and keys that begin
/// with `x-` are everybody's own.
struct Fields<Key: FormatKey> {
  let findings: Findings
  fileprivate let document: JSONDocument
  /// The known keys with the indices of their nodes, each of which its value follows.
  fileprivate var known: [(key: Key, index: Int)] = []
  /// The unknown key that seems to be meant for the required one, which is missing.
  fileprivate(set) var insteadOfRequired: JSONValue?

  /// Sorts the members of an object.
  ///
  /// - Parameters:
  ///   - object: The object; other values have no members.
  ///   - required: The key whose absence the caller reports, with ``insteadOfRequired``; no warning
  ///     is then given for that one.
  ///   - findings: Where reports go.
  init(_ object: JSONValue, requiring required: Key? = nil, findings: Findings) {
    self.findings = findings
    document = object.document
    guard var members = object.members else { return }
    known.reserveCapacity(members.underestimatedCount)
    var others: [JSONValue] = []
    while let index = members.nextIndex() {
      let name = JSONValue(document: document, index: index)
      if let key = Key(utf8: name.utf8) {
        if let first = self.key(key) {
          reportDuplicate(name, of: first)
        } else {
          known.append((key, index))
        }
      } else {
        others.append(name)
      }
    }
    if !others.isEmpty { sortOut(others, requiring: required) }
  }

  /// The index of a key's node; of a key that appears twice, the first one's.
  fileprivate func index(_ key: Key) -> Int? {
    known.first { $0.key == key }?.index
  }

  /// The value of a key, or nil when it is missing.
  subscript(key: Key) -> JSONValue? {
    index(key).map { JSONValue(document: document, index: $0 + 1) }
  }

  /// Where a key itself stands, or nil when it is missing.
  func key(_ key: Key) -> JSONValue? {
    index(key).map { JSONValue(document: document, index: $0) }
  }

  fileprivate func reportDuplicate(_ key: JSONValue, of first: JSONValue) {
    let line = findings.line(of: first)
    findings.report(.duplicateKey(key: key.string ?? "", firstLine: line), at: key)
  }

  fileprivate mutating func sortOut(_ others: [JSONValue], requiring required: Key?) {
    var firsts: [String: JSONValue] = [:]
    let needed = required.flatMap { index($0) == nil ? $0 : nil }
    for key in others {
      let name = key.string ?? ""
      if let first = firsts[name] {
        reportDuplicate(key, of: first)
        continue
      }
      firsts[name] = key
      if name == "$schema" || name.hasPrefix("x-") { continue }
      let suggestion =
        Key.synonyms[name]?.rawValue ?? Key.allCases.map(\.rawValue).nearest(to: name)
      if let needed, insteadOfRequired == nil, suggestion == needed.rawValue {
        insteadOfRequired = key
      } else {
        findings.report(.unknownKey(key: name, didYouMean: suggestion), at: key)
      }
    }
  }
}
