// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: HistoryPhrases {
  public func historyLost(reason: String) -> String { "Answers are not kept: \(reason)" }

  public func historySetAside(file: String) -> String {
    "The history was damaged. It is kept as \(file), and a new one has begun"
  }

  public func historyTrouble(
    _ trouble: HistoryTrouble, file: String, reason: String?
  ) -> String {
    // The reason comes first: where there is little room the end is cut off.
    let why =
      switch trouble {
      case .cannotMakeFolder: reason ?? "the folder cannot be made"
      case .cannotOpen: reason ?? "the history cannot be opened"
      case .readOnly: "the history cannot be written"
      case .full: "the disk is full"
      case .damaged: "the history is damaged"
      case .busy: "another program keeps the history locked"
      case .foreign: "another program's database is in its place"
      case .newerVersion: "a newer cloze has written the history"
      case .other: reason ?? "the history cannot be used"
      }
    return "\(why) (\(file))"
  }

  public var reviewTitle: String { "Due today" }
  public var practiceTitle: String { "Practice" }
  public func cannotEdit(_ file: String) -> String { "\(file) is no text that can be edited" }
  public func editorFailed(_ command: String) -> String { "\(command) did not work" }

  public func forgotten(_ answers: Int, file: String) -> String {
    "\(file): \(counted(answers, "answer", "answers")) forgotten"
  }

  public func nothingToForget(_ file: String) -> String { "\(file) has no history" }

  public var noHistoryPlace: String { "neither XDG_DATA_HOME nor HOME says where to" }
}
