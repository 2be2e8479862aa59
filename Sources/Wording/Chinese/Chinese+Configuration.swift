// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: ConfigurationPhrases {
  public var emptyConfiguration: String {
    #"文件是空的。请写选项的默认值，例如 { "theme": "dusk" }。"#
  }

  public func textAfterConfiguration(found: String) -> String {
    "默认值的对象已经结束，后面却还有\(found.quoted)。请删去。"
  }

  public func configurationTooLarge(megabytes: Int) -> String { "文件超过 \(megabytes) MiB。" }
  public var configurationIsFolder: String { "这是一个目录，而这里应为文件。" }

  public func configurationNotObject(kind: String) -> String {
    #"默认值应为一个对象，例如 { "theme": "dusk" }，而不是\#(kind.afterHan)。"#
  }

  public func noDefault(_ key: String, didYouMean: String?) -> String {
    if let didYouMean {
      return "没有选项\(key.quoted)。您是指 \"\(didYouMean)\" 吗？"
    }
    return "没有选项\(key.quoted)。请删去；用 cloze --help 查看所有选项。"
  }

  public func optionForOneCall(_ key: String) -> String {
    #""\#(key)" 只用于单次运行，没有默认值。请从这里删去。"#
  }

  public func defaultNotNumber(key: String, least: Int, found: String) -> String {
    #""\#(key)" 的值应为不小于 \#(least) 的整数，而不是\#(found.quoted)。"#
  }
}
