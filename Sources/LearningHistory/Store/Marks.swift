/// Whether each blank was right, as one text: `1` right, `0` wrong, `-` not scored.
struct Marks {
  var marks: [Bool?]

  init(_ marks: [Bool?]) { self.marks = marks }

  /// Reads what ``encoded`` gave.
  init(encoded: String) {
    marks = encoded.unicodeScalars.map { $0 == "-" ? nil : $0 == "1" }
  }

  /// The marks as a text.
  var encoded: String {
    marks.map { mark in mark.map { $0 ? "1" : "0" } ?? "-" }.joined()
  }
}
