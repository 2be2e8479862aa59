import QuizModel
import QuizViewModels

extension LibraryEntry {
  /// A quiz of the library.
  static func quiz(
    _ title: String, description: String? = nil, author: String? = nil,
    questions: [Question] = [.hello, .reset]
  ) -> LibraryEntry {
    let name = title.lowercased().replacing(" ", with: "-") + ".json"
    return LibraryEntry(
      id: "quizzes/\(name)", title: title, name: name,
      contents: .quiz(
        Quiz(title: title, description: description, author: author, questions: questions)))
  }

  static let broken = LibraryEntry(
    id: "quizzes/notes.json", title: "notes", name: "notes.json",
    contents: .broken(["notes.json:3:7: a comma is missing", "notes.json:9:1: no questions"]))

  /// A quiz whose dialog is higher than a small window.
  static let long = quiz(
    "Long words",
    description: (1...30).map { "fact\($0)" }.joined(separator: "\n"),
    author: "A. N. Author")

  /// Enough cards to scroll through in a window of 100 columns and 30 rows.
  static let samples: [LibraryEntry] =
    [
      quiz("Capitals", description: "One capital after the other.", author: "Ada"),
      quiz("Digits"),
      quiz("Git basics", description: "What the everyday commands do.", questions: [.reset]),
      quiz("Hello", questions: [.hello]),
      quiz("Irregular verbs", description: "Go, went, gone, and so on and on and on, to the end."),
      long, broken,
    ] + ["Paris", "Quays", "Rivers", "Seas", "Trees", "Units", "Winds"].map { quiz($0) }
}
