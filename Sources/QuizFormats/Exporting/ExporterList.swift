/// All formats that are written, in the order of their names.
enum ExporterList {
  static let all: [any QuizExporter] = [
    AnkiExporter(),
    CSVExporter(),
    GIFTExporter(),
    H5PDragTextExporter(),
    MoodleXMLExporter(),
  ]
}
