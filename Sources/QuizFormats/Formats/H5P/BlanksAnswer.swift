internal import QuizModel

/// What stands between two asterisks of Fill in the Blanks: `a/b:tip`, in HTML whose tags are dropped.
///
/// A colon or a slash that is written as a character reference is part of a text.
struct BlanksAnswer: Equatable {
  /// Everything that is right.
  let texts: [String]
  /// What helps, or nil.
  let tip: String?

  /// Reads the bytes between the asterisks.
  init(_ bytes: ArraySlice<UInt8>) {
    var scanner = HTMLScanner(Array(bytes))
    var texts: [[UInt8]] = [[]]
    var tip: [UInt8]?
    func append(_ byte: UInt8) {
      if tip != nil { tip?.append(byte) } else { texts[texts.count - 1].append(byte) }
    }
    while let token = scanner.next() {
      switch token {
      case .tag: continue
      case .reference(let reference): reference.characters.utf8.forEach(append)
      case .text(let range):
        for byte in scanner.bytes[range] {
          switch byte {
          case .colon where tip == nil: tip = []
          case .slash where tip == nil: texts.append([])
          default: append(byte)
          }
        }
      }
    }
    self.texts = texts.map { String(decoding: $0, as: UTF8.self).trimmed }.filter { !$0.isEmpty }
    self.tip = tip.flatMap { String(decoding: $0, as: UTF8.self).unlessBlank }
  }
}
