/// A kind of H5P content.
enum H5PKind: Equatable {
  /// Drag the Words.
  case dragText
  /// Fill in the Blanks.
  case blanks
  /// Advanced Fill the Blanks.
  case advancedBlanks
  /// A question of another kind, by the name of its library.
  case question(String)
  /// An image, a sound, a video or an embedded page.
  case medium(Loss.MediaKind)
  /// What can hold other contents, or what asks nothing.
  case other

  /// The kind of a library, such as `H5P.Blanks 1.14` or `H5P.Blanks`.
  init(library: String) {
    let name = String(library.prefix { $0 != " " })
    self =
      switch name {
      case "H5P.DragText": .dragText
      case "H5P.Blanks": .blanks
      case "H5P.AdvancedBlanks": .advancedBlanks
      case "H5P.Image": .medium(.image)
      case "H5P.Audio": .medium(.sound)
      case "H5P.Video": .medium(.video)
      case "H5P.IFrameEmbed": .medium(.embedded)
      default: Self.questions.contains(name) ? .question(name) : .other
      }
  }

  /// The kind of a content without its library's name, by what it holds; nil when nothing is typical.
  init?(shape root: JSONValue) {
    guard root.kind == .object else { return nil }
    let hasBehaviour = root["behaviour"]?.kind == .object
    if root["content"]?["blanksText"]?.kind == .text, root["content"]?["blanksList"] != nil {
      self = .advancedBlanks
    } else if root["textField"]?.kind == .text,
      hasBehaviour || root["taskDescription"]?.kind == .text
    {
      // Mark the Words has the same fields, but buttons of other names.
      let isMarking = root["checkAnswerButton"] != nil || root["missedAnswer"] != nil
      self = isMarking ? .question("H5P.MarkTheWords") : .dragText
    } else if let texts = root["questions"], texts.isList(of: { $0.kind == .text }),
      hasBehaviour || root["text"]?.kind == .text || texts.hasAsterisks
    {
      self = .blanks
    } else if hasBehaviour, root["overallFeedback"]?.kind == .list {
      let name =
        root["answers"] != nil
        ? "H5P.MultiChoice" : root["choices"] != nil ? "H5P.SingleChoiceSet" : nil
      self = name.map { .question($0) } ?? .other
    } else {
      return nil
    }
  }

  /// The libraries that ask something else than to fill in blanks.
  fileprivate static let questions: Set<String> = [
    "H5P.ArithmeticQuiz", "H5P.AudioRecorder", "H5P.BranchingQuestion", "H5P.Crossword",
    "H5P.Dialogcards", "H5P.Dictation", "H5P.DragQuestion", "H5P.Essay", "H5P.FindTheWords",
    "H5P.Flashcards", "H5P.FreeTextQuestion", "H5P.GuessTheAnswer", "H5P.ImageHotspotQuestion",
    "H5P.ImageMultipleHotspotQuestion", "H5P.ImagePair", "H5P.ImageSequencing", "H5P.MarkTheWords",
    "H5P.MemoryGame", "H5P.MultiChoice", "H5P.MultiMediaChoice", "H5P.OpenEndedQuestion",
    "H5P.PersonalityQuiz", "H5P.SimpleMultiChoice", "H5P.SingleChoiceSet", "H5P.SortParagraphs",
    "H5P.SpeakTheWords", "H5P.SpeakTheWordsSet", "H5P.StructureStrip", "H5P.Summary",
    "H5P.TrueFalse",
  ]
}

extension JSONValue {
  /// Whether one of the texts in a list has an asterisk.
  fileprivate var hasAsterisks: Bool {
    elements?.contains { $0.utf8.contains(.asterisk) } ?? false
  }
}
