import Testing

import LearningHistory

struct SchedulerStepsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var steps = [60.0, 600.0]
    var phase = Memory.Phase.learning
    var step: Int? = 0
    let rating: Rating
    /// The phase and the step after the review, and the pause; nil where days follow.
    let next: Memory.Phase
    var nextStep: Int?
    var pause: Double?

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "again", step: 1, rating: .again, next: .learning, nextStep: 0, pause: 60),
    Case(name: "hard, first of two", rating: .hard, next: .learning, nextStep: 0, pause: 330),
    Case(
      name: "hard, the only one", steps: [60], rating: .hard, next: .learning, nextStep: 0,
      pause: 90),
    Case(
      name: "hard, second", step: 1, rating: .hard, next: .learning, nextStep: 1, pause: 600),
    Case(name: "good, first", rating: .good, next: .learning, nextStep: 1, pause: 600),
    Case(name: "good, last", step: 1, rating: .good, next: .review),
    Case(name: "easy, first", rating: .easy, next: .review),
    Case(
      name: "past the last, again", step: 5, rating: .again, next: .learning, nextStep: 0,
      pause: 60),
    Case(name: "past the last, hard", step: 2, rating: .hard, next: .review),
    Case(name: "past the last, good", step: 5, rating: .good, next: .review),
    Case(name: "no steps, again", steps: [], rating: .again, next: .review),
    Case(name: "no steps, hard", steps: [], rating: .hard, next: .review),
    Case(name: "no step known", step: nil, rating: .good, next: .learning, nextStep: 1, pause: 600),
    Case(name: "a step below 0", step: -1, rating: .hard, next: .review),
  ]

  @Test(arguments: cases)
  func `a step leads to the next, in learning as in relearning`(of example: Case) {
    for phase in [Memory.Phase.learning, .relearning] {
      let scheduler = Scheduler(
        learningSteps: phase == .learning ? example.steps : [7],
        relearningSteps: phase == .relearning ? example.steps : [7, 8, 9]
      )
      let memory = Memory(
        phase: phase, step: example.step, stability: 4, difficulty: 5, reviewed: 0, interval: 60)
      let after = scheduler.review(memory, rating: example.rating, at: 60)
      let next = example.next == .learning ? phase : example.next
      #expect(after.phase == next)
      #expect(after.step == example.nextStep)
      expect(after, pausesFor: example.pause)
    }
  }

  @Test(arguments: [
    Case(name: "again", rating: .again, next: .learning, nextStep: 0, pause: 60),
    Case(name: "hard", rating: .hard, next: .learning, nextStep: 0, pause: 330),
    Case(name: "good", rating: .good, next: .learning, nextStep: 1, pause: 600),
    Case(name: "easy", rating: .easy, next: .review),
    Case(name: "good, one step", steps: [60], rating: .good, next: .review),
    Case(name: "again, no steps", steps: [], rating: .again, next: .review),
  ])
  func `a new question starts at the first step`(of example: Case) {
    let scheduler = Scheduler(learningSteps: example.steps)
    let after = scheduler.review(nil, rating: example.rating, at: 1000)
    #expect(after.phase == example.next)
    #expect(after.step == example.nextStep)
    expect(after, pausesFor: example.pause)
    #expect(after.reviewed == 1000)
    #expect(after.due == 1000 + after.interval)
  }

  @Test(arguments: [
    Case(name: "again", rating: .again, next: .relearning, nextStep: 0, pause: 60),
    Case(name: "again, no steps", steps: [], rating: .again, next: .review),
    Case(name: "hard", rating: .hard, next: .review),
    Case(name: "good", rating: .good, next: .review),
    Case(name: "easy", rating: .easy, next: .review),
  ])
  func `in review only what is forgotten goes back to steps`(of example: Case) {
    let scheduler = Scheduler(learningSteps: [5, 6], relearningSteps: example.steps)
    let memory = Memory(
      phase: .review, step: nil, stability: 4, difficulty: 5, reviewed: 0, interval: 4 * 86400)
    let after = scheduler.review(memory, rating: example.rating, at: memory.due)
    #expect(after.phase == example.next)
    #expect(after.step == example.nextStep)
    expect(after, pausesFor: example.pause)
  }

  private func expect(_ memory: Memory, pausesFor pause: Double?) {
    if let pause {
      #expect(memory.interval == pause)
    } else {
      #expect(memory.interval >= 86400)
      #expect(memory.interval.truncatingRemainder(dividingBy: 86400) == 0)
    }
  }
}
