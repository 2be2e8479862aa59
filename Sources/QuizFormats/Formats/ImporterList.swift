/// All formats that are read, in the order in which they are asked whether they know a file.
enum ImporterList {
  /// A format whose signs could be found in another one's file comes after that one.
  static let all: [any QuizImporter] = [
    H5PImporter(),
    AnkiImporter(),
    QTIImporter(),
    MoodleXMLImporter(),
    OpenTDBImporter(),
    QuestionsImporter(),
    NativeImporter(),
    ClozeTextImporter(),
    GIFTImporter(),
    AikenImporter(),
    OpenTriviaQAImporter(),
    HascardImporter(),
    CSVImporter(),
    QuizletImporter(),
  ]

  /// The importer of a name on the command line.
  static func importer(named name: String) -> (any QuizImporter)? {
    all.first { $0.name == name }
  }
}
