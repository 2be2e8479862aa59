internal import QuizModel

/// Reads Aiken: a question, options on lines of their own with a letter before each, and a line with the
/// letter of the right one.
struct AikenImporter: DraftImporter {
  let name = "aiken"
  let title = "Aiken"
  let endings: [String] = [".aiken"]
  let isFoundInFolders = true

  func recognises(_ file: ForeignFile) -> Bool {
    let head = SourceText(Array(file.head.utf8))
    var balance = 0
    var isComplete = false
    var reader = AikenReader(head)
    while let item = reader.next() {
      if case .success = item {
        isComplete = true
        balance += 1
      } else {
        balance -= 1
      }
    }
    return isComplete && balance >= 0
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) {
    var reader = AikenReader(file.text)
    while let item = reader.next() {
      switch item {
      case .success(let question):
        draft.add(
          QuestionDraft(
            asking: question.text, answers: [Alternative(.text(question.answer))],
            options: question.options.map { Option($0) }),
          at: question.offset)
      case .failure(let error): draft.leaveOut(.mistake(error.mistake), at: error.offset)
      }
    }
  }
}
