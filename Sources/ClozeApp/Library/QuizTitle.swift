internal import QuizModel
internal import Wording

extension Quiz {
  /// What the quiz is called, on one line: its title, or something else where it has none.
  func title(or fallback: String) -> String { (title?.unlessBlank ?? fallback).collapsed }
}

extension String {
  /// The name of a file without folders and extension, for a quiz without a title.
  var fileTitle: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What a quiz without a title is called that was read from a file, or from standard input by `-`.
  func inputTitle(_ phrases: any ScreenPhrases) -> String {
    self == "-" ? phrases.untitled : fileTitle
  }
}
