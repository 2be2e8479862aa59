import Foundation
import QuizFormats
import Testing
import Wording

@testable import ClozeApp

struct ManualTests {
  fileprivate let page: ManualPage

  init() throws {
    page = ManualPage(try String(contentsOf: PackagingFiles.manual, encoding: .utf8))
  }

  @Test func `the synopsis and the commands are those of the help`() {
    #expect(page.synopsis == CommandTable.all.map { $0.helpRow(English()).label })
    #expect(page.items(below: "COMMANDS") == CommandTable.all.compactMap { $0.name })
  }

  @Test func `every option is documented under the heading of the help, and no other`() {
    var groups = CommandTable.all.flatMap { $0.optionGroups(English()) }.map { group in
      (String(group.heading.dropLast()), group.rows.map(\.label))
    }
    groups.append(
      (
        String(English().standardOptionsHeading.dropLast()),
        StandardOption.allCases.map { $0.helpRow(English()).label }
      ))
    let expected = Dictionary(groups) { first, _ in first }
    let headings = page.parts["OPTIONS"] ?? []
    #expect(Set(headings) == Set(expected.keys))
    for heading in headings {
      #expect(page.items(below: heading) == expected[heading], "\(heading)")
    }
  }

  @Test(arguments: ["Options for files", "Options for the screen"])
  func `options that commands share name them`(heading: String) {
    let sharing = CommandTable.all.filter { command in
      command.optionGroups(English()).contains { $0.heading == "\(heading):" }
    }
    #expect(sharing.count > 1)
    #expect(page.commands(before: heading) == sharing.compactMap { $0.name })
  }

  @Test func `all formats are listed`() {
    #expect(page.items(below: "Formats that are read") == QuizReading.formats)
    #expect(page.items(below: "Formats that are written") == QuizExport.formats)
  }

  @Test func `the quizzes shown are good ones`() {
    let examples = page.examples(below: "QUIZ FILES")
    #expect(examples.count == 2)
    for example in examples {
      #expect(ProgramRun("check", "--strict", "-", input: example).status == .success, "\(example)")
    }
  }

  @Test func `the page is that of this version`() throws {
    let text = try String(contentsOf: PackagingFiles.manual, encoding: .utf8)
    #expect(text.contains("\n.Os cloze \(ClozeProgram.version)\n"))
  }

  @Test func `a line of the page is read as the help writes it`() {
    let page = ManualPage(
      """
      .Sh SYNOPSIS
      .Nm
      .Cm import
      .Op Ar option ...
      .Ar file ...
      .Sh OPTIONS
      .Ss Always
      .It Fl h , -help
      .It Fl -check Cm submit | instant
      .It Fl -start Ar n
      """)
    #expect(page.synopsis == ["cloze import [OPTION]... FILE..."])
    #expect(page.parts == ["OPTIONS": ["Always"]])
    #expect(page.items(below: "Always") == ["-h, --help", "--check submit|instant", "--start N"])
  }
}
