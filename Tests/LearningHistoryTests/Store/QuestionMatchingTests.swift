import Testing

@testable import LearningHistory

@Suite struct `Matching questions` {
  /// Each question is `text → answer`, with `name: ` before it when the author named it.
  fileprivate func content(_ line: String) -> QuestionText {
    let sides = line.split(separator: " → ", maxSplits: 1, omittingEmptySubsequences: false)
    let named = sides[0].split(separator: ": ", maxSplits: 1)
    return QuestionText(
      identity: named.count == 2 ? "id:\(named[0])" : line, text: String(named.last ?? ""),
      answers: sides.count > 1 ? String(sides[1]) : "")
  }

  /// The lines that the new lines were before; nil for what is new.
  fileprivate func origins(
    _ old: [String], _ new: [String], away: Set<Int> = []
  ) -> [String?] {
    let stored = old.enumerated().map { index, line in
      StoredQuestion(
        row: Int64(index), content: content(line), place: index, isPresent: !away.contains(index))
    }
    return QuestionMatching(of: new.map(content), with: stored).rows.map { $0.map { old[Int($0)] } }
  }

  @Test(arguments: [
    // A fifth of 15 letters is 3.
    ("Oslo is in ____ → Norway", "Oslo is in _____ → Norway", true),
    ("The cat sat on ____ → mat", "The cet set un ____ → mat", true),
    ("The cat sat on ____ → mat", "The cet set un ___ → mat", false),
    ("The cat sat on it → mat", "The act sat on it → mat", true),
    // The answer counts for itself.
    ("2 + 2 = ____ → 4", "2 + 3 = ____ → 5", false),
    ("2 + 2 = ____ → 4", "2 + 2 = ____ → 5", false),
    ("2 + 2 = ____ → 4", "2 + 3 = ____ → 4", true),
    ("Oslo is in ____ → Norwey", "Oslo is in ____ → Norway", true),
    ("Oslo is in ____ → Nowrey", "Oslo is in ____ → Norway", false),
    ("Nice is in ____ → Nore", "Nice is in ____ → Norn", true),
    ("Nice is in ____ → Nor", "Nice is in ____ → Nom", false),
    ("Nice is in ____ → ", "Nice is in ____ → a", false),
    ("Nice is in ____", "Nike is in ____", true),
    // Authors name questions so that they stay apart.
    ("oslo: Oslo is in ____ → Norway", "Oslo is in ____ → Norway", false),
    ("Oslo is in ____ → Norway", "oslo: Oslo is in ____ → Norway", false),
  ])
  func `follows small edits alone`(old: String, new: String, isFollowed: Bool) {
    #expect(origins([old], [new]) == [isFollowed ? old : nil])
  }

  @Test func `goes by identity first`() {
    // The second has become what the first was; the first is edited and moved to the end.
    #expect(
      origins(["Question A1 → x", "Question A2 → x"], ["Question A2 → x", "Question A3 → x"])
        == ["Question A2 → x", nil])
    #expect(
      origins(["first → 1", "second → 2", "third → 3"], ["third → 3", "first → 1", "second → 2"])
        == ["third → 3", "first → 1", "second → 2"])
  }

  @Test func `looks between the same neighbours when others came or went`() {
    let old = ["alpha → 1", "question one → 2", "omega → 3"]
    #expect(
      origins(old, ["new → 9", "other → 8", "alpha → 1", "question ona → 2", "omega → 3"])
        == [nil, nil, "alpha → 1", "question one → 2", "omega → 3"])
    #expect(
      origins(old, ["question onne → 2", "omega → 3"]) == ["question one → 2", "omega → 3"])
  }

  @Test func `does not look elsewhere`() {
    let old = ["alpha → 1", "question one → 2", "omega → 3", "psi → 4", "chi → 5"]
    #expect(
      origins(old, ["alpha → 1", "omega → 3", "psi → 4", "chi → 5", "question onne → 2"])
        == ["alpha → 1", "omega → 3", "psi → 4", "chi → 5", nil])
  }

  @Test func `gives a history to one question only, the most similar`() {
    let old = ["the question number one → 2"]
    #expect(
      origins(old, ["the question number one! → 2", "the question number one!! → 2"])
        == ["the question number one → 2", nil])
    let two = ["the question number one → 2", "the question number two → 2"]
    #expect(
      origins(two, ["the question number twoo → 2", "the question number ones → 2"])
        == ["the question number two → 2", "the question number one → 2"])
  }

  @Test func `does not give the history of what was away already`() {
    #expect(origins(["question one → 2"], ["question onne → 2"], away: [0]) == [nil])
    #expect(origins(["question one → 2"], ["question one → 2"], away: [0]) == ["question one → 2"])
  }

  @Test func `in a file of which all is new looks at no more than the surroundings`() {
    let old = (0..<40).map { "the same question → \(100_000 + $0)" }
    let new = Array(old.map { $0 + "x" }.dropFirst(5))
    // By their place from the end all are found, although 5 are missing at the start.
    #expect(origins(old, new) == Array(old.dropFirst(5)))
  }

  @Test func `gives up on texts whose comparison would take long`() {
    let old = "a" + String(repeating: "b", count: 6000) + "c"
    let new = "x" + String(repeating: "d", count: 6000) + "y"
    var edits = SmallEdits()
    let none = edits.distance(
      from: QuestionText(identity: "1", text: old, answers: ""),
      to: QuestionText(identity: "2", text: new, answers: ""))
    #expect(none == nil)
    // That took none of the budget: a long text with edits near each other is compared.
    let near = edits.distance(
      from: QuestionText(identity: "1", text: old, answers: ""),
      to: QuestionText(identity: "2", text: old.replacing("bc", with: "cb"), answers: ""))
    #expect(near == 1)
  }
}
