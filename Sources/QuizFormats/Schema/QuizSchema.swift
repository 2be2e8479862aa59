/// The JSON Schema of cloze's own format, for editors.
public enum QuizSchema {
  /// The schema as it stands in `quiz.schema.json`, with a line feed at the end.
  ///
  /// It is of the draft 2020-12. An unknown key, which ``QuizLoader`` warns of, is refused by it, so
  /// that editors mark it. What a schema cannot judge passes it: which options and answers belong
  /// together, and what stands for a blank where a question names a marker.
  public static var text: String {
    String(decoding: PackageResources.quiz_schema_json, as: UTF8.self)
  }
}
