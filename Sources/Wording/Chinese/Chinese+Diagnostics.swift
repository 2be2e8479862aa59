// The protocol documents what each of them says. What an author types stands in straight quotes, as in
// the file; what the file says stands in curly ones.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: DiagnosticPhrases {
  public var aText: String { "文本" }
  public var aNumber: String { "数字" }
  public var aBoolean: String { "true 或 false" }
  public var aNull: String { "null" }
  public var aList: String { "列表" }
  public var anObject: String { "对象" }
  public var aWholeNumber: String { "不小于 0 的整数" }
  public var aNumberNotNegative: String { "不小于 0 的数字" }
  public var aPercentage: String { "0 到 100 的整数" }
  public var aTextOrTexts: String { "文本或文本列表" }
  public var aComment: String { "注释" }

  // MARK: The file

  public func noSuchFile() -> String { "没有这个文件。请检查文件名和目录。" }
  public func unreadableFile(reason: String) -> String { "无法读取文件：\(reason)。" }
  public func isFolder() -> String { "这是一个目录。请指定其中的测验文件。" }

  public func emptyFile() -> String {
    #"文件是空的。请写一道题，例如 { "text": "2 + 2 = _____", "answer": "4" }。"#
  }

  public func notUTF8(byte: String) -> String {
    "字节 \(byte) 不是 UTF-8。请把文件存为 UTF-8 编码。"
  }

  public func otherEncoding(_ name: String) -> String {
    "文件编码是 \(name)。请存为 UTF-8 编码。"
  }

  public func tooDeep(limit: Int) -> String {
    "列表和对象嵌套超过 \(limit) 层。请去掉这一层。"
  }

  public func tooLarge(megabytes: Int) -> String {
    "文件超过 \(megabytes) MiB。请拆分成几份测验。"
  }

  // MARK: The syntax

  public func expectedValue(found: String) -> String {
    "此处应为一个值，而不是\(found.quoted)。文本要用双引号括起来。"
  }

  public func expectedKey(found: String) -> String {
    "此处应为双引号括起来的键，而不是\(found.quoted)。"
  }

  public func expectedColon(found: String) -> String {
    "键之后应为冒号，而不是\(found.quoted)。"
  }

  public func expectedCommaInList(found: String) -> String {
    "列表中的值之后应为逗号或 ]，而不是\(found.quoted)。是否缺少逗号？"
  }

  public func expectedCommaInObject(found: String) -> String {
    "对象中的值之后应为逗号或 }，而不是\(found.quoted)。是否缺少逗号？"
  }

  public func badNumber(found: String) -> String {
    "\(found.quoted)不是 JSON 中的数字。请写成 12 或 -0.5 的形式，或加上引号。"
  }

  public func badEscape(found: String) -> String {
    #"\#(found.quoted)在 JSON 中没有意义。反斜杠请写成 \\。"#
  }

  public func loneSurrogate(found: String) -> String {
    "\(found.quoted)只是半个字符。请直接写出该字符，或写全两半。"
  }

  public func lineEndInText() -> String {
    #"文本中途换行了。请用 " 结束文本，或用 \n 表示换行。"#
  }

  public func tabInText() -> String { #"文本中有制表符。请写成空格或 \t。"# }

  public func unclosed(kind: String, line: Int) -> String {
    "文件结束时，第 \(line) 行开始的\(kind.amongHan)还没有结束。请在此处补上结尾。"
  }

  public func textAfterEnd(found: String) -> String {
    "测验已经结束，后面却还有\(found.quoted)。请删去，或把所有题目放进一个列表。"
  }

  public func otherLanguage(_ name: String, found: String) -> String {
    "\(found.quoted)是 \(name)，不是 JSON。请写纯 JSON：键和文本都用双引号括起来。"
  }

  // MARK: The root and the texts

  public func wrongRoot(kind: String, instead: String?) -> String {
    if let instead { return #"未知的键\#(instead.quoted)。您是指 "questions" 吗？"# }
    return #"文件的内容是\#(kind.afterHan)，不是测验。请写一道题、题目的列表，或 "questions"。"#
  }

  public func noQuestions() -> String { "没有题目。请至少写一道。" }

  public func questionNotObject(kind: String) -> String {
    #"题目应为对象，例如 { "text": "…" }，而不是\#(kind.afterHan)。"#
  }

  public func textMissing(instead: String?) -> String {
    if let instead { return #"题目没有 "text"。请把\#(instead.quoted)改为 "text"。"# }
    return #"题目没有 "text"。请加上，并在空的位置写 _____。"#
  }

  public func textNotText(kind: String) -> String {
    #""text" 应为引号中的文本，而不是\#(kind.afterHan)。"#
  }

  public func textEmpty() -> String {
    #""text" 没有内容。请写一个句子，并在空的位置写 _____。"#
  }

  public func noBlank(marker: String?) -> String {
    "文本中没有要填的空。请在空的位置写\((marker.map(\.quoted) ?? "_____").afterHan)。"
  }

  public func twoUnderscores() -> String { "两个下划线不算一个空。请写三个或更多。" }

  public func markerTooShort(_ marker: String) -> String {
    #"标记\#(marker.quoted)太短。请用两个或更多字符，例如 "@@"。"#
  }

  public func controlCharacter(_ name: String) -> String {
    "文本中有控制字符 \(name)。请删去。"
  }
}
