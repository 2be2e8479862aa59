internal import QuizModel

/// What the conditions of an item say of its answers.
struct QTIScoring {
  /// An answer to one of the responses.
  struct Answer: Hashable {
    /// The name of the response.
    let response: String
    /// The name of a choice, or what is typed.
    let value: String
  }

  /// One way to earn something.
  struct Condition {
    /// The answers that meet it.
    var answers: [Answer] = []
    /// The lower bounds of a number, and the upper ones.
    var lower: [String] = []
    var upper: [String] = []
    /// What it sets or adds.
    let score: Double
    let offset: Int
  }

  /// The conditions that set or add a score, in the order of the file.
  fileprivate(set) var conditions: [Condition] = []
  /// The name of what is said of an answer.
  fileprivate(set) var feedback: [Answer: String] = [:]

  /// Names of what is said of right and wrong answers in general.
  fileprivate static let general: Set<String> = [
    "general_fb", "correct_fb", "general_incorrect_fb",
  ]

  /// Reads the conditions of an item.
  init(_ item: XMLElement) {
    for element in item.all("resprocessing").flatMap({ $0.all("respcondition") }) {
      let score = element.all("setvar").compactMap { Double($0.text.trimmed) }.first
      var condition = Condition(score: score ?? 0, offset: element.offset)
      element.first("conditionvar").map { Self.collect($0, into: &condition) }
      if score != nil { conditions.append(condition) }
      for display in element.all("displayfeedback") {
        guard let ident = display[attribute: "linkrefid"], !Self.general.contains(ident)
        else { continue }
        for answer in condition.answers where feedback[answer] == nil { feedback[answer] = ident }
      }
    }
  }

  /// What answers to a response earn, 1 for the best, in the order of the file.
  func credits(in response: String) -> [(value: String, credit: Double)] {
    var credits: [(value: String, credit: Double)] = []
    for condition in conditions {
      for answer in condition.answers where answer.response == response {
        guard !credits.contains(where: { $0.value == answer.value }) else { continue }
        credits.append((answer.value, condition.score))
      }
    }
    let best = credits.map(\.credit).max() ?? 0
    return best > 0 ? credits.map { ($0.value, $0.credit / best) } : credits
  }

  /// Collects what meets a condition; what is negated does not.
  ///
  /// Recursion is safe: ``XMLReader`` limits the depth.
  fileprivate static func collect(_ element: XMLElement, into condition: inout Condition) {
    for child in element.elements {
      switch child.name {
      case "varequal":
        condition.answers.append(
          Answer(response: child[attribute: "respident"] ?? "", value: child.text))
      case "vargte", "vargt": condition.lower.append(child.text)
      case "varlte", "varlt": condition.upper.append(child.text)
      case "not": break
      default: collect(child, into: &condition)
      }
    }
  }
}
