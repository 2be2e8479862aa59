// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: LibraryPhrases {
  public var libraryTitle: String { "cloze" }
  public func quizCount(_ count: Int) -> String { "\(count) 份测验" }
  public func questionCount(_ count: Int) -> String { "\(count) 题" }
  public func shownOfAll(_ shown: Int, _ all: Int) -> String { "\(shown) / \(all) 份" }
  public var noMatch: String { "没有匹配的测验。" }
  public var brokenCard: String { "无法使用" }
  public func due(_ count: Int) -> String { "\(count) 题待复习" }
  public func dueToday(_ count: Int) -> String { "今天待复习 \(count) 题" }
  public var newCard: String { "未做过" }
  public var begunCard: String { "未做完" }

  public func moreProblems(_ count: Int) -> String {
    "还有 \(count) 处；用 cloze check 查看全部。"
  }

  public func order(_ order: CardOrder) -> String {
    switch order {
    case .title: "按标题"
    case .size: "按题数"
    case .file: "按文件"
    }
  }

  public func button(_ word: ButtonWord) -> String {
    switch word {
    case .start: "开始"
    case .goOn: "继续"
    case .startAgain: "重新开始"
    case .due: "只做待复习"
    case .practise: "练习"
    case .close: "关闭"
    }
  }

  public func author(_ name: String) -> String { "作者：\(name)" }

  public func lastTime(percentage: Int, day: Int, month: Int) -> String {
    "\(self.percentage(percentage))，\(date(day: day, month: month))"
  }

  public func label(_ fact: QuizFact) -> String {
    switch fact {
    case .questions: "题目"
    case .tags: "标签"
    case .lastTime: "上次"
    case .dueNow: "待复习"
    case .checks: "检查"
    case .attempts: "尝试"
    case .order: "顺序"
    case .solutions: "答案"
    }
  }

  public func questions(_ count: Int, severalBlanks: Int, typed: Int) -> String {
    [
      "\(count) 题",
      part(severalBlanks, of: count, "有多个空"),
      part(typed, of: count, "需要输入"),
    ].compactMap { $0 }.joined(separator: "，")
  }

  public func checks(atOnce: Bool) -> String { atOnce ? "填满后立即" : "按 Enter 时" }

  public func attempts(_ count: Int) -> String { count == 0 ? "次数不限" : "\(count) 次" }

  public func shuffling(questions: Bool, options: Bool) -> String {
    switch (questions, options) {
    case (false, false): "与文件相同"
    case (true, false): "题目随机"
    case (false, true): "选项随机"
    case (true, true): "题目和选项随机"
    }
  }

  public func solutions(_ time: SolutionTime) -> String {
    switch time {
    case .afterEach: "每题之后显示"
    case .atEnd: "与结果一同显示"
    case .never: "不显示"
    }
  }

  /// How many of all questions are of a kind, or nil when none is.
  fileprivate func part(_ count: Int, of all: Int, _ kind: String) -> String? {
    guard count > 0 else { return nil }
    if count < all { return "\(count) 题\(kind)" }
    return all == 1 ? kind : "都\(kind)"
  }
}
