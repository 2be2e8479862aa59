import CellGrid
import Foundation
import MatchedGeometry
import QuizModel
import TestSupport
import Testing
import Wording

@testable import ClozeApp

/// The program with a file of defaults.
struct ConfigurationTests {
  fileprivate let folder: TemporaryFolder
  fileprivate let quiz: String

  init() throws {
    folder = try TemporaryFolder()
    quiz = try folder.write(Sample.good, to: "quiz.json")
  }

  fileprivate var path: String { folder.path + "/config.json" }

  /// Runs the program with what the file says.
  fileprivate func run(
    _ words: String..., defaults: String?, language: Language = .english
  ) throws -> (status: ClozeApp.ExitStatus, streams: RecordedStreams, options: PlayOptions?) {
    if let defaults { try folder.write(defaults, to: "config.json") }
    let streams = RecordedStreams()
    var played: PlayOptions?
    let program = ClozeProgram(
      streams: streams, places: QuizPlaces(configuration: path),
      locale: PersonLocale(language: language)
    ) { _, options, _ in
      played = options
      return .success
    }
    return (program.run(words), streams, played)
  }

  @Test func `options have the values that it gives`() throws {
    let run = try run(
      quiz,
      defaults: """
        {
          // What I like.
          "theme": "colorblind", "motion": "reduced", "ascii": true, "check": "instant",
          "limit": 20, "color": 256, "no-sync": true, "no-history": false,
        }
        """)
    var expected = PlayOptions()
    expected.theme = .colorblind
    expected.motion = .reduced
    expected.isASCII = true
    expected.checkTiming = .instant
    expected.limit = 20
    expected.color = .palette
    expected.isSynchronized = false
    #expect(run.options == expected)
    #expect(run.streams.error == "")
  }

  @Test func `the command line comes before it`() throws {
    let run = try run(
      "--theme=mono", "--type", quiz, defaults: #"{ "theme": "dusk", "choose": true }"#)
    #expect(run.options?.theme == .mono)
    #expect(run.options?.recasting == .typing)
  }

  @Test func `what a command does not have is not for it`() throws {
    let run = try run("schema", defaults: #"{ "theme": "dusk", "strict": true, "limit": "3" }"#)
    #expect(run.status == .success)
    #expect(run.streams.error == "")
  }

  @Test func `a command has its own part of it`() throws {
    let doubtful = try folder.write(Sample.doubtful, to: "doubtful.json")
    #expect(try run("check", doubtful, defaults: "{}").status == .success)
    #expect(try run("check", doubtful, defaults: #"{ "strict": true }"#).status == .failure)
  }

  @Test func `a byte-order mark is no mistake`() throws {
    #expect(try run(quiz, defaults: "\u{FEFF}{ \"plain\": true }").options?.isPlain == true)
  }

  @Test func `without the file there are no defaults`() throws {
    #expect(try run(quiz, defaults: nil).options == PlayOptions())
    let places = QuizPlaces(configuration: quiz + "/config.json")
    let program = ClozeProgram(streams: RecordedStreams(), places: places) { _, _, _ in .success }
    #expect(program.run([quiz]) == .success)
  }

  @Test(
    arguments: [
      (
        #"{ "them": "dusk" }"#,
        ["1:3: There is no option “them”. Did you mean \"theme\"?"]
      ),
      (
        #"{ "colour of my hair": 1 }"#,
        ["1:3: There is no option “colour of my hair”. Delete it; cloze --help shows all options."]
      ),
      (
        "{\n  \"theme\": \"dust\",\n  \"limit\": 0\n}",
        [
          #"2:12: "theme" takes one of "default", "colorblind", "mono", "dusk", "sepia", "#
            + #"not “dust”. Did you mean "dusk"?"#,
          #"3:12: "limit" takes a whole number from 1 on, not “0”."#,
        ]
      ),
      (#"{ "ascii": "yes" }"#, [#"1:12: "ascii" takes true or false, but here stands “"yes"”."#]),
      (#"{ "motion": true }"#, [#"1:13: "motion" takes a text, but here stands “true”."#]),
      (#"{ "motion": null }"#, [#"1:13: "motion" takes a text, but here stands “null”."#]),
      (
        #"{ "language": "de" }"#,
        [#"1:15: "language" takes one of "en", "zh", not “de”."#]
      ),
      (
        #"{ "answers": "a.json" }"#,
        [#"1:3: "answers" is for one call alone and has no default. Delete it here."#]
      ),
      (
        #"{ "ascii": true, "ascii": false }"#,
        ["1:18: The key “ascii” stands in line 1 already. Delete one of the two."]
      ),
      (
        #"["theme"]"#,
        [#"1:1: The defaults should be an object such as { "theme": "dusk" }, not a list."#]
      ),
      (
        "",
        [#"1:1: The file is empty. Write defaults for options, such as { "theme": "dusk" }."#]
      ),
      (
        #"{ "theme": dusk }"#,
        ["1:12: A value should stand here, not “dusk”. Texts need double quotes."]
      ),
      (
        #"{} {}"#, ["1:4: The object of defaults has ended, but “{” follows. Delete it."]
      ),
    ] as [(String, [String])])
  func `what is wrong is told with its place, and nothing is done`(
    defaults: String, expected: [String]
  ) throws {
    let run = try run(quiz, defaults: defaults)
    #expect(run.status == .failure)
    #expect(run.options == nil)
    #expect(run.streams.error == expected.map { "cloze: \(path):\($0)\n" }.joined())
  }

  @Test func `a folder in its place is told`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let run = try run(quiz, defaults: nil)
    #expect(run.status == .failure)
    #expect(run.streams.error == "cloze: \(path): This is a folder, but should be a file.\n")
  }

  @Test(arguments: ["--help", "--version"])
  func `help and version are shown all the same`(word: String) throws {
    let run = try run(word, defaults: "{")
    #expect(run.status == .success)
    #expect(run.streams.error == "")
    #expect(run.streams.output.contains("cloze"))
  }

  @Test func `a wrong command line is told first`() throws {
    let run = try run("--nope", defaults: "{")
    #expect(run.status == .usage)
    #expect(run.streams.error == "cloze: there is no option --nope; see cloze --help\n")
  }

  @Test func `mistakes are told in the language that it names`() throws {
    let run = try run(quiz, defaults: #"{ "language": "zh", "theme": 1 }"#)
    #expect(run.streams.error.contains("“1”"))
    #expect(run.streams.error.contains("而不是"))
  }

  @Test func `an option has a default for every command or for none`() {
    for (name, alike) in Dictionary(grouping: CommandTable.knownOptions, by: \.shape.name) {
      #expect(Set(alike.map(\.isForOneCall)).count == 1, "\(name)")
    }
  }
}
