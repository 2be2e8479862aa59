import CellGrid
import Foundation
import Testing
import Wording

@testable import ClozeApp

struct HelpPageTests {
  fileprivate let lines = HelpPage(English()).text.split(
    separator: "\n", omittingEmptySubsequences: false)

  @Test func `no line is wider than a terminal`() {
    for line in lines { #expect(TextWidth.columns(of: line) <= 80, "\(line)") }
  }

  @Test func `the page fits a terminal and ends with a line end`() {
    #expect(lines.count <= 56)
    #expect(lines.last == "")
    #expect(lines.dropLast().last != "")
  }

  @Test func `every command and every option has its line`() {
    for command in CommandTable.all {
      let words = ["  cloze", command.name].compactMap { $0 }.joined(separator: " ")
      #expect(lines.contains { $0.hasPrefix("\(words) ") })
    }
    let shapes = CommandTable.all.flatMap(\.shapes) + StandardOption.allCases.map(\.shape)
    for shape in shapes {
      #expect(lines.contains { $0.split(separator: " ").contains("--\(shape.name)") }, "\(shape)")
    }
    // Sections are apart by empty lines; none says an option twice.
    for section in lines.split(separator: "") {
      let names = section.filter { $0.hasPrefix("  ") }.compactMap { line in
        line.split(separator: " ").first { $0.hasPrefix("--") }
      }
      #expect(Set(names).count == names.count, "\(section)")
    }
  }

  @Test(
    arguments: [
      "  cloze check [OPTION]... FILE...   say what is wrong in quiz files, and where",
      "Options for check:",
      "  --motion full|reduced|none    how much moves",
      "  --seed N                 draw the same random order for the same N",
      "  -h, --help      show this page",
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
