/// How a file is read, as far as the person says.
public struct ReadingOptions: Hashable, Sendable {
  /// The name of the format, or nil to find it out.
  public var format: String?
  /// What stands between the columns of a table, or nil to find it out.
  public var separator: String?

  /// Makes options; without any of them, all is found out.
  public init(format: String? = nil, separator: String? = nil) {
    self.format = format
    self.separator = separator
  }
}

/// A file that was read as a quiz, whatever its format.
public struct QuizReading: Sendable {
  /// The text in which places are counted: the file's own, decoded if it was not UTF-8.
  public let text: SourceText
  /// The name of the format, or nil when the file is of none.
  public let format: String?
  /// The quiz, or what is wrong with the file.
  public let result: Result<LoadedQuiz, QuizFileError>

  /// Reads a file.
  ///
  /// The format is the one that the person says, else the one that the content shows, else the one
  /// that the name ends with.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: Its name, with or without its folder; empty when it has none.
  ///   - options: What the person says of it.
  public init(_ bytes: [UInt8], name: String = "", options: ReadingOptions = ReadingOptions()) {
    let file = ForeignFile(bytes, name: name, separator: options.separator)
    let importer = Self.importer(of: file, named: options.format)
    format = importer?.name
    // Our own format says of a file in another encoding where that shows.
    let isDecoded = file.guessedEncoding != nil
    text = importer is NativeImporter && isDecoded ? SourceText(bytes) : file.text
    result = Result { () throws(QuizFileError) in
      guard let importer else {
        throw QuizFileError(.importFailure(.unknownFormat(known: Self.formats)))
      }
      return try importer.load(file)
    }
  }

  /// The name of our own format.
  public static let native = NativeImporter.formatName

  /// The names of all formats that are read, as they are written on the command line.
  public static let formats: [String] = ImporterList.all.map(\.name)

  /// How the names of files end that are quizzes by their name alone, in small letters.
  public static let endingsInFolders: [String] =
    ImporterList.all.filter(\.isFoundInFolders).flatMap(\.endings)

  fileprivate static func importer(
    of file: ForeignFile, named name: String?
  ) -> (any QuizImporter)? {
    if let name { return ImporterList.importer(named: name) }
    let isJSON = file.name.hasSuffix(".json")
    // What is named as JSON is meant as JSON, however broken it is, unless it is plainly something else;
    // an empty file is of no format.
    if (isJSON && file.jsonRoot == nil && !file.isArchiveOrXML) || file.isBlank {
      return NativeImporter()
    }
    return ImporterList.all.first { $0.recognises(file) }
      ?? ImporterList.all.first { importer in importer.endings.contains(where: file.name.hasSuffix)
      }
      ?? (file.opensLikeJSON ? NativeImporter() : nil)
  }
}
