import TestSupport
import Testing
import Wording

@testable import ClozeApp

struct LanguageChoiceTests {
  fileprivate func choose(
    _ words: [String] = [], defaults: String = "{}", locale: Language = .english,
    showsUnicode: Bool = true
  ) throws -> Language {
    let folder = try TemporaryFolder()
    let configuration = Configuration(file: try folder.write(defaults, to: "config.json"))
    return LanguageChoice(
      words, shapes: PlayCommand().shapes, configuration,
      PersonLocale(language: locale) { showsUnicode }
    ).language
  }

  @Test func `the command line comes first, then the configuration, then the locale`() throws {
    let english = #"{ "language": "en" }"#
    #expect(try choose() == .english)
    #expect(try choose(locale: .chinese) == .chinese)
    #expect(try choose(defaults: english, locale: .chinese) == .english)
    #expect(try choose(["--language=zh"], defaults: english) == .chinese)
    #expect(try choose(["file", "--lang", "zh", "--nope"]) == .chinese)
    #expect(try choose(["--language", "en", "--language", "zh"]) == .chinese)
  }

  @Test func `what is no language changes nothing`() throws {
    #expect(try choose(["--language", "fr"], locale: .chinese) == .chinese)
    #expect(try choose(["--", "--language=zh"]) == .english)
    #expect(try choose(["--language"]) == .english)
  }

  @Test func `where its signs cannot be shown it is English unless one insists`() throws {
    #expect(try choose(locale: .chinese, showsUnicode: false) == .english)
    #expect(try choose(defaults: #"{ "language": "zh" }"#, showsUnicode: false) == .english)
    #expect(try choose(["--language=zh"], showsUnicode: false) == .chinese)
    #expect(try choose(["--ascii"], locale: .chinese) == .english)
    #expect(try choose(["--ascii", "--language=zh"]) == .chinese)
    #expect(try choose(defaults: #"{ "ascii": true }"#, locale: .chinese) == .english)
  }

  @Test func `all that is said is in that language`() throws {
    #expect(ProgramRun("--language", "zh", "--nope").error.hasPrefix("cloze: 没有 --nope 选项"))
    #expect(ProgramRun("--nope", "--language", "zh").error.hasPrefix("cloze: 没有 --nope 选项"))
    #expect(ProgramRun("--language=zh", "--help").output.hasPrefix("终端里的填空测验。\n"))
    let streams = RecordedStreams(input: Sample.good)
    var isChinese = false
    let program = ClozeProgram(streams: streams) { _, _, phrases in
      isChinese = phrases is Chinese
      return .success
    }
    #expect(program.run(["--language=zh", "-"]) == .success)
    #expect(isChinese)
  }
}
