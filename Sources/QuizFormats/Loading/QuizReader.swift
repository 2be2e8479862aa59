internal import QuizModel

/// Reads the root of a quiz file and reports everything that is wrong in it.
struct QuizReader {
  let findings: Findings
  /// The numbers of the questions by their `id`.
  fileprivate var questionsByID: [String: Int] = [:]
  fileprivate var tagLists: Set<[String]> = []

  init(findings: Findings) {
    self.findings = findings
  }

  /// Reads the quiz, of which nothing is sound if an error was reported.
  mutating func read(_ root: JSONValue) -> Quiz {
    switch root.kind {
    case .list: return Quiz(questions: readQuestions(in: root))
    case .object: return readObject(root)
    default:
      findings.report(.wrongRoot(found: root.kind, insteadOfQuestions: nil), at: root)
      return Quiz(questions: [])
    }
  }

  fileprivate mutating func readObject(_ root: JSONValue) -> Quiz {
    let names = root.members?.lazy.compactMap(\.key.string) ?? []
    guard !names.contains(QuizKey.questions.rawValue) else { return readQuiz(root) }
    guard names.contains(where: isOfQuestion) else {
      let instead = root.members?.map(\.key).first { key in
        key.string.flatMap(nearestQuizKey) == QuizKey.questions.rawValue
      }
      findings.report(
        .wrongRoot(found: .object, insteadOfQuestions: instead?.string), at: instead ?? root)
      return Quiz(questions: [])
    }
    return Quiz(questions: readQuestion(root, number: 1).map { [$0] } ?? [])
  }

  fileprivate mutating func readQuiz(_ root: JSONValue) -> Quiz {
    let fields = Fields<QuizKey>(root, findings: findings)
    var quiz = Quiz(
      title: fields.text(.title),
      description: fields.text(.description, mayHaveLines: true),
      author: fields.text(.author),
      language: fields.text(.language),
      licence: fields.text(.licence),
      scoreRanges: findings.scoreRanges(fields),
      questions: []
    )
    if let settings = fields.object(.settings) { quiz.settings = findings.settings(settings) }
    if fields.list(.questions) != nil, let list = fields[.questions] {
      quiz.questions = readQuestions(in: list)
    }
    return quiz
  }

  fileprivate mutating func readQuestions(in list: JSONValue) -> [Question] {
    var questions: [Question] = []
    var number = 0
    let elements = list.elements ?? JSONElements(of: list)
    questions.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      number += 1
      if let question = readQuestion(element, number: number) { questions.append(question) }
    }
    if number == 0 { findings.report(.noQuestions, at: list) }
    return questions
  }

  fileprivate mutating func readQuestion(_ value: JSONValue, number: Int) -> Question? {
    findings.question = number
    defer { findings.question = nil }
    guard let reader = QuestionReader(value, findings: findings) else { return nil }
    let question = reader.read(sharing: &tagLists)
    if let id = reader.fields[.id], let name = id.string?.kept {
      if let first = questionsByID[name] {
        findings.report(.sameID(id: name, firstQuestion: first), at: id)
      } else {
        questionsByID[name] = number
      }
    }
    return question
  }

  /// Whether a key of the root shows that an author meant the root to be a question.
  fileprivate func isOfQuestion(_ name: String) -> Bool {
    let key = QuestionKey(rawValue: name) ?? QuestionKey.synonyms[name]
    return switch key {
    case .text, .options, .distractors, .answer, .answers, .answerIndex, .blanks: true
    default: false
    }
  }

  fileprivate func nearestQuizKey(_ name: String) -> String? {
    QuizKey.synonyms[name]?.rawValue ?? QuizKey.allCases.map(\.rawValue).nearest(to: name)
  }
}
