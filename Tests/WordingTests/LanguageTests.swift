import Testing
import Wording

struct LanguageTests {
  @Test(
    arguments: [
      ("zh_CN.UTF-8", Language.chinese), ("zh_SG", .chinese), ("zh", .chinese),
      ("zh_Hans", .chinese), ("zh_Hans_HK", .chinese), ("zh-Hans-CN", .chinese),
      ("ZH_cn.utf8@pinyin", .chinese), ("zh_CN.GB18030", .chinese),
      ("zh_TW.UTF-8", nil), ("zh_HK", nil), ("zh_MO", nil), ("zh_Hant", nil), ("zh-Hant-TW", nil),
      ("en_GB.UTF-8", .english), ("en", .english), ("C", .english), ("C.UTF-8", .english),
      ("POSIX", .english), ("", nil), (".UTF-8", nil), ("_", nil), ("de_DE", nil), ("zhx", nil),
      ("zha_CN", nil),
    ])
  func `a locale has a language`(name: String, expected: Language?) {
    #expect(Language(localeName: name) == expected)
  }

  @Test(
    arguments: [
      ([:], Language.english),
      (["LANG": "zh_CN.UTF-8"], .chinese),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"], .chinese),
      (["LC_MESSAGES": "en_US.UTF-8", "LC_ALL": "zh_CN.UTF-8"], .chinese),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "C"], .english),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""], .chinese),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "de_DE.UTF-8"], .english),
      (["LANG": "zh_TW.UTF-8"], .english),
      (["LANG": "zh_CN.UTF-8", "LANGUAGE": "en_GB:en"], .english),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "de:zh_CN:en"], .chinese),
      (["LANG": "zh_CN.UTF-8", "LANGUAGE": "de:fr"], .chinese),
      (["LANG": "zh_CN.UTF-8", "LANGUAGE": ""], .chinese),
      (["LANG": "C", "LANGUAGE": "zh_CN"], .english),
      (["LANG": "C.UTF-8", "LANGUAGE": "zh_CN"], .english),
      (["LANGUAGE": "zh_CN"], .english),
    ])
  func `the environment asks for a language`(environment: [String: String], expected: Language) {
    #expect(Language.preferred { environment[$0] } == expected)
  }

  @Test func `every language has a name and phrases of its own`() {
    #expect(Language.allCases.map(\.rawValue) == ["en", "zh"])
    #expect(Set(Language.allCases.map(\.phrases.statisticsTitle)).count == Language.allCases.count)
    for language in Language.allCases {
      #expect(Language(localeName: language.rawValue) == language)
    }
  }
}
