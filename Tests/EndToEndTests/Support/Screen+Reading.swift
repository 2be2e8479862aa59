import TestSupport

extension Screen {
  /// All that can be read, from the top left on, with runs of blanks as one space.
  var words: String {
    lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// All that can be read without any blank.
  var compact: String { words.filter { $0 != " " } }

  /// How often a text can be read, each row for itself.
  func count(of text: String) -> Int {
    lines.reduce(0) { $0 + $1.ranges(of: text).count }
  }

  /// The topmost row in which a text can be read.
  func row(of text: String) -> Int? {
    rows.firstIndex { $0.map(\.text).joined().contains(text) }
  }

  /// What a person sees; where a hidden cursor waits is not part of it.
  var picture: Picture { Picture(self) }
}
