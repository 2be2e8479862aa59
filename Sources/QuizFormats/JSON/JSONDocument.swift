/// A JSON text that was read: its values, each knowing its place.
///
/// A class, so that a value can name its document at the price of one reference.
public final class JSONDocument: Sendable {
  /// The file.
  public let text: SourceText
  /// The uses of leniencies, in the order of the file.
  let findings: [Finding]
  let nodes: [JSONNode]

  init(text: SourceText, nodes: [JSONNode], findings: [Finding]) {
    self.text = text
    self.nodes = nodes
    self.findings = findings
  }

  /// The uses of leniencies, in the order of the file.
  public var warnings: [Diagnostic] { findings.diagnostics(in: text) }

  /// The one value that everything else is in.
  public var root: JSONValue { JSONValue(document: self, index: 0) }
}
