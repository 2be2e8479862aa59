import Testing

@testable import QuizModel

struct TransformPropertyTests {
  static let words = [
    "cat", "Cat", "cät", "cat!", "dog", "dogs", "1", "1,0", "1.05", "2", "len", "lens", "lend",
    "水", "straße", "STRASSE",
  ]

  /// A quiz of typed blanks whose answers are hard to keep apart.
  func quiz(_ seed: UInt64) -> Quiz {
    var generator = SplitMix64(state: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    func alternative() -> Alternative {
      if below(5) == 0 { return Alternative(.number(Decimal(1 + below(2)), tolerance: 1 / 10)) }
      return Alternative(
        .text(Self.words[below(Self.words.count)]), credit: [1, 1, 0.5, 0][below(4)])
    }
    func blank() -> Blank {
      let answer = Answer((0...below(3)).map { _ in alternative() })
      return Blank(kind: .typed, answer: below(6) == 0 ? nil : answer)
    }
    let rules = MatchRules(
      respectsCase: below(2) == 0, respectsAccents: below(2) == 0,
      respectsPunctuation: below(2) == 0, forgivenTypos: below(3))
    let questions = (0...below(5)).map { _ in
      let blanks = (0...below(3)).map { _ in blank() }
      return Question(
        text: blanks.indices.map { .blank($0) }, isCode: below(2) == 0, blanks: blanks)
    }
    return Quiz(settings: QuizSettings(match: rules), questions: questions)
  }

  /// What a fill of one blank earns there.
  func credit(_ fill: Fill, inBlank blank: Int, of question: Question, _ quiz: Quiz) -> Double {
    var fills = [Fill?](repeating: nil, count: question.blanks.count)
    fills[blank] = fill
    return question.mark(fills, settings: quiz.settings).blanks[blank].credit
  }

  @Test func `of the options that a blank is given, one earns something, typed or picked`() {
    for seed in 0..<UInt64(200) {
      let plain = quiz(seed)
      let chosen = plain.choosing(seed: seed)
      for (question, typed) in zip(chosen.questions, plain.questions) {
        for (index, blank) in question.blanks.enumerated() {
          guard case .choice(let bank) = blank.kind else { continue }
          let texts = question.banks[bank].options.map(\.text)
          #expect((2...4).contains(texts.count), "seed \(seed)")
          #expect(Set(texts.map(\.resemblance)).count == texts.count, "seed \(seed)")
          for alternative in blank.answer?.alternatives ?? [] {
            #expect(texts.contains { alternative.accepts($0, by: .option) }, "seed \(seed)")
          }
          let picked = question.options(forBlank: index).count {
            credit(.option($0), inBlank: index, of: question, chosen) > 0
          }
          let written = texts.count { credit(.typed($0), inBlank: index, of: typed, plain) > 0 }
          #expect(picked == 1 && written == 1, "seed \(seed): \(texts)")
        }
      }
    }
  }

  @Test func `the solution stays right, chosen or typed`() {
    for seed in 0..<UInt64(200) {
      let chosen = quiz(seed).choosing(seed: seed)
      for turned in [chosen, chosen.typing(), chosen.typing().choosing(seed: 1)] {
        for question in turned.questions
        where question.blanks.allSatisfy({ $0.answer?.preferred?.credit ?? 1 == 1 }) {
          let solution = question.solution(keeping: question.blanks.map { _ in nil })
          #expect(question.mark(solution, settings: turned.settings).isRight, "seed \(seed)")
        }
      }
    }
  }
}
