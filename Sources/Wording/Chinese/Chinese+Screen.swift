// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: ScreenPhrases {
  public var untitled: String { "测验" }

  public func progress(question: Int, of count: Int) -> String { "\(question) / \(count)" }

  public func windowTooSmall(columns: Int, rows: Int) -> String {
    "至少 \(columns) 列 \(rows) 行"
  }

  public func hint(_ word: HintWord) -> String {
    switch word {
    case .light: "选择"
    case .place: "填入"
    case .check: "检查"
    case .accept: "确定"
    case .next: "下一题"
    case .results: "结果"
    case .tryAgain: "重试"
    case .enterBlank: "进入"
    case .finish: "完成"
    case .close: "关闭"
    case .open: "打开"
    case .start: "开始"
    case .pick: "填空"
    case .nextBlank: "下一空"
    case .otherBlank: "换空"
    case .back: "返回"
    case .commands: "命令"
    case .reset: "重置"
    case .scroll: "滚动"
    case .help: "帮助"
    case .leave: "退出"
    case .toLibrary: "题库"
    case .choose: "选择"
    case .filter: "筛选"
    case .order: "排序"
    case .showAll: "全部"
    case .keepFilter: "到卡片"
    case .goOn: "继续"
    case .startAgain: "重新开始"
    case .playDue: "复习"
    case .practise: "练习"
    case .statistics: "统计"
    case .hint: "提示"
    case .skip: "跳过"
    case .giveUp: "放弃"
    case .find: "查找"
    case .edit: "编辑"
    case .retry(let count): "重做 \(count) 道错题"
    case .otherQuiz: "其他测验"
    }
  }

  public func help(_ purpose: KeyPurpose) -> String {
    switch purpose {
    case .pick: "把该选项填入空中"
    case .light: "选中第一项，或填入选中的选项；填满时检查"
    case .choose: "选中另一个选项"
    case .rows: "选中上一行或下一行的选项；从首行向上进入句子"
    case .ends: "选中第一个或最后一个选项"
    case .enterBlank: "进入这一空；填满时检查"
    case .blanks: "下一空，上一空"
    case .moveInSentence: "移到另一个空"
    case .sentenceEnds: "第一空或最后一空"
    case .sentence: "离开选项，进入句子"
    case .back: "返回选项或输入"
    case .takeBack: "清空这一空，或最后填的一空"
    case .reset: "全部放回原处"
    case .accept: "确定输入；最后一空时检查"
    case .commands: "离开输入，已输入的内容保留"
    case .caret: "移动光标"
    case .textEnds: "到开头或末尾"
    case .erase: "删除左边的字符"
    case .eraseForward: "删除右边的字符"
    case .eraseWord: "删除左边的单词"
    case .eraseToStart: "删除左边的全部内容"
    case .eraseToEnd: "删除右边的全部内容"
    case .goOn: "还有次数时重试，否则继续；n 直接继续"
    case .tryAgain: "重试没有答对的空"
    case .finish: "离开结果"
    case .retry: "重做没有答对的题目"
    case .hint: "下一条提示；每条扣四分之一的分"
    case .giveUp: "查看答案，不得分"
    case .skip: "留到最后再做；仅在什么都没填时"
    case .edit: "在测验文件中编辑这道题"
    case .find: "输入文字来查找选项"
    case .findNext: "含有这些文字的另一个选项"
    case .endFinding: "返回选项"
    case .otherQuiz: "其他测验的统计"
    case .closeStatistics: "关闭统计"
    case .open: "查看测验"
    case .chooseCard: "选中另一张卡片"
    case .cardRows: "上一行或下一行的卡片"
    case .cardPages: "上一页或下一页的卡片"
    case .cardEnds: "第一张或最后一张卡片"
    case .filter: "只显示含有某些文字的测验"
    case .order: "换一种卡片顺序"
    case .review: "复习所有测验中待复习的题目"
    case .statistics: "学习统计"
    case .showAll: "重新显示所有测验"
    case .keepFilter: "到剩下的卡片"
    case .dropFilter: "重新显示所有测验"
    case .press: "按下选中的按钮"
    case .chooseButton: "选中另一个按钮"
    case .closeDialog: "关闭对话框"
    case .scroll: "滚动一页"
    case .scrollLines: "滚动一行"
    case .scrollEnds: "到开头或末尾"
    case .help: "本帮助"
    case .close: "关闭帮助"
    case .leave: "离开；题库中的测验则回到题库"
    case .interrupt: "立即停止"
    case .suspend: "暂时回到 shell；用 fg 返回"
    }
  }

  public var helpTitle: String { "按键" }

  public func heading(_ part: ScreenPart) -> String {
    switch part {
    case .options: "选择选项"
    case .sentence: "在句子中"
    case .text: "输入"
    case .checked: "检查之后"
    case .results: "结果"
    case .find: "查找选项"
    case .offer: "继续之前"
    case .statistics: "统计"
    case .library: "在题库中"
    case .filter: "筛选"
    case .dialog: "开始测验之前"
    case .help: "在本帮助中"
    }
  }

  public var right: String { "答对了。" }

  public func wrong(_ wrong: Int, of blanks: Int) -> String {
    blanks == 1 ? "不太对。" : "有 \(wrong) 个空要再看看。"
  }

  public var partlyRight: String { "部分正确。" }

  public func rightApart(from slip: Slip) -> String {
    switch slip {
    case .accents: "答对了，只是重音符号不同。"
    case .letterCase: "答对了，只是大小写不同。"
    case .punctuation: "答对了，只是标点不同。"
    case .letters(let count): "答对了，只是有 \(count) 个字母不同。"
    }
  }

  public func almost(_ slip: Slip) -> String {
    switch slip {
    case .accents: "很接近：只差重音符号。"
    case .letterCase: "很接近：只差大小写。"
    case .punctuation: "很接近：只差标点。"
    case .letters(let count): "很接近：差 \(count) 个字母。"
    }
  }

  public func attemptsLeft(_ count: Int) -> String {
    count == 0 ? "不能再试了。" : "还可以再试 \(count) 次。"
  }

  public func answer(_ text: String) -> String { "正确答案：\(text)" }
  public func given(_ text: String) -> String { "您的回答：\(text)" }
  public var notAnswered: String { "未作答" }

  public func score(_ score: String, of maximum: String) -> String { "\(score) / \(maximum) 分" }
  public func percentage(_ value: Int) -> String { "\(value)%" }

  public func answered(_ count: Int, of all: Int) -> String { "已答 \(count) / \(all) 题" }

  public func duration(seconds: Int) -> String {
    seconds < 60 ? "\(seconds) 秒" : "\(seconds / 60) 分 \(seconds % 60) 秒"
  }

  public func comment(wrong: Int, of scored: Int) -> String {
    if scored == 0 { return "谢谢作答。" }
    if wrong == 0 { return "全部答对。" }
    return (wrong * 2 < scored ? "做得不错。" : "") + "有 \(wrong) 道题要再看看。"
  }

  public var byTag: String { "按标签" }
  public func summary(title: String, score: String) -> String { "\(title)：\(score)" }
}
