import Testing

@testable import QuizFormats

struct FormatKeysTests {
  @Test func `every key is found by its name`() {
    func check<Key: FormatKey>(_ keys: Key.Type) {
      for key in Key.allCases {
        #expect(Key(utf8: Array("x\(key.rawValue)".utf8).dropFirst()) == key)
      }
    }
    check(QuizKey.self)
    check(QuestionKey.self)
    check(BlankKey.self)
    check(OptionKey.self)
    check(AlternativeKey.self)
    check(SettingsKey.self)
    check(MatchKey.self)
    check(ResultKey.self)
  }

  @Test(arguments: ["", "tex", "texts", "Text", "\0text", "text\0", "shuffleQuestionsX", "é"])
  func `another name is no key`(name: String) {
    #expect(QuestionKey(utf8: Array(name.utf8)[...]) == nil)
    #expect(SettingsKey(utf8: Array(name.utf8)[...]) == nil)
  }
}
