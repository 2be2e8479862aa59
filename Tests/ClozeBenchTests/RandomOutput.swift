import TestSupport

/// What some program might write: text, colours, wide characters, erasures, on some of the rows.
struct RandomOutput {
  let size: (columns: Int, rows: Int)
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    size = (Int.random(in: 2...40, using: &random), Int.random(in: 1...12, using: &random))
  }

  /// New contents for some rows, a pen and a place for the cursor.
  mutating func frame() -> [UInt8] {
    var output = ""
    for row in 1...size.rows where Bool.random(using: &random) {
      output += "\u{1B}[\(row);1H\u{1B}[\(parameters)m\u{1B}[K\(contents())"
    }
    let place = (one(of: Array(1...size.rows)), one(of: Array(1...size.columns)))
    return Array("\(output)\u{1B}[\(place.0);\(place.1)H\u{1B}[?25\(one(of: ["h", "l"]))".utf8)
  }

  /// What fits into a row, so that no half of a wide character is ever covered.
  private mutating func contents() -> String {
    var contents = ""
    var room = size.columns
    while room > 0, one(of: [true, true, true, true, false]) {
      let count = one(of: Array(1...room))
      let pieces = [
        ("\u{1B}[\(parameters)m", 0), ("\u{1B}[\(count)X", 0), ("\u{1B}[K", 0),
        (String(repeating: one(of: ["─", " ", "x"]), count: count), count),
        (String("question".prefix(room)), min(8, room)), ("é", 1), ("a b", 3), ("学校", 4), ("x学", 3),
      ]
      let (piece, columns) = one(of: pieces.filter { $0.1 <= room })
      contents += piece
      room -= columns
    }
    return contents
  }

  private var parameters: String {
    mutating get {
      one(of: [
        "", "0", "1", "2", "22", "3", "23", "4", "24", "5", "25", "7", "27", "9", "29", "31", "39",
        "44", "49", "95", "103", "38;5;250", "48;5;17", "38;2;1;2;3", "48;2;9;8;7", "1;32;44",
      ])
    }
  }

  /// One of some values, which are at least one.
  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
