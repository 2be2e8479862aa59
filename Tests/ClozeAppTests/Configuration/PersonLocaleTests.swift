import Testing
import Wording

@testable import ClozeApp

struct PersonLocaleTests {
  fileprivate func locale(_ variables: [String: String], canBeUTF8: Bool = true) -> PersonLocale {
    PersonLocale(variable: { variables[$0] }, canBeUTF8: { canBeUTF8 })
  }

  @Test func `the language is that of the messages`() {
    #expect(locale([:]).language == .english)
    #expect(locale(["LANG": "zh_CN.UTF-8"]).language == .chinese)
    #expect(locale(["LANG": "zh_CN.UTF-8", "LC_ALL": "C"]).language == .english)
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "zh_CN"], true), (["LANG": "zh_CN.UTF-8"], true),
      (["LANG": "zh_CN.utf8@pinyin"], true), (["LANG": "zh_CN.GB18030"], false),
      (["LANG": "zh_CN.GB18030", "LC_ALL": "zh_CN.UTF-8"], true),
      (["LANG": "zh_CN.UTF-8", "LC_CTYPE": "zh_CN.GBK"], false),
      (["LANG": "zh_CN.UTF-8", "TERM": "linux"], false),
      (["LANG": "zh_CN.UTF-8", "TERM": "xterm-256color"], true),
    ] as [([String: String], Bool)])
  func `signs are shown where characters are UTF-8 and there is a font`(
    variables: [String: String], isShown: Bool
  ) {
    #expect(locale(variables).showsUnicode() == isShown)
    #expect(!locale(variables, canBeUTF8: false).showsUnicode())
  }
}
