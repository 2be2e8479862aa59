import Wording

extension PhraseSample {
  /// Those of `ConfigurationPhrases`.
  static let configuration: [Self] = [
    Self("emptyConfiguration") { [$0.emptyConfiguration] },
    Self("textAfterConfiguration(found:)") { [$0.textAfterConfiguration(found: "x")] },
    Self("configurationTooLarge(megabytes:)") { [$0.configurationTooLarge(megabytes: 256)] },
    Self("configurationIsFolder") { [$0.configurationIsFolder] },
    Self("configurationNotObject(kind:)") { [$0.configurationNotObject(kind: "x")] },
    Self("noDefault(_:didYouMean:)") {
      [$0.noDefault("x", didYouMean: nil), $0.noDefault("x", didYouMean: "x")]
    },
    Self("optionForOneCall(_:)") { [$0.optionForOneCall("x")] },
    Self("defaultNotNumber(key:least:found:)") {
      [$0.defaultNotNumber(key: "x", least: 1, found: "x")]
    },
  ]
}
