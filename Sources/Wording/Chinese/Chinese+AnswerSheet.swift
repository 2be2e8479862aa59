// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: AnswerSheetPhrases {
  public var emptySheet: String {
    #"文件是空的。请写一个列表，每题一个答案，例如 ["a", null]。"#
  }

  public func textAfterSheet(found: String) -> String {
    "答案列表已经结束，后面却还有\(found.quoted)。请删去。"
  }

  public func sheetTooLarge(megabytes: Int) -> String { "文件超过 \(megabytes) MiB。" }

  public func sheetNotList(kind: String) -> String {
    "答案应为一个列表，每题一项，而不是\(kind.afterHan)。"
  }

  public func sheetTooLong(entries: Int, questions: Int) -> String {
    "列表有 \(entries) 项，但只有 \(questions) 道题。请删去从这里起的各项。"
  }

  public func entryNotAnswer(kind: String, source: String) -> String {
    "答案应为文本、文本列表，或表示跳过的 null，而不是\(kind.afterHan)。"
      + quotes(kind: kind, source: source)
  }

  public func partNotText(kind: String, source: String) -> String {
    "每一空的答案应为文本或 null，而不是\(kind.afterHan)。"
      + quotes(kind: kind, source: source)
  }

  /// How a value that is written without quotes becomes a text.
  fileprivate func quotes(kind: String, source: String) -> String {
    [aNumber, aBoolean].contains(kind) ? #"请加上引号，写成 "\#(source)"。"# : ""
  }

  public func entryCount(texts: Int, blanks: Int) -> String {
    let wanted = blanks == 1 ? "一个文本" : "含 \(blanks) 个文本的列表"
    return "这道题有 \(blanks) 个空，却给出了 \(texts) 个答案。请写\(wanted)。"
  }
}
