// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: CommandPhrases {
  public var programSummary: String { "终端里的填空测验。" }
  // The words in capitals are those that stand behind the options, too.
  public var playUsage: String { "[OPTION]... [FILE]..." }
  public var playSummary: String { "做一份测验，或从多份中选择" }
  public var checkUsage: String { "[OPTION]... FILE..." }
  public var checkSummary: String { "指出测验文件中的错误及其位置" }

  public var importUsage: String { "[OPTION]... FILE..." }
  public var importSummary: String { "把任何格式的测验合并为一份 JSON" }
  public var exportUsage: String { "[OPTION]... FILE" }
  public var exportSummary: String { "把测验转换成其他程序的格式" }
  public var reviewUsage: String { "[OPTION]..." }
  public var reviewSummary: String { "复习所有测验中待复习的题目" }
  public var statsUsage: String { "[OPTION]..." }
  public var statsSummary: String { "查看学习统计，或删除一份测验的记录" }
  public var newUsage: String { "FILE" }
  public var newSummary: String { "回答几个问题，写出第一份测验" }
  public var schemaSummary: String { "输出测验文件的 JSON Schema" }

  public func optionsHeading(command: String?) -> String {
    command.map { "\($0) 的选项：" } ?? "作答选项："
  }

  public var fileOptionsHeading: String { "文件选项：" }
  public var screenOptionsHeading: String { "屏幕选项：" }
  public var standardOptionsHeading: String { "通用选项：" }

  public func formats(_ names: [String]) -> String {
    // The names have spaces between them, at which the line can be broken.
    "FORMAT 可以是 \(anyOf(names, apart: ", "))。"
  }

  public var helpEnd: String {
    """
    FILE 是 JSON 或其他程序格式的测验，- 表示标准输入；目录表示其中的所有测验。
    只有一个文件时直接作答；有多个文件或有目录时，先在题库中选择。不指定时，题库
    包含您自己的测验和已安装的测验。
    cloze COMMAND --help 显示一个命令的选项。

    --answers 和 --results 用 - 表示标准输入和标准输出；这两个选项和 --pass 只用
    于单份测验。--choose 和 --type 以最后一个为准。

    退出状态：0 完成；1 文件有错，或未达到 --pass；2 命令行有错；
    128 + n 被信号 n 终止。
    """
  }

  public var fromOption: String { "文件的格式，用于无法自动识别时" }
  public var separatorOption: String { "各列之间的分隔符，例如 ; 或 \\t" }
  public func toOption(formats: [String]) -> String { "写出的格式：\(anyOf(formats))" }
  public var outputOption: String { "写入 FILE，而不是标准输出" }
  public var strictNotesOption: String { "如有内容会丢失，就什么也不写" }
  public var checkTimingOption: String { "按 Enter 时检查，或填满后立即检查" }
  public var startOption: String { "从第 N 题开始" }
  public var limitOption: String { "最多 N 题" }
  public var tagOption: String { "只做带有该标签的题目" }
  public var chooseOption: String { "把输入题变成选择题" }
  public var typeOption: String { "隐藏选项，改为输入" }
  public var plainOption: String { "逐行作答，不用全屏界面" }
  public var answersOption: String { "不提问，从 FILE 读取答案" }
  public var resultsOption: String { "把结果以 JSON 写入 FILE" }
  public var passOption: String { "得分低于此值时以状态 1 退出" }
  public var noHistoryOption: String { "不留下任何记录" }
  public var shuffleOption: String { "打乱题目和选项的顺序" }
  public var seedOption: String { "N 相同，随机顺序就相同" }
  public var motionOption: String { "动画的程度" }
  public var colorOption: String { "颜色数；auto 向终端询问" }
  public func themeOption(names: [String]) -> String { anyOf(names) }
  public var asciiOption: String { "只用 ASCII 字符绘制" }
  public var noSyncOption: String { "不使用同步输出" }
  public var debugMotionOption: String { "结束时报告异常的动画" }
  public var strictOption: String { "警告也算失败" }
  public var formatOption: String { "检查结果的输出格式" }
  public var statisticsFormatOption: String { "直接输出，不显示界面" }
  public var forgetOption: String { "删除 FILE 这份测验的学习记录" }
  public var languageOption: String { "使用该语言，不论区域设置" }
  public var helpOption: String { "显示本页" }
  public var versionOption: String { "显示版本" }

  public func usageError(_ sentence: String) -> String { "\(sentence)；请参阅 cloze --help" }
  public func unknownOption(_ option: String) -> String { "没有 \(option) 选项" }

  public func ambiguousOption(_ option: String, candidates: [String]) -> String {
    "\(option) 有歧义，可能是\(anyOf(candidates).afterHan)"
  }

  public func missingValue(option: String) -> String { "\(option) 需要一个值" }
  public func unexpectedValue(option: String) -> String { "\(option) 不接受值" }

  public func valueNotAllowed(option: String, value: String, allowed: [String]) -> String {
    "\(option) 的值应为\(anyOf(allowed).afterHan)，而不是\(value.quoted)"
  }

  public func valueNotNumber(option: String, value: String, least: Int) -> String {
    "\(option) 的值应为不小于 \(least) 的整数，而不是\(value.quoted)"
  }

  public func valueNotPercentage(option: String, value: String) -> String {
    "\(option) 的值应为 0 到 100 的整数，而不是\(value.quoted)"
  }

  public func unknownCommand(_ word: String) -> String { "\(word.quoted)既不是命令，也不是文件" }
  public func unexpectedOperand(_ word: String) -> String { "不接受文件，却给出了\(word.afterHan)" }

  public func noSeparator(_ text: String) -> String {
    "--separator 的值应为各列之间的分隔符，例如 ; 或 \\t，而不是\(text.quoted)"
  }

  public var nothingToConvert: String { "请指定一个测验文件，或 -" }
  public func noTarget(formats: [String]) -> String { "需要 --to：\(anyOf(formats))" }

  public func outputOverwrites(_ file: String) -> String {
    "--output 会覆盖正要读取的\(file.afterHan)"
  }

  public var needsOneNewFile: String { "请指定要写入的文件，且只能有一个" }
  public var nothingToCheck: String { "请指定要检查的文件、目录或 -" }

  public func startAfterEnd(start: Int, questions: Int) -> String {
    "无法从第 \(start) 题开始，只有 \(questions) 题"
  }

  public func unknownTag(_ tag: String, tags: [String]) -> String {
    let known = tags.isEmpty ? "题目都没有标签" : "现有标签：\(tags.joined(separator: "、"))"
    return "没有题目带有标签\(tag.quoted)；\(known)"
  }

  public func needsOneFile(option: String) -> String {
    "\(option) 只用于单份测验；请指定一个文件，且只能有一个"
  }

  public var inputTwice: String { "标准输入可以是测验或答案，但不能两者都是" }

  public func resultsOverwrite(_ file: String) -> String {
    "--results 会覆盖正要读取的\(file.afterHan)"
  }

  // MARK: Files

  public func noQuizIn(folder: String) -> String { "\(folder)：这个目录中没有测验 (*.json)" }

  public func noQuizInstalled(folders: [String]) -> String {
    guard !folders.isEmpty else { return "没有已安装的测验；请指定一个文件" }
    return "\(anyOf(folders).beforeHan)中没有测验 (*.json)；请放入一份，或指定一个文件"
  }

  public func noQuizWithTag(_ tag: String) -> String { "没有测验含有带标签\(tag.quoted)的题目" }

  public func notesWhilePlaying(_ count: Int, file: String) -> String {
    "\(file)：有 \(count) 处内容无法转换；用 cloze check 查看"
  }

  public func converted(questions: Int, files: Int, notes: Int) -> String {
    let origin = files == 1 ? "" : "，来自 \(files) 个文件"
    return "\(questions) 题\(origin)，\(notes) 条备注"
  }

  public var nothingConverted: String { "没有写入：没有剩下任何题目" }

  public func notConverted(notes: Int) -> String {
    "没有写入：有 \(notes) 条备注，而 --strict 不允许"
  }

  public func cannotWrite(_ file: String, reason: String) -> String { "无法写入 \(file)：\(reason)" }

  public func notPassed(_ percentage: Int, needed: Int) -> String {
    "未通过：得分 \(percentage)%，--pass 要求 \(needed)%"
  }

  public func moreErrors(_ count: Int, file: String) -> String {
    "\(file)：还有 \(count) 个错误；用 cloze check 查看全部"
  }

  public func outputFailed(reason: String) -> String { "无法写入标准输出：\(reason)" }

  public func inQuestion(_ number: Int, _ sentence: String) -> String {
    "第 \(number) 题：\(sentence)"
  }

  public var error: String { "错误" }
  public var warning: String { "警告" }

  public func checkResult(errors: Int, warnings: Int, faultyFiles: Int, files: Int) -> String {
    guard errors + warnings > 0 else { return "\(files) 个文件，没有错误" }
    let found = [
      errors > 0 ? "\(errors) 个错误" : nil,
      warnings > 0 ? "\(warnings) 个警告" : nil,
    ].compactMap { $0 }.joined(separator: "、")
    let place = files == 1 ? "1 个文件" : "\(files) 个文件，其中 \(faultyFiles) 个"
    return "\(place)有 \(found)"
  }

  // MARK: Screens

  public var noAnswers: String { "测验来自标准输入，又没有可供作答的终端；请使用 --answers" }
  public var unnamedTerminalType: String { "没有设置 TERM，无法得知终端类型" }

  public func unknownTerminalType(_ name: String) -> String {
    "未知的终端类型“\(name)”(TERM)；请试试 TERM=xterm-256color"
  }

  public func terminalRefused(reason: String) -> String { "无法使用终端：\(reason)" }
}
