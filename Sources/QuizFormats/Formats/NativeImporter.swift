/// Reads our own format, which every JSON file is that no other format claims.
struct NativeImporter: QuizImporter {
  static let formatName = "json"

  let name = Self.formatName
  let title = "cloze"
  let endings: [String] = [".json"]
  let isFoundInFolders = true

  func recognises(_ file: ForeignFile) -> Bool { file.jsonRoot != nil }

  func load(_ file: ForeignFile) throws(QuizFileError) -> LoadedQuiz {
    // Our own format is UTF-8 and nothing else.
    if file.guessedEncoding != nil { try SourceText(file.bytes).checkEncoding() }
    return try QuizLoader.load(try file.json.get())
  }
}
