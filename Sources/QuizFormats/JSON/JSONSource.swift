/// A file to be read as JSON, by RFC 8259 and nothing beyond unless a leniency is asked for.
///
/// The text stays as it is: reading checks it once and notes where each value stands, and strings are
/// decoded when they are asked for.
public struct JSONSource: Sendable {
  /// Something that JSON forbids and that authors are used to.
  public struct Leniencies: OptionSet, Sendable {
    /// The leniencies as bits.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// `//` to the end of the line and `/*` to `*/` count as white space.
    public static let comments = Leniencies(rawValue: 1)
    /// A list or an object may end in a comma.
    public static let trailingCommas = Leniencies(rawValue: 2)
  }

  /// The file.
  public let text: SourceText
  /// What is allowed beyond JSON; each use becomes a warning.
  public let leniencies: Leniencies
  /// How many lists and objects may stand in each other.
  public let maximumDepth: Int
  /// The longest file, in bytes, of which all values stay at hand: in a longer one it saves memory to
  /// read those of each question when they are asked for, but that takes longer.
  let unfoldedLength: Int
  /// Whether the file was found to be UTF-8 already.
  fileprivate let isKnownUTF8: Bool
  /// The longest file that is read, in bytes; places are kept in 28 bits, so at most 256 MiB.
  public let maximumLength: Int

  /// Prepares a file for reading.
  public init(
    _ text: SourceText, leniencies: Leniencies = [], maximumDepth: Int = 64,
    maximumLength: Int = 256 << 20
  ) {
    self.init(
      text, leniencies: leniencies, isKnownUTF8: false, maximumDepth: maximumDepth,
      maximumLength: maximumLength)
  }

  /// Prepares a file of which the encoding may have been looked at.
  init(
    _ text: SourceText, leniencies: Leniencies = [], isKnownUTF8: Bool, maximumDepth: Int = 64,
    maximumLength: Int = 256 << 20, unfoldedLength: Int = 256 << 10
  ) {
    self.text = text
    self.leniencies = leniencies
    self.isKnownUTF8 = isKnownUTF8
    self.unfoldedLength = unfoldedLength
    self.maximumDepth = maximumDepth
    self.maximumLength = min(maximumLength, 256 << 20)
  }

  /// Reads the file.
  ///
  /// - Returns: Its values, with a warning for each use of a leniency.
  /// - Throws: The first thing that is wrong; it stands alone.
  public func read() throws(QuizFileError) -> JSONDocument {
    guard text.bytes.count <= maximumLength else {
      throw QuizFileError(.tooLarge(limit: maximumLength), at: text.place(at: 0))
    }
    try text.checkEncoding(isKnownUTF8: isKnownUTF8)
    var parser = JSONParser(self)
    try parser.parse()
    return JSONDocument(self, nodes: parser.nodes, findings: parser.findings)
  }
}
