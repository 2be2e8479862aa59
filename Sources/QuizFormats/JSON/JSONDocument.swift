/// A JSON text that was read: its values, each knowing its place.
///
/// A class, so that a value can name its document at the price of one reference.
public final class JSONDocument: Sendable {
  fileprivate let source: JSONSource
  /// The uses of leniencies, in the order of the file.
  let findings: [Finding]
  let nodes: [JSONNode]

  init(_ source: JSONSource, nodes: [JSONNode], findings: [Finding]) {
    self.source = source
    self.nodes = nodes
    self.findings = findings
  }

  /// Reads a folded object of another document again.
  ///
  /// It was found to be sound, so nothing is thrown and what was warned of is known.
  fileprivate convenience init(_ source: JSONSource, unfolding range: Range<Int>) {
    var parser = JSONParser(source, unfolding: range)
    let isSound = (try? parser.parseValue()) != nil
    let nothing = JSONNode(.object, from: range.lowerBound, to: 1)
    self.init(source, nodes: isSound ? parser.nodes : [nothing], findings: [])
  }

  /// The file.
  public var text: SourceText { source.text }

  /// The uses of leniencies, in the order of the file.
  public var warnings: [Diagnostic] { findings.diagnostics(in: text) }

  /// The one value that everything else is in.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The index of the first node after a node and those in it.
  func endIndex(ofNode index: Int) -> Int {
    let node = nodes[index]
    return switch node.kind {
    case .list, .object: Int(node.end)
    default: index + 1
    }
  }

  /// The value of a node, its members at hand: those of a folded object are in a document of its own,
  /// so that they go when the value goes.
  func value(at index: Int) -> JSONValue {
    let node = nodes[index]
    guard node.kind == .foldedObject else { return JSONValue(document: self, index: index) }
    return JSONDocument(source, unfolding: node.offset..<Int(node.end)).root
  }
}
