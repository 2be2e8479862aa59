/// What a run of the benchmarks found.
struct Report {
  /// Something that could not be measured, and why.
  struct Gap {
    let name: String
    let reason: String
    /// Whether it could have been measured here: the system lacks nothing.
    var isFault = true
  }

  /// In the order in which they were measured.
  var figures: [Figure] = []
  /// What could not be measured.
  var gaps: [Gap] = []
  /// The machine, in a line.
  var machine = ""

  /// What misses what is wanted of it.
  var missed: [Figure] { figures.filter { !$0.isMet } }

  /// Whether nothing missed what is wanted, and all was measured that this system can measure.
  var isSound: Bool { missed.isEmpty && !gaps.contains(where: \.isFault) }

  /// The table, and below it what was missed and what could not be measured.
  var text: String {
    let heading = ["measured", "", "against", "", "compared", "target", ""]
    let rows = figures.map { figure in
      [
        figure.name, figure.unit.text(figure.measured), figure.against,
        figure.unit.text(figure.reference), figure.comparedText, figure.limitText,
        figure.limit == nil ? "" : figure.isMet ? "ok" : "MISSED",
      ]
    }
    let missed = self.missed.map { figure in
      "missed: \(figure.name): \(figure.comparedText), wanted \(figure.limitText)"
        + (figure.note.isEmpty ? "" : " (\(figure.note))")
    }
    let gaps = self.gaps.map { "not measured: \($0.name): \($0.reason)" }
    return ([machine] + Self.aligned([heading] + rows) + missed + gaps).joined(separator: "\n")
  }

  /// Lines with columns as wide as what they hold; words to the left, numbers to the right.
  fileprivate static func aligned(_ rows: [[String]]) -> [String] {
    let columns = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    let isNumber: Set = [1, 3, 4, 5]
    return rows.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: columns[column] - row[column].count)
        return isNumber.contains(column) ? space + row[column] : row[column] + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Report.Gap {
  /// What an error kept from being measured.
  init(_ measure: Measure, _ error: any Error) {
    self.init(name: measure.rawValue, reason: "\(error)")
    if case BenchError.missing = error { isFault = false }
  }
}
