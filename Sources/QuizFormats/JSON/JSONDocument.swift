/// A JSON text that was read: its values, each knowing its place.
///
/// A class, so that a value can name its document at the price of one reference.
public final class JSONDocument: Sendable {
  /// The file.
  public let text: SourceText
  /// The uses of leniencies, in the order of the file.
  public let warnings: [Diagnostic]
  let nodes: [JSONNode]

  init(text: SourceText, nodes: [JSONNode], warnings: [Diagnostic]) {
    self.text = text
    self.nodes = nodes
    self.warnings = warnings
  }

  /// The one value that everything else is in.
  public var root: JSONValue { JSONValue(document: self, index: 0) }
}
