/// A file that may be of any format.
///
/// A class, so that what several importers ask for is worked out once.
final class ForeignFile {
  /// The bytes as they are in the file.
  let bytes: [UInt8]
  /// The name of the file without its folder, in small letters; empty when it has none.
  let name: String
  /// What stands between the columns of a table, if the person said so.
  let separator: String?
  /// The encoding that the text is taken to be in, when it is not UTF-8 and says nothing of it.
  let guessedEncoding: String?
  /// Whether the text was decoded.
  let isDecoded: Bool
  /// Whether ``text`` is UTF-8 in each byte; what is no text need not be.
  fileprivate let isTextUTF8: Bool
  /// The file as text in UTF-8; places are counted in it.
  let text: SourceText

  /// Takes a file as it was read.
  init(_ bytes: [UInt8], name: String = "", separator: String? = nil) {
    self.bytes = bytes
    self.name = String(
      name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
    )
    .lowercased()
    self.separator = separator
    let isUTF8 = bytes.isUTF8
    let decoded = isUTF8 ? nil : DecodedText(notUTF8: bytes)
    let text = SourceText(decoded?.bytes ?? bytes)
    isDecoded = decoded != nil
    isTextUTF8 = isUTF8 || isDecoded
    let isDeclared = decoded.flatMap { DeclaredEncoding(text)?.isMet(by: $0) } ?? false
    guessedEncoding = isDeclared ? nil : decoded?.encoding
    self.text = text
  }

  /// The file as JSON, or what is wrong with it as such.
  lazy var json: Result<JSONDocument, QuizFileError> = Result { () throws(QuizFileError) in
    try JSONSource(
      text, leniencies: [.comments, .trailingCommas], isKnownUTF8: isTextUTF8
    ).read()
  }

  /// The root of the file as JSON, or nil when it does not begin like JSON or is not sound.
  lazy var jsonRoot: JSONValue? = beginsLikeJSON ? try? json.get().root : nil

  /// The beginning of the text, to recognise a format by: whole lines, 64 KiB at most.
  lazy var head: String = {
    let start = text.bytes.prefix(1 << 16)
    let end = start.count < text.bytes.count ? start.lastIndex(of: .lineFeed) : nil
    return String(decoding: end.map { start[..<$0] } ?? start, as: UTF8.self)
  }()

  /// The lines of ``head``, without their ends.
  lazy var headLines: [Substring] = head.split(
    omittingEmptySubsequences: false, whereSeparator: \.isNewline)

  /// The offset of the first null character of what is no archive, or nil: no text has any.
  var nullOffset: Int? {
    ZipArchive.isZip(bytes) ? nil : text.bytes.firstIndex(of: 0)
  }

  /// Whether nothing but white space is in the file.
  lazy var isBlank: Bool = text.bytes.allSatisfy { $0 <= .space }

  /// Whether the file begins like an archive, a database or XML, which no other text does.
  var isArchiveOrXML: Bool {
    ZipArchive.isZip(bytes) || SQLiteImage.isSQLite(bytes)
      || firstMarks.first == .lessThan
  }

  /// Whether the file begins with what a JSON value of ours begins with.
  var opensLikeJSON: Bool {
    [.openBrace, .openBracket, .quote].contains(firstMarks.first)
  }

  /// Whether the first two characters, white space aside, are ones with which JSON begins: GIFT begins
  /// with brackets and braces too.
  fileprivate var beginsLikeJSON: Bool {
    guard let first = firstMarks.first else { return false }
    // A comment, which an author may begin with.
    if first == .slash { return true }
    guard first == .openBrace || first == .openBracket else { return false }
    return firstMarks.count == 1
      || [.quote, .openBrace, .openBracket, .closeBrace, .closeBracket, .slash]
        .contains(firstMarks[1])
  }

  /// The first two bytes of the text that are no white space.
  lazy var firstMarks: [UInt8] = Array(
    text.bytes.dropFirst(text.hasByteOrderMark ? 3 : 0).lazy.filter { $0 > .space }.prefix(2))
}
