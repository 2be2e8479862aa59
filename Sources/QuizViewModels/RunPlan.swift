internal import QuizModel

/// Which questions of a quiz come in a run, and in which order.
public struct RunPlan: Hashable, Sendable {
  /// The question with which the run begins, from 1; those before it are left out, and numbers
  /// beyond the ends mean the ends.
  public var start: Int
  /// How many questions come at most, or nil for all.
  public var limit: Int?
  /// Whether questions and options are shuffled, whatever the quiz's settings say.
  public var shuffles: Bool
  /// What the shuffled order is drawn from: the same seed gives the same order.
  public var seed: UInt64

  /// Makes a plan; the defaults play the whole quiz as its settings say.
  public init(start: Int = 1, limit: Int? = nil, shuffles: Bool = false, seed: UInt64 = 0) {
    self.start = start
    self.limit = limit
    self.shuffles = shuffles
    self.seed = seed
  }

  /// The indices of the questions in their order, and the shown order of every question's banks.
  func arrange(_ quiz: Quiz) -> (order: [Int], optionOrders: [[[OptionID]]]) {
    var generator = SplitMix64(state: seed)
    var order = Array(quiz.questions.indices)
    if shuffles || quiz.settings.shufflesQuestions { order.shuffle(using: &generator) }
    order.removeFirst(min(max(0, start - 1), order.count - 1))
    if let limit { order = Array(order.prefix(max(1, limit))) }
    let optionOrders = quiz.questions.map { question in
      question.banks.indices.map { bank in
        let options = question.options(ofBank: bank)
        let shuffled = shuffles || quiz.settings.shufflesOptions
        return shuffled ? options.shuffled(using: &generator) : options
      }
    }
    return (order, optionOrders)
  }
}

/// Steele, Lea and Flood's SplitMix64 (2014), for orders that a seed repeats on every machine.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
