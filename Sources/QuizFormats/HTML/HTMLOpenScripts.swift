/// The elements `sup` and `sub` that are open at a place of a text, the innermost last.
struct HTMLOpenScripts {
  fileprivate struct Element {
    let script: HTMLScript
    /// Where its text begins; nil as long as it has none.
    var start: Int?
  }

  fileprivate var elements: [Element] = []
  /// How many more are open than are looked at.
  fileprivate var ignoredCount = 0
  /// Whether one of them has no text yet.
  fileprivate(set) var waitForText = false

  /// The depth beyond which scripts are like any text, as each level copies what is in it.
  static let maximumDepth = 4

  mutating func open(_ script: HTMLScript) {
    guard elements.count < Self.maximumDepth else {
      ignoredCount += 1
      return
    }
    elements.append(Element(script: script))
    waitForText = true
  }

  /// Notes that the text of those that wait for it begins.
  mutating func begin(at offset: Int) {
    for index in elements.indices where elements[index].start == nil {
      elements[index].start = offset
    }
    waitForText = false
  }

  /// Closes the innermost script of a kind, and what is in it.
  mutating func close(_ script: HTMLScript, in bytes: inout [UInt8]) {
    if ignoredCount > 0 {
      ignoredCount -= 1
      return
    }
    guard let index = elements.lastIndex(where: { $0.script == script }) else { return }
    while elements.count > index { closeLast(in: &bytes) }
  }

  /// Closes all that have a text, as a block ends what nobody closed.
  mutating func closeAll(in bytes: inout [UInt8]) {
    guard !elements.isEmpty, !waitForText else { return }
    while !elements.isEmpty { closeLast(in: &bytes) }
    ignoredCount = 0
  }

  fileprivate mutating func closeLast(in bytes: inout [UInt8]) {
    guard let element = elements.popLast() else { return }
    waitForText = elements.last.map { $0.start == nil } ?? false
    guard let start = element.start, start < bytes.count else { return }
    bytes.replaceSubrange(start..., with: element.script.plain(bytes[start...]))
  }
}
