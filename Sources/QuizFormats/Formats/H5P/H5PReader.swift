internal import QuizModel

/// Reads H5P contents, and the contents within them, into a quiz.
struct H5PReader {
  let draft: QuizDraft
  /// What of the quiz as a whole a content has settled.
  fileprivate var settled: Set<PartialKeyPath<Quiz>> = []

  /// Prepares to add to a draft.
  init(_ draft: QuizDraft) {
    self.draft = draft
  }

  /// Reads a content.
  ///
  /// - Parameters:
  ///   - params: What is in the content.
  ///   - kind: What it is.
  ///   - offset: Where it is noted if it cannot be read; where it begins when nil.
  mutating func read(_ params: JSONValue, as kind: H5PKind, at offset: Int? = nil) {
    switch kind {
    case .dragText: readDragText(params)
    case .blanks: readBlanks(params)
    case .advancedBlanks: readAdvancedBlanks(params)
    case .question(let name): draft.leaveOut(.kind(name), at: offset ?? params.offset)
    case .medium(let medium): noteMedium(medium, params, at: offset ?? params.offset)
    case .other: readContents(in: params)
    }
    // The image or the video above a question.
    if [.dragText, .blanks, .advancedBlanks].contains(kind), let media = params["media"] {
      readContents(in: media)
    }
  }

  /// Reads every content in a value; a file is nested 64 deep at most.
  fileprivate mutating func readContents(in value: JSONValue) {
    if let elements = value.elements {
      for element in elements { readContents(in: element) }
    }
    guard let members = value.members else { return }
    if let library = value["library"]?.string, library.hasPrefix("H5P."),
      let params = value["params"]
    {
      let kind = H5PKind(library: library)
      if kind != .other { return read(params, as: kind, at: value.offset) }
    }
    for member in members { readContents(in: member.value) }
  }

  /// Notes the file of an image, a sound, a video or an embedded page; without one there is nothing.
  fileprivate func noteMedium(_ kind: Loss.MediaKind, _ params: JSONValue, at offset: Int) {
    let files = params["files"] ?? params["sources"]
    let file = params["file"] ?? files?.elements?.first { _ in true }
    guard let path = (file?["path"] ?? params["source"])?.string, !path.isEmpty else { return }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    draft.note(.media(kind, name: name), at: offset)
  }

  /// Settles something of the quiz as a whole, unless another content has; then it notes a difference.
  mutating func settle<Value: Equatable>(
    _ path: WritableKeyPath<Quiz, Value>, _ value: Value, else feature: Loss.Feature, at offset: Int
  ) {
    if settled.insert(path).inserted {
      draft.quiz[keyPath: path] = value
    } else if draft.quiz[keyPath: path] != value {
      draft.note(.feature(feature), at: offset)
    }
  }

  /// Settles what all kinds of contents say of themselves.
  ///
  /// - Parameters:
  ///   - params: The content.
  ///   - task: What it asks people to do, in HTML.
  ///   - checks: The behaviour by which it is checked without being asked to.
  mutating func settleCommon(_ params: JSONValue, task: JSONValue?, checks: String) {
    if let task, let html = task.string {
      let text = draft.plainText(ofHTML: html, at: task.offset)
      if !text.isEmpty, text != H5PLabels.task {
        settle(\.description, text, else: .description, at: task.offset)
      }
    }
    let isInstant = params["behaviour"]?[checks]?.boolean == true
    settle(
      \.settings.check, isInstant ? .instant : .submit, else: .settings,
      at: params["behaviour"]?.offset ?? params.offset)
    let ranges = scoreRanges(of: params)
    if !ranges.isEmpty {
      settle(
        \.scoreRanges, ranges, else: .scoreTexts,
        at: params["overallFeedback"]?.offset ?? params.offset)
    }
  }
}
