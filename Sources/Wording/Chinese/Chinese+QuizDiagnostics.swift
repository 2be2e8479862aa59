// The second half of `DiagnosticPhrases`: options, answers, keys and settings.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese {
  // MARK: The options

  public func optionsNotList(key: String, kind: String) -> String {
    #""\#(key)" 应为列表，而不是\#(kind.afterHan)。请写成 ["一", "二"]。"#
  }

  public func optionsEmpty() -> String {
    #""options" 是空的。请写上选项，或删去这个键，改为输入答案。"#
  }

  public func optionNotText(kind: String, source: String) -> String {
    "选项应为文本，而不是\(kind.afterHan)。请用双引号把\(source.quoted)括起来。"
  }

  public func optionBlank() -> String { "有一个选项是空的。请写上内容，或删去。" }

  public func sameOptions(first: Int, second: Int, text: String) -> String {
    "第 \(first) 个和第 \(second) 个选项相同：\(text.quoted)。请改动或删去其中一个。"
  }

  public func sameDistractor(_ text: String) -> String {
    "干扰项\(text.quoted)已经有了。请删去这一个。"
  }

  public func distractorIsAnswer(_ text: String) -> String {
    #"干扰项\#(text.quoted)是正确答案。请移到 "options"，或删去。"#
  }

  public func singleOption() -> String { "只有一个选项。请再加一个以供选择。" }

  // MARK: The answers

  public func nothingFills(blank: Int) -> String {
    #"第 \#(blank) 空没有可填的内容。请加上供选择的 "options"，或供输入的答案。"#
  }

  public func answerNotOption(_ answer: String, didYouMean: String?) -> String {
    if let didYouMean {
      return "答案\(answer.quoted)不在选项之中。您是指\(didYouMean.quoted)吗？"
    }
    return "答案\(answer.quoted)不在选项之中。请加入选项，或改动答案。"
  }

  public func answerSpelling(_ answer: String, option: String) -> String {
    "答案\(answer.quoted)被当作选项\(option.quoted)。请把两者写得一样。"
  }

  public func answerCount(blanks: Int, answers: Int) -> String {
    "文本有 \(blanks) 个空，却有 \(answers) 个答案。请为每个空写一个答案或 null。"
  }

  public func oneAnswerForSeveralBlanks(key: String, blanks: Int) -> String {
    #""\#(key)" 只用于一个空，而文本有 \#(blanks) 个空。请改用 "answers"，写成含 \#(blanks) 项的列表。"#
  }

  public func answersTwice(first: String, second: String) -> String {
    #""\#(first)" 和 "\#(second)" 都给出了答案。请只留一个。"#
  }

  public func answerNotText(kind: String, source: String) -> String {
    if kind == aNumber {
      return #"答案是数字。请加上引号，写成 "\#(source)"，或改用 "answerIndex"。"#
    }
    return "答案应为文本，而不是\(kind.afterHan)。请用双引号把\(source.quoted)括起来。"
  }

  public func alternativeUnclear() -> String {
    #"每个可接受的答案都需要 "text" 或 "number"，但不能两者都有。"#
  }

  public func answerIndexOutOfRange(_ index: String, options: Int) -> String {
    switch options {
    case 0: #""answerIndex" 需要有 "options" 可指。请加上，或改用 "answer"。"#
    case 1: #""answerIndex" 是 \#(index)，但只有一个选项。请写 0。"#
    default:
      #""answerIndex" 是 \#(index)。请从 0 数起：\#(options) 个选项是 0 到 \#(options - 1)。"#
    }
  }

  public func noAlternatives() -> String {
    "这一空的答案列表没有内容。请写一个答案；不计分的空请写 null。"
  }

  public func answerBlank() -> String { "有一个答案没有内容。请写上正确答案，或写 null。" }

  public func blanksCount(entries: Int, blanks: Int) -> String {
    #""blanks" 有 \#(entries) 项，而文本有 \#(blanks) 个空。请为每个空写一项。"#
  }

  public func noOptionLeft(blank: Int, answer: String) -> String {
    """
    第 \(blank) 空没有可用的选项：\(answer.quoted)已被其他空用去。\
    请再列出一次，或写 "reuse": true。
    """
  }

  public func pointsNotPositive(found: String) -> String {
    #""points" 是\#(found.afterHan)。请写大于 0 的数字。"#
  }

  public func creditOutOfRange(found: String) -> String {
    #""credit" 是\#(found.afterHan)。请写 0 到 1 的数字，例如 0.5。"#
  }

  // MARK: Keys, settings and results

  public func duplicateKey(_ key: String, firstLine: Int) -> String {
    "第 \(firstLine) 行已经有键\(key.quoted)。请删去其中一个。"
  }

  public func unknownKey(_ key: String, didYouMean: String?) -> String {
    if let didYouMean {
      return "未知的键\(key.quoted)。您是指 \"\(didYouMean)\" 吗？"
    }
    return "未知的键\(key.quoted)。请删去，或让它以 x- 开头。"
  }

  public func keyMissing(_ key: String) -> String { #"缺少键 "\#(key)"。请加上。"# }

  public func wrongValue(
    key: String, expected: String, kind: String, source: String
  ) -> String {
    #""\#(key)" 的值应为\#(expected.afterHan)，此处却是\#(source.quoted)。"#
  }

  public func unknownWord(
    key: String, found: String, allowed: [String], didYouMean: String?
  ) -> String {
    let words = allowed.map { "\"\($0)\"" }.joined(separator: "、")
    let question = didYouMean.map { "您是指 \"\($0)\" 吗？" } ?? ""
    return "\"\(key)\" 的值应为 \(words) 之一，而不是\(found.quoted)。\(question)"
  }

  public func attemptsNotWhole(found: String) -> String {
    #""attempts" 是\#(found.afterHan)。请写整数；0 表示次数不限。"#
  }

  public func sameID(_ id: String, firstQuestion: Int) -> String {
    "第 \(firstQuestion) 题的 id 也是\(id.quoted)。请为每道题写不同的 id。"
  }

  public func rangeUpsideDown(from: Int, to: Int) -> String {
    #"范围的终点在起点之前。请写 "from": \#(to), "to": \#(from)。"#
  }

  public func rangesOverlap(from: Int, to: Int, otherLine: Int) -> String {
    "第 \(otherLine) 行的范围也包含 \(range(from, to))。请让每个百分比只属于一个范围。"
  }

  public func rangeGap(from: Int, to: Int) -> String {
    "没有范围包含 \(range(from, to))。请扩大一个范围，或再加一个。"
  }

  fileprivate func range(_ from: Int, _ to: Int) -> String {
    from == to ? "\(from)%" : "\(from)% 到 \(to)%"
  }

  public func comment() -> String {
    "JSON 中没有注释。请删去，或改用 \"x-note\" 之类的键。"
  }

  public func trailingComma() -> String { "JSON 中，结尾之前没有逗号。请删去。" }
}
