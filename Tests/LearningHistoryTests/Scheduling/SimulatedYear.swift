import TestSupport

import LearningHistory

/// A year in which a person meets 20 new questions a day and answers each when it is due.
///
/// The person's memory follows FSRS, too, with parameters of its own: a question is recalled with its
/// true retrievability, rated good when it is and again when not, and the true memory changes by the
/// true parameters. Nobody limits a day's reviews, so no question waits for another: each is followed
/// through the year on its own, and what falls on one day is counted together.
struct SimulatedYear {
  static let days = 365
  static let newPerDay = 20

  /// The share of new questions that are not known at first sight: what the simulator of fsrs-rs
  /// takes for it (`first_rating_prob`), from the reviews of many people.
  static let unknownShare = 0.24

  /// All reviews of each day: first sights, steps, and reviews in phase review.
  private(set) var reviews = Array(repeating: 0, count: days)
  /// The reviews in phase review.
  private(set) var asked = 0
  /// How many of those were recalled.
  private(set) var recalled = 0
  /// How many of those the scheduler expected to be recalled.
  private(set) var expected = 0.0
  /// The variance of that number, were the scheduler right.
  private(set) var variance = 0.0

  init(scheduler: Scheduler = Scheduler(), truth: FSRSParameters, seed: UInt64) {
    let nature = Scheduler(parameters: truth)
    var random = SeededGenerator(seed: seed)
    for day in 0..<Self.days {
      for number in 0..<Self.newPerDay {
        // From nine o'clock on, a question a minute.
        let start = Double(day) * 86400 + 9 * 3600 + Double(number) * 60
        follow(from: start, scheduler: scheduler, nature: nature, random: &random)
      }
    }
  }

  var retention: Double { Double(recalled) / Double(asked) }

  var reviewsPerDay: Double { Double(reviews.reduce(0, +)) / Double(Self.days) }

  /// How far the recalled reviews are from the expected ones, in standard deviations.
  var surprise: Double { (Double(recalled) - expected) / variance.squareRoot() }

  /// Follows one question from its first sight to the end of the year.
  private mutating func follow(
    from start: Double, scheduler: Scheduler, nature: Scheduler, random: inout SeededGenerator
  ) {
    var time = start
    var rating: Rating = random.chance() < Self.unknownShare ? .again : .good
    var believed = scheduler.review(nil, rating: rating, at: time)
    var actual = nature.review(nil, rating: rating, at: time)
    reviews[Int(time / 86400)] += 1
    while believed.due < Double(Self.days) * 86400 {
      time = believed.due
      let isRecalled = random.chance() < nature.retrievability(of: actual, at: time)
      if believed.phase == .review {
        let probability = scheduler.retrievability(of: believed, at: time)
        asked += 1
        recalled += isRecalled ? 1 : 0
        expected += probability
        variance += probability * (1 - probability)
      }
      rating = isRecalled ? .good : .again
      believed = scheduler.review(believed, rating: rating, at: time)
      actual = nature.review(actual, rating: rating, at: time)
      reviews[Int(time / 86400)] += 1
    }
  }
}

extension SeededGenerator {
  /// A number from 0 to below 1, all equally likely.
  mutating func chance() -> Double {
    Double.random(in: 0..<1, using: &self)
  }
}
