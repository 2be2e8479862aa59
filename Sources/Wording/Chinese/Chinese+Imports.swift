// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: ImportPhrases {
  public func unknownFormat(known: [String]) -> String {
    "这不是已知格式的测验。如果确实是测验，请用 --from 指明格式："
      + known.joined(separator: ", ")
  }

  public func nothingPlayable(format: String) -> String {
    "按 \(format) 格式读取，文件中没有可用的题目。"
  }

  public func brokenFile(format: String, reason: String) -> String {
    "这不是完好的 \(format) 文件：\(reason)。"
  }

  public func missingInFile(_ what: String) -> String { "文件中没有\(what.quoted)。" }

  public func noColumns() -> String {
    "第一行应写出各列的名称，例如 text 和 answer，或 text、answer 和 options。"
  }

  public var notOfThatKind: String { "它是另一种文件" }
  public var isDamaged: String { "它已损坏" }
  public var endsTooEarly: String { "它不完整" }
  public func memberMissing(_ name: String) -> String { "其中没有\(name.quoted)" }
  public func memberDamaged(_ name: String) -> String { "其中的\(name.quoted)已损坏" }
  public func memberEncrypted(_ name: String) -> String { "读取其中的\(name.quoted)需要密码" }

  public func memberPackedOtherwise(_ name: String) -> String {
    "其中的\(name.quoted)以未知的方式压缩"
  }

  public func unpacksToMore(megabytes: Int) -> String { "解压后超过 \(megabytes) MiB" }
  public func hasMoreMembers(limit: Int) -> String { "其中的文件超过 \(limit) 个" }
  public var takesTooLong: String { "读取时间过长" }
  public func nestsDeeper(limit: Int) -> String { "元素嵌套超过 \(limit) 层" }
  public var declaresEntities: String { "它自行声明了实体或元素" }

  public var undefinedEntity: String {
    "其中有 XML 没有定义的实体；请写成编号，例如 &#176;，或直接写出该字符"
  }

  public func ambiguousAnswer(found: String) -> String {
    "答案\(found.quoted)可能指不止一个选项。请写出选项的文字。"
  }

  public func unclosedQuotes(line: Int) -> String {
    "文件结束时，第 \(line) 行开始的引号还没有结束。请用 \" 结束。"
  }

  public func leftOutKind(_ kind: String) -> String {
    "略去一道\(kind.quoted)类型的题目：无法作答。"
  }

  public func leftOutWithoutText() -> String { "略去一道没有文本的题目。" }
  public func leftOutWithoutAnswer() -> String { "略去一道没有答案的题目。" }
  public func leftOutWithoutBlank() -> String { "略去一段没有填空的文本。" }

  public func leftOutTooManyOptions(limit: Int) -> String {
    "略去一道选项超过 \(limit) 个的题目。"
  }

  public func leftOut(mistake: String) -> String { "略去一道题目：\(mistake)" }

  public func mistakeUnclosed(kind: String, line: Int) -> String {
    "第 \(line) 行开始的\(kind.amongHan)还没有结束。"
  }

  public func mistakeExpected(_ sign: FileSign, found: FileSign) -> String {
    "此处应为\(sign.words)，而不是\(found.words)。"
      + (sign == .tab ? "可用 --separator 指定别的分隔符。" : "")
  }

  public func mistakeInNumber(found: String) -> String { "\(found.quoted)不是数字。" }
  public func mistakeUnknownAnswer(found: String) -> String { "答案\(found.quoted)不在选项之中。" }

  public func mistakeUnknownBlank(_ name: String) -> String {
    "文本中用到了空\(name.quoted)，却没有对它的说明。"
  }

  public func mistakeMissing(_ what: String) -> String { "其中没有\(what.quoted)。" }

  public func mistakeWithoutPartner(_ sign: String) -> String {
    "\(sign.quoted)没有成对；如果是文本，请写成 \\\(sign)。"
  }

  public func mistakeSecondAnswers(_ sign: String) -> String {
    "一道题只能有一对大括号；如果是文本，请写成 \\\(sign)。"
  }

  public func mistakeInCells(found: Int, columns: Int) -> String {
    "这一行有 \(found) 个单元格，而表格有 \(columns) 列。"
  }

  public var answersInBraces: String { "答案" }

  public func lostImage(_ name: String) -> String { "略去图片\(name.quoted)。" }
  public func lostSound(_ name: String) -> String { "略去声音\(name.quoted)。" }
  public func lostVideo(_ name: String) -> String { "略去视频\(name.quoted)。" }
  public func lostDrawing() -> String { "略去一幅图画。" }
  public func lostEmbedded(_ name: String) -> String { "略去嵌入的\(name.quoted)。" }
  public func lostEmptyOption() -> String { "略去一个空的选项。" }

  public func lostSameOption(_ text: String) -> String {
    "选项\(text.quoted)已经有了；略去第二个。"
  }

  public func lostControlCharacter(_ name: String) -> String { "略去控制字符 \(name)。" }

  public func lostSameID(_ id: String) -> String { "略去 id \(id.quoted)：另一道题已在使用。" }

  public func encodingGuessed(_ name: String) -> String {
    "文本不是 UTF-8；按 \(name) 读取。"
  }

  public func lost(_ feature: LostFeature) -> String {
    switch feature {
    case .title: "略去标题。"
    case .description: "略去简介。"
    case .author: "略去作者。"
    case .language: "略去语言。"
    case .licence: "略去许可证。"
    case .settings: "略去设置。"
    case .scoreTexts: "略去对得分的评语。"
    case .matchRules: "略去比较输入答案的规则。"
    case .merged: "几道题合为一道。"
    case .split: "每个空成为单独的一道题。"
    case .id: "略去 id。"
    case .hints: "略去提示，或移到别处。"
    case .explanation: "略去解析。"
    case .tags: "略去或改动该格式无法保存的标签。"
    case .points: "略去分值。"
    case .style: "略去文字样式。"
    case .codeQuestion: "不再标明文本是代码。"
    case .survey: "略去没有正确答案的空。"
    case .scoring: "略去各部分得分的合计方式。"
    case .sharedBank: "共用选项的空改为各有自己的选项。"
    case .optionReuse: "不再区分选项只能用一次还是多次。"
    case .ownOptions: "各有选项的空改为共用所有选项。"
    case .typing: "输入的答案改为可选的选项。"
    case .caseRule: "略去是否区分大小写，因为它在此对所有题目都一样。"
    case .spellingRule: "略去对拼写错误的宽容规则。"
    case .options: "略去选项；改为输入答案。"
    case .feedback: "略去反馈。"
    case .wrongAnswerFeedback: "略去对错误答案的反馈。"
    case .rightAnswerFeedback: "略去对正确答案的反馈。"
    case .credit: "略去部分得分。"
    case .negativeCredit: "负分按零分计算。"
    case .wildcard: "略去含有 * 的模式，因为无法与之比较。"
    case .tolerance: "略去数字的误差范围。"
    case .alternatives: "略去其他正确答案。"
    case .order: "不再区分几个正确答案的先后。"
    case .unit: "略去数字的单位。"
    case .reversedCard: "略去反向提问的卡片。"
    }
  }
}

extension FileSign {
  /// The sign as a sentence names it.
  fileprivate var words: String {
    switch self {
    case .text(let text): text.quoted
    case .tab: "制表符"
    case .lineEnd: "行尾"
    }
  }
}
