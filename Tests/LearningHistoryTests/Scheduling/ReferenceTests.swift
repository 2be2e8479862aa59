import Testing

import LearningHistory

struct ReferenceTests {
  // The first review that differs ends the test: those after it build on it.
  @Test func `every review of the reference is reproduced`() throws {
    let reference = try FSRSReference.read()
    var count = 0
    for (index, sequence) in reference.sequences.enumerated() {
      let scheduler = Scheduler(desiredRetention: sequence.desiredRetention)
      var memory: Memory?
      var time = 1_750_000_000.0
      for review in sequence.reviews {
        count += 1
        time += review.elapsed
        let place: Comment = "sequence \(index), review \(count)"
        let rating = try #require(Rating(rawValue: review.rating))
        let predicted = memory.map { scheduler.retrievability(of: $0, at: time) }
        try #require(isClose(predicted, review.retrievability), place)
        let after = scheduler.review(memory, rating: rating, at: time)
        try #require(after.phase.rawValue == review.state, place)
        try #require(after.step == review.step, place)
        try #require(after.interval == review.interval, place)
        try #require(isClose(after.stability, review.stability), place)
        try #require(isClose(after.difficulty, review.difficulty), place)
        try #require(after.reviewed == time, place)
        memory = after
      }
    }
    #expect(count == 1941)
  }

  @Test func `the published parameters are those of the reference`() throws {
    #expect(try FSRSReference.read().parameters == FSRSParameters.published.weights)
  }

  private func isClose(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) < 1e-9
  }
}
