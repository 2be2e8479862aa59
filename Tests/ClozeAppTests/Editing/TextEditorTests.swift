import TestSupport
import Testing

@testable import ClozeApp

@Suite struct `The person's editor` {
  @Test(arguments: [
    (["VISUAL": "code -w", "EDITOR": "ed"], "code -w"), (["VISUAL": "", "EDITOR": "ed"], "ed"),
    ([:], "vi"),
  ])
  func `is what the environment names`(variables: [String: String], command: String) {
    #expect(TextEditor { variables[$0] }.command == command)
  }

  @Test(
    arguments: [
      ("q.json", 12, "ed +12 'q.json'"), ("-q.json", 1, "ed +1 './-q.json'"),
      ("it's $HOME.json", nil, #"ed 'it'\''s $HOME.json'"#),
    ] as [(String, Int?, String)])
  func `opens the file at the line, whatever its name is`(file: String, line: Int?, words: String) {
    #expect(TextEditor { $0 == "EDITOR" ? "ed" : nil }.commandLine(file: file, line: line) == words)
  }

  @Test func `tells whether it did its work`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("before", to: "it's.json")
    // With "sh -c" the arguments that follow are $0 and $1: the line, then the file.
    let editor = TextEditor { $0 == "EDITOR" ? #"sh -c 'echo after > "$1"'"# : nil }
    #expect(editor.edit(file: file, line: 3))
    #expect(try folder.read("it's.json") == "after\n")
    #expect(!TextEditor { _ in "false" }.edit(file: file, line: nil))
  }
}
