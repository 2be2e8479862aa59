import Foundation

/// The quizzes that come with the program.
enum BundledQuiz {
  /// The tour, whose first question is the smallest quiz there is.
  static let hello = path("hello")

  /// The path of a quiz, whatever folder the tests run in.
  static func path(_ name: String) -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Quizzes/\(name).json").path
  }
}
