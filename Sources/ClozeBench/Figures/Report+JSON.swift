internal import QuizFormats

extension Report {
  /// Everything, for programs.
  var json: String {
    let gaps = self.gaps.map { gap in
      JSONText.object([("name", .text(gap.name)), ("reason", .text(gap.reason))])
    }
    let report = JSONText.object([
      ("machine", .text(machine)),
      ("figures", .list(figures.map(\.json))),
      ("notMeasured", .list(gaps)),
    ])
    return report.pretty + "\n"
  }
}

extension Figure {
  fileprivate var json: JSONText {
    .object([
      ("name", .text(name)),
      ("unit", .text(unit.rawValue)),
      ("measured", .decimal(measured)),
      ("against", .text(against)),
      ("reference", .decimal(reference)),
      ("comparison", .text(comparison.rawValue)),
      ("compared", .decimal(compared)),
      ("target", limit == nil ? .null : .text(limitText)),
      ("met", limit == nil ? .null : .boolean(isMet)),
      ("note", .text(note)),
    ])
  }
}
