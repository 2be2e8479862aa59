/// A question as it is stored.
struct StoredQuestion {
  /// Its row.
  var row: Int64
  /// Its content when the quiz was registered last, or last had it.
  var content: QuestionText
  /// Its index in the file at that time.
  var place: Int
  /// Whether the quiz had it when it was registered last.
  var isPresent: Bool
}

/// Finds which stored question each question of a file is.
///
/// First by identity. Then a question without a name of its own takes over what is left at its place,
/// the same index or between the same neighbours, when the edit was small.
struct QuestionMatching {
  /// The row for each question of the file; nil for a new one.
  fileprivate(set) var rows: [Int64?]

  /// Matches the questions of a file, in its order, with those that are stored.
  init(of questions: [QuestionText], with stored: [StoredQuestion]) {
    let exact = Dictionary(
      stored.map { ($0.content.identity, $0.row) }, uniquingKeysWith: { first, _ in first })
    rows = questions.map { exact[$0.identity] }

    let present = stored.filter(\.isPresent).sorted { $0.place < $1.place }
    let taken = Set(rows.compactMap(\.self))
    let old = Gaps(of: present.map { taken.contains($0.row) ? $0.row : nil })
    let kept = Set(present.map(\.row))
    let new = Gaps(of: rows.map { row in row.flatMap { kept.contains($0) ? $0 : nil } })

    var free = Set(
      present.indices.filter { !taken.contains(present[$0].row) && !present[$0].content.isNamed })
    var edits = SmallEdits()
    for index in questions.indices where rows[index] == nil && !questions[index].isNamed {
      var best: (distance: Int, candidate: Int)?
      let candidates = old.places(like: new.places[index]) + [index]
      for candidate in candidates where free.contains(candidate) {
        let distance = edits.distance(from: present[candidate].content, to: questions[index])
        guard let distance, distance < best?.distance ?? .max else { continue }
        best = (distance, candidate)
      }
      guard let best else { continue }
      rows[index] = present[best.candidate].row
      free.remove(best.candidate)
    }
  }
}

/// Where questions stand between those that are known.
fileprivate struct Gaps {
  /// The rows of the nearest known questions; nil at the ends of the file.
  struct Gap: Hashable {
    var before: Int64?
    var after: Int64?
  }

  /// A place in a gap, counted from both sides.
  struct Place {
    var gap: Gap
    var fromBefore = 0
    var fromAfter = 0
  }

  var places: [Place]
  fileprivate var members: [Gap: Range<Int>] = [:]

  /// Finds the gaps of a list in which what is not known is nil.
  init(of rows: [Int64?]) {
    places = rows.map { _ in Place(gap: Gap()) }
    var (row, count): (Int64?, Int) = (nil, 0)
    for index in rows.indices {
      (places[index].gap.before, places[index].fromBefore) = (row, count)
      if let known = rows[index] { (row, count) = (known, 0) } else { count += 1 }
    }
    (row, count) = (nil, 0)
    for index in rows.indices.reversed() {
      (places[index].gap.after, places[index].fromAfter) = (row, count)
      if let known = rows[index] { (row, count) = (known, 0) } else { count += 1 }
    }
    for index in rows.indices where rows[index] == nil {
      let first = members[places[index].gap]?.lowerBound ?? index
      members[places[index].gap] = first..<(index + 1)
    }
  }

  /// The indices that stand in the same gap as a place of another list, and about there.
  ///
  /// In a long gap not everything is looked at: a file of which all is new has a single one.
  func places(like place: Place) -> [Int] {
    guard let members = members[place.gap] else { return [] }
    let reach = 3
    let ends = [members.lowerBound + place.fromBefore, members.upperBound - 1 - place.fromAfter]
    let near = ends.flatMap { ($0 - reach)...($0 + reach) }
    return Set(near).filter(members.contains).sorted()
  }
}
