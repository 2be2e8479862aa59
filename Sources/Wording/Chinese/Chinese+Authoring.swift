// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: AuthoringPhrases {
  public var interviewBegins: String {
    "回答几个问题，就能写出第一份测验。直接按 Enter 采用方括号中的内容；Ctrl-D 退出。"
  }

  public var titlePrompt: String { "标题 [\(newQuizTitle)]> " }
  public var sentencePrompt: String { "句子，每个空写成 _____ [\(exampleSentence)]> " }
  public var optionsPrompt: String { "选项，用英文逗号分隔 [无，直接输入答案]> " }

  public func rightAnswerPrompt(blank: Int?, default standard: String?) -> String {
    let place = blank.map { "第 \($0) 空的" } ?? ""
    return "\(place)正确答案 [\(standard ?? "任何内容，不计分")]> "
  }

  public var anotherQuestionPrompt: String { "再写一题？y/N> " }

  public var oneOptionIsNoChoice: String {
    "只有一个选项就无从选择。请再加一个，或留空，改为输入答案。"
  }

  public func neverOverwrites(_ file: String) -> String { "\(file) 已经存在，不会改动它" }

  public var nothingWritten: String { "中途退出，没有写入任何内容" }

  public func newQuizWritten(_ file: String) -> String {
    "已写入 \(file)：cloze \(file) 开始作答，cloze check \(file) 检查您的改动。"
  }

  // MARK: Content

  public var newQuizTitle: String { "我的测验" }
  public var exampleSentence: String { "挪威的首都是_____。" }
  public var exampleAnswer: String { "奥斯陆" }

  public var templateChoice: TemplateChoice {
    TemplateChoice(
      before: "蜘蛛有", after: "条腿。", options: ["六", "八", "十"], answer: "八",
      explanation: "昆虫有六条腿，但蜘蛛不是昆虫。")
  }

  public var templateTyped: TemplateTyped {
    TemplateTyped(before: "一年的第一个月是", after: "。", answers: ["一月", "1 月", "1月"])
  }
}
