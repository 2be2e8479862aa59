// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: PlainPhrases {
  // MARK: Questions

  public func quizBegins(_ title: String, questions: Int) -> String {
    "\(title)，共 \(questionCount(questions))。输入 ? 查看帮助。"
  }

  public func questionNumber(_ number: Int, of count: Int) -> String {
    "第 \(number) 题，共 \(count) 题"
  }

  public var skippedBefore: String { "这道题之前跳过了。" }

  public func optionsHeading(blanks: [Int]) -> String { "第 \(list(blanks)) 空的选项：" }

  public func typedBlank(_ blank: Int) -> String { "第 \(blank) 空请输入答案。" }

  public func answerPrompt(_ count: Int) -> String {
    count == 1 ? "答案> " : "\(count) 个答案，用制表符 (Tab) 分隔> "
  }

  public func hintText(_ text: String, blank: Int?) -> String {
    blank.map { "第 \($0) 空的提示：\(text)" } ?? "提示：\(text)"
  }

  public var noMoreHints: String { "没有更多提示了。" }

  public func answer(_ text: String, inBlank blank: Int) -> String {
    "第 \(blank) 空的正确答案：\(text)"
  }

  // MARK: What was written

  public var plainHelp: String {
    """
    输入答案：选项的编号或文字，或者应当填入空中的内容。
    多个答案用制表符 (Tab) 分隔。直接按 Enter 跳过。
    :t  下一条提示；每条扣四分之一的分
    :a  放弃，不得分
    :s  跳过；这道题最后再问一次
    :r  目前的结果
    :q  退出
    ?   本帮助
    以冒号开头的答案要写两个冒号；答案 ? 要写成 ??。
    """
  }

  public func unknownPlainCommand(_ word: String) -> String {
    "没有命令 \(word)；输入 ? 查看所有命令。以冒号开头的答案要写两个冒号。"
  }

  public func notAnOption(_ text: String, didYouMean: String?) -> String {
    let meant = didYouMean.map { "您是指\($0.quoted)吗？" } ?? ""
    return "选项中没有\(text.quoted)。\(meant)"
  }

  public func optionTaken(_ text: String) -> String { "\(text.quoted)只能用一次。" }

  public func answersForBlanks(_ answers: Int, blanks: Int) -> String {
    "需要 \(blanks) 个答案，而不是 \(answers) 个。请用制表符 (Tab) 分隔。"
  }

  public var nothingToGiveUp: String { "这道题没有对错之分；直接按 Enter 跳过。" }

  // MARK: Before a run

  public func goOnPrompt(_ question: Int, of count: Int) -> String {
    "从第 \(question) 题继续（共 \(count) 题）？Y/n> "
  }

  public var practisePrompt: String { "仍要练习吗？y/N> " }

  // MARK: Results

  public func retryPrompt(_ count: Int) -> String { "重做答错的 \(count) 题吗？y/N> " }

  public func meansYes(_ text: String) -> Bool {
    ["y", "yes", "是", "是的", "好", "好的", "对"].contains(text.lowercased())
  }

  public func meansNo(_ text: String) -> Bool {
    ["n", "no", "否", "不", "不是", "不用", "不要"].contains(text.lowercased())
  }

  public func youSaid(_ text: String) -> String { "您的回答：\(text)" }
  public var youGaveUp: String { "您放弃了" }
  public var youSaidNothing: String { "您没有作答" }

  // MARK: The library

  public func quizLine(_ title: String, questions: Int) -> String {
    "\(title)，\(questionCount(questions))"
  }

  public func brokenLine(_ name: String) -> String { "\(name)，\(brokenCard)" }

  public var quizPrompt: String { "测验> " }

  public var quizPromptHelp: String { "输入测验的编号或标题，或输入 q 退出。" }

  public func severalQuizzes(_ titles: [String]) -> String { "可能是\(anyOf(titles).afterHan)。" }

  fileprivate func list(_ blanks: [Int]) -> String {
    blanks.map(String.init).joined(separator: "、")
  }
}
