import Testing

@testable import ClozeBench

@Suite struct PeerFileTests {
  @Test func `a line names a program, what it shows and what is pressed`() throws {
    let commands = try PeerFile.commands(in: "# a comment\n\none\tsome -q file\tReady\tdown x\n")
    let command = try #require(commands.first)
    #expect(commands.count == 1)
    #expect(command.name == "one")
    #expect(command.arguments == ["-c", "exec some -q file"])
    #expect(command.text == "Ready")
    #expect(command.keys == [Array("\u{1B}[B".utf8), Array("x".utf8)])
    #expect(command.opening.isEmpty)
  }

  @Test func `keys may have to be pressed first`() throws {
    let commands = try PeerFile.commands(in: "one\tsome\tReady\tup\tenter space\tGo on")
    #expect(commands.first?.opening == [[13], [32]])
    #expect(commands.first?.openText == "Go on")
  }

  @Test(arguments: ["one\tsome", "one\tsome\tReady\tleap", "one\tsome\tReady\tup\tenter"])
  func `a line of another form is refused with its number`(line: String) {
    #expect { try PeerFile.commands(in: "# first\n\(line)\n") } throws: {
      ($0 as? PeerFile.Malformed)?.line == 2
    }
  }
}
