import QuizFormats

/// A file in which each `‸` stands before a place that a test is about; the marks are not part of it.
struct MarkedFile {
  let text: String
  let places: [SourcePlace]

  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var places: [SourcePlace] = []
    var line = 1
    var column = 1
    var offset = 0
    for scalar in marked.unicodeScalars {
      if scalar == "‸" {
        places.append(SourcePlace(line: line, column: column, offset: offset))
        continue
      }
      text.append(scalar)
      offset += String(scalar).utf8.count
      column += 1
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    self.text = String(text)
    self.places = places
  }
}
