import Testing

@testable import QuizModel

struct ChoosingTests {
  func typed(
    _ answers: [String]..., tags: [String] = [], isCode: Bool = false
  ) -> Question {
    Question(
      text: answers.indices.map { .blank($0) }, isCode: isCode,
      blanks: answers.map { Blank(kind: .typed, answer: Answer(texts: $0)) }, tags: tags)
  }

  func options(_ question: Question, blank: Int = 0) -> Set<String> {
    Set(question.options(forBlank: blank).compactMap { question[$0]?.text })
  }

  /// The options of the first blank that seeds draw.
  func drawn(_ quiz: Quiz, question: Int = 0) -> Set<String> {
    (0..<40).reduce(into: []) { all, seed in
      all.formUnion(options(quiz.choosing(seed: seed).questions[question]))
    }
  }

  @Test func `a typed blank is chosen from its answer and three others`() {
    let quiz = Quiz(questions: ["cat", "dog", "cow", "pig", "hen", "fox"].map { typed([$0]) })
    for seed in 0..<UInt64(20) {
      let chosen = quiz.choosing(seed: seed)
      for (question, plain) in zip(chosen.questions, quiz.questions) {
        let right = plain.blanks[0].answer?.preferred?.text ?? ""
        #expect(question.blanks[0].kind == .choice(bank: 0))
        #expect(question.blanks[0].answer == plain.blanks[0].answer)
        #expect(options(question).count == 4)
        #expect(options(question).contains(right))
      }
      #expect(chosen == quiz.choosing(seed: seed))
    }
    #expect(drawn(quiz).count == 6)
  }

  @Test func `the right answer stands anywhere`() {
    let quiz = Quiz(questions: ["cat", "dog", "cow", "pig", "hen", "fox"].map { typed([$0]) })
    var places = [0, 0, 0, 0]
    for seed in 0..<UInt64(200) {
      let options = quiz.choosing(seed: seed).questions[0].banks[0].options.map(\.text)
      if let place = options.firstIndex(of: "cat") { places[place] += 1 }
    }
    #expect(places.allSatisfy { (25...75).contains($0) }, "\(places)")
  }

  @Test(
    arguments: [
      ("numbers with numbers", ["7"], ["1", "2", "3", "4"], ["six", "ten", "two"]),
      ("words with words", ["cat"], ["dog", "cow", "pig"], ["123", "456", "789"]),
      ("lengths alike", ["cat"], ["dog", "cow", "pig"], ["elephant", "crocodile", "antelope"]),
    ])
  func `distractors are like the answer`(
    name: String, right: [String], near: [String], far: [String]
  ) {
    let quiz = Quiz(questions: ([right] + (near + far).map { [$0] }).map { typed($0) })
    #expect(drawn(quiz).isSubset(of: right + near))
  }

  @Test func `code goes with code`() {
    let quiz = Quiz(
      questions: ["len", "max", "sum", "min"].map { typed([$0], isCode: true) }
        + ["cat", "dog", "cow"].map { typed([$0]) })
    #expect(drawn(quiz) == ["len", "max", "sum", "min"])
    #expect(drawn(quiz, question: 4).isSuperset(of: ["cat", "dog", "cow"]))
  }

  @Test func `shared tags come before length`() {
    let quiz = Quiz(
      questions: ["cat", "elephant", "crocodile", "antelope"].map { typed([$0], tags: ["animals"]) }
        + ["one", "two", "six"].map { typed([$0]) })
    #expect(drawn(quiz) == ["cat", "elephant", "crocodile", "antelope"])
  }

  @Test func `answers of choices are distractors, and their wrong options are not`() {
    let choice = Question(
      text: [.blank(0)],
      blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["dog"]))],
      banks: [OptionBank(options: [Option("hog"), Option("dog")])])
    let chosen = Quiz(questions: [typed(["cat"]), choice]).choosing(seed: 1)
    #expect(options(chosen.questions[0]) == ["cat", "dog"])
    #expect(chosen.questions[1] == choice)
  }

  @Test(
    arguments: [
      ("case", "Cat"), ("an alternative", "kitten"), ("accents", "cät"), ("punctuation", "cat!"),
      ("spaces", "tom  cat"), ("a mistake that is forgiven", "kittne"),
    ])
  func `what the blank would accept is no distractor`(name: String, other: String) {
    let question = typed(["cat", "kitten", "tom cat"])
    let quiz = Quiz(
      settings: QuizSettings(match: MatchRules(respectsCase: true, forgivenTypos: 1)),
      questions: [question, typed([other])])
    #expect(quiz.choosing(seed: 3).questions[0] == question)
  }

  @Test func `numbers within the tolerance are no distractors, nor are equal ones`() throws {
    let number = try #require(Decimal(string: "3.14"))
    let tenth = try #require(Decimal(string: "0.1"))
    let question = Question(
      text: [.blank(0)],
      blanks: [
        Blank(kind: .typed, answer: Answer([Alternative(.number(number, tolerance: tenth))]))
      ])
    let quiz = Quiz(
      questions: [question] + ["3,2", "3.24", "2", "2.0", "2,00", "7"].map { typed([$0]) })
    for seed in 0..<UInt64(20) {
      let chosen = options(quiz.choosing(seed: seed).questions[0])
      #expect(chosen.count == 3 && chosen.isSuperset(of: ["3.14", "7"]))
      #expect(chosen.isDisjoint(with: ["3,2", "3.24"]))
    }
  }

  @Test func `what is not in the bank is left out, and the rest keeps credit and feedback`() {
    var question = typed(["cat"])
    question.blanks[0].answer = Answer([
      Alternative(.text("tiger"), credit: 0.5),
      Alternative(.text("cat"), feedback: "Miaow."),
      Alternative(.text("dog"), credit: 0, feedback: "It barks."),
      Alternative(.text("kitten")),
    ])
    let chosen = Quiz(questions: [question, typed(["tiger"])]).choosing(seed: 1).questions[0]
    #expect(options(chosen) == ["cat", "dog"])
    #expect(
      chosen.blanks[0].answer?.alternatives == [
        Alternative(.text("cat"), feedback: "Miaow."),
        Alternative(.text("dog"), credit: 0, feedback: "It barks."),
      ])
    let dog = chosen.options(forBlank: 0).first { chosen[$0]?.text == "dog" }
    let verdict = chosen.mark([dog.map { .option($0) }], settings: QuizSettings()).blanks[0]
    #expect(verdict == BlankVerdict(correctness: .wrong, credit: 0, feedback: "It barks."))
  }

  @Test func `without a distractor, an answer or credit a blank stays typed`() {
    let lone = Quiz(questions: [typed(["cat"]), typed(["Cat"])])
    #expect(lone.choosing(seed: 1) == lone)
    var quiz = Quiz(questions: [typed(["cat"]), typed(["dog"]), typed(["cow"])])
    quiz.questions[0].blanks[0].answer = nil
    quiz.questions[1].blanks[0].answer = Answer([Alternative(.text("dog"), credit: 0)])
    #expect(quiz.choosing(seed: 1) == quiz)
  }

  @Test func `blanks that accept each other's answers get different ones`() {
    let quiz = Quiz(questions: [
      typed(["red", "blue"], ["red", "blue"]), typed(["one"]), typed(["two"]),
    ])
    for seed in 0..<UInt64(20) {
      let question = quiz.choosing(seed: seed).questions[0]
      #expect(options(question, blank: 0) == ["red", "one", "two"])
      #expect(options(question, blank: 1) == ["blue", "one", "two"])
      let solution = question.solution(keeping: [nil, nil])
      #expect(question.mark(solution, settings: QuizSettings()).isRight)
    }
  }

  @Test func `blanks of one question help each other out when others do not`() {
    let alone = Quiz(questions: [typed(["cat"], ["mat"])])
    let question = alone.choosing(seed: 1).questions[0]
    #expect(options(question, blank: 0) == ["cat", "mat"])
    #expect(options(question, blank: 1) == ["cat", "mat"])
    let others = Quiz(questions: alone.questions + ["one", "two", "six"].map { typed([$0]) })
    #expect(drawn(others) == ["cat", "one", "two", "six"])
  }

  @Test func `in a large deck every question has one right answer of four`() {
    var generator = SplitMix64(state: 5)
    let questions = (0..<500).map { _ in
      let word = (0..<4).map { _ in "abcdefgh".randomElement(using: &generator) ?? "a" }
      return typed([String(word), String(word.reversed())], tags: ["deck"])
    }
    let quiz = Quiz(questions: questions)
    for (question, plain) in zip(quiz.choosing(seed: 9).questions, questions) {
      let options = question.banks[0].options.map(\.text)
      #expect(Set(options).count == 4)
      let right = options.filter {
        plain.mark([.typed($0)], settings: quiz.settings).isRight
      }
      #expect(right == [plain.blanks[0].answer?.preferred?.text])
    }
  }

  @Test func `typing and choosing lead back to the options`() {
    let question = Question(
      text: [.blank(0)],
      blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["sum"]))],
      banks: [OptionBank(options: ["sum", "len", "max", "min"].map { Option($0) })])
    let quiz = Quiz(questions: [question, typed(["abs"])])
    #expect(options(quiz.typing().choosing(seed: 1).questions[0]) == ["sum", "len", "max", "min"])
  }
}
