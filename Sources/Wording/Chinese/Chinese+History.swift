// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: HistoryPhrases {
  public func historyLost(reason: String) -> String { "作答没有保存：\(reason)" }

  public func historySetAside(file: String) -> String {
    "学习记录已损坏，已另存为 \(file)，并开始了新的记录"
  }

  public func historyTrouble(
    _ trouble: HistoryTrouble, file: String, reason: String?
  ) -> String {
    // The reason comes first: where there is little room the end is cut off.
    let why =
      switch trouble {
      case .cannotMakeFolder: reason ?? "无法创建目录"
      case .cannotOpen: reason ?? "无法打开学习记录"
      case .readOnly: "无法写入学习记录"
      case .full: "磁盘已满"
      case .damaged: "学习记录已损坏"
      case .busy: "学习记录被另一个程序锁定"
      case .foreign: "学习记录的位置上是另一个程序的数据库"
      case .newerVersion: "学习记录由更新版本的 cloze 写入"
      case .other: reason ?? "无法使用学习记录"
      }
    return "\(why) (\(file))"
  }

  public var reviewTitle: String { "今日复习" }
  public var practiceTitle: String { "练习" }
  public func cannotEdit(_ file: String) -> String { "\(file) 不是可编辑的文本" }
  public func editorFailed(_ command: String) -> String { "\(command) 未能完成编辑" }

  public func forgotten(_ answers: Int, file: String) -> String {
    "\(file)：已删除 \(answers) 次作答的记录"
  }

  public func nothingToForget(_ file: String) -> String { "\(file) 没有学习记录" }

  public var noHistoryPlace: String { "XDG_DATA_HOME 和 HOME 都未指明位置" }
}
