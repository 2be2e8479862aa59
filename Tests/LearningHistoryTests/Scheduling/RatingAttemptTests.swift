import QuizModel
import Testing

import LearningHistory

struct RatingAttemptTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var kind = Attempt.Kind.check
    var correct: [Bool?] = [true]
    var score: Double?
    var hints = 0
    var number = 1
    var seconds = 10.0
    let rating: Rating?

    var testDescription: String { name }

    var attempt: Attempt {
      let maximum = Double(correct.count { $0 != nil })
      return Attempt(
        kind: kind,
        given: correct.map { _ in "a" },
        correct: correct,
        score: score ?? Double(correct.count { $0 == true }),
        maximum: maximum,
        hints: hints,
        number: number,
        seconds: seconds
      )
    }
  }

  @Test(arguments: [
    Case(name: "right", rating: .good),
    Case(name: "right in every blank", correct: [true, true], rating: .good),
    Case(name: "right, another blank unscored", correct: [nil, true], rating: .good),
    Case(name: "right in no time", seconds: 0, rating: .good),
    Case(name: "right after an hour", seconds: 3600, rating: .good),
    Case(name: "right after a hint", score: 0.5, hints: 1, rating: .hard),
    Case(name: "right after a hint that cost all", score: 0, hints: 1, rating: .hard),
    Case(name: "right after two hints", hints: 2, rating: .again),
    Case(name: "right after three hints", hints: 3, rating: .again),
    Case(name: "wrong", correct: [false], rating: .again),
    Case(name: "one blank of three wrong", correct: [true, true, false], rating: .again),
    Case(name: "partly right", correct: [false], score: 0.5, rating: .again),
    Case(name: "wrong after a hint", correct: [false], hints: 1, rating: .again),
    Case(name: "given up", kind: .giveUp, correct: [false], rating: .again),
    Case(name: "given up, all right", kind: .giveUp, rating: .again),
    Case(name: "skipped", kind: .skip, correct: [false], rating: .again),
    Case(name: "skipped, all right", kind: .skip, rating: .again),
    Case(name: "right at the second try", number: 2, rating: nil),
    Case(name: "wrong at the second try", correct: [false], number: 2, rating: nil),
    Case(name: "given up at the third try", kind: .giveUp, number: 3, rating: nil),
    Case(name: "survey", correct: [nil], rating: nil),
    Case(name: "survey of two blanks, skipped", kind: .skip, correct: [nil, nil], rating: nil),
    Case(name: "survey, given up", kind: .giveUp, correct: [nil], rating: nil),
    Case(name: "without a blank", correct: [], rating: nil),
  ])
  func `an attempt says how well its question was remembered`(of example: Case) {
    #expect(Rating(example.attempt) == example.rating)
  }

  @Test func `without marks a check says nothing, giving up does`() {
    var attempt = Case(name: "", rating: nil).attempt
    attempt.correct = [nil]
    #expect(Rating(attempt) == nil)
    attempt.kind = .giveUp
    #expect(Rating(attempt) == .again)
  }
}
