import Testing

@testable import ClozeApp

struct CommandTableTests {
  @Test(
    arguments: [
      ([], nil, []),
      (["quiz.json"], nil, ["quiz.json"]),
      (["check", "a"], "check", ["a"]),
      (["--strict", "check", "a"], "check", ["--strict", "a"]),
      (["--color", "check", "a"], nil, ["--color", "check", "a"]),
      (["./check"], nil, ["./check"]),
      (["--", "check"], nil, ["--", "check"]),
      (["a", "check"], nil, ["a", "check"]),
      (["--help", "check"], "check", ["--help"]),
    ] as [([String], String?, [String])])
  func `the first operand names the command`(words: [String], name: String?, rest: [String]) {
    let chosen = CommandTable.choose(by: words)
    #expect(chosen.command.name == name)
    #expect(chosen.words == rest)
  }

  @Test func `an option is the same for every command that has it`() {
    let shapes = CommandTable.all.flatMap(\.shapes) + StandardOption.allCases.map(\.shape)
    for (name, alike) in Dictionary(grouping: shapes, by: \.name) {
      #expect(Set(alike).count == 1, "--\(name)")
    }
  }

  @Test func `no option of a command is there twice`() {
    for command in CommandTable.all {
      let shapes = command.shapes + StandardOption.allCases.map(\.shape)
      #expect(Set(shapes.map(\.name)).count == shapes.count)
      let shorts = shapes.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count)
    }
  }
}
