import CellGrid
import Foundation
import Testing
import Wording

@testable import ClozeApp

struct HelpPageTests {
  fileprivate let lines = HelpPage(English()).text.split(
    separator: "\n", omittingEmptySubsequences: false)

  @Test(arguments: Language.allCases)
  func `no line is wider than a terminal`(language: Language) {
    for line in HelpPage(language.phrases).text.split(separator: "\n") {
      #expect(TextWidth.columns(of: line) <= 80, "\(line)")
    }
  }

  @Test func `the page fits a terminal and ends with a line end`() {
    #expect(lines.count <= 60)
    #expect(lines.last == "")
    #expect(lines.dropLast().last != "")
  }

  @Test func `every command has its line`() {
    for command in CommandTable.all {
      let words = ["  cloze", command.name].compactMap { $0 }.joined(separator: " ")
      #expect(lines.contains { $0.hasPrefix("\(words) ") })
    }
  }

  @Test func `a command's own page has all its options, each once`() {
    for command in CommandTable.all {
      let page = command.name == nil ? HelpPage(English()) : HelpPage(of: command, English())
      let lines = page.text.split(separator: "\n")
      let found = lines.filter { $0.hasPrefix("  ") }.compactMap { line in
        line.split(separator: " ").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
      }
      let shapes = command.shapes + StandardOption.allCases.map(\.shape)
      #expect(found.sorted() == shapes.map(\.name).sorted(), "\(command)")
      for line in lines { #expect(TextWidth.columns(of: line) <= 80, "\(line)") }
    }
  }

  @Test func `the page of a command begins with how it is called`() {
    let page = HelpPage(of: CheckCommand(), English()).text
    let usage = "  cloze check [OPTION]... FILE...   say what is wrong in quiz files, and where"
    #expect(page.hasPrefix(usage + "\n\nOptions for check:\n  --strict             let "))
  }

  @Test(
    arguments: [
      "  cloze check [OPTION]... FILE...    say what is wrong in quiz files, and where",
      "  --from FORMAT      what the files are, where that is not found out",
      "  --motion full|reduced|none           how much moves",
      "  --seed N                 draw the same random order for the same N",
      "  -h, --help         show this page",
    ])
  func `meanings are aligned`(line: String) {
    #expect(lines.contains(line[...]))
  }

  @Test func `the README shows the page`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    // The first line of the page is the beginning of the README in other words.
    #expect(readme.contains("```\n" + lines.dropFirst(2).joined(separator: "\n") + "```\n"))
  }
}
