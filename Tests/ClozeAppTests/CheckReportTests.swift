import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct CheckReportTests {
  /// A finding as a program reads it.
  fileprivate struct Finding: Decodable {
    var file: String
    var line: Int?
    var column: Int?
    var severity: String
    var code: String
    var message: String
    var question: Int?
  }

  fileprivate func findings(_ run: ProgramRun) throws -> [Finding] {
    #expect(run.output.split(separator: "\n").count == 1)
    return try JSONDecoder().decode([Finding].self, from: Data(run.output.utf8))
  }

  @Test func `findings are objects with all that is known of them`() throws {
    let run = ProgramRun("check", "--format", "json", "-", "missing", input: Sample.broken)
    let findings = try findings(run)
    #expect(findings.map(\.file) == ["-", "-", "missing"])
    #expect(findings.map(\.line) == [1, 2, nil])
    #expect(findings.map(\.column) == [56, 12, nil])
    #expect(findings.map(\.severity) == ["error", "error", "error"])
    #expect(findings.map(\.code) == ["answer-not-an-option", "no-blank", "no-such-file"])
    #expect(findings.map(\.question) == [1, 2, nil])
    #expect(findings.allSatisfy { !$0.message.isEmpty })
    #expect(run.error == "")
    #expect(run.status == .failure)
  }

  @Test func `a warning is told from an error`() throws {
    let run = ProgramRun("check", "--format=json", "-", input: Sample.doubtful)
    #expect(try findings(run).map(\.severity) == ["warning"])
    #expect(run.status == .success)
  }

  @Test func `without findings the list is empty`() {
    let run = ProgramRun("check", "--format=json", "-", input: Sample.good)
    #expect(run.output == "[]\n")
    #expect(run.status == .success)
  }

  @Test func `every member is there, null where nothing is known`() {
    let run = ProgramRun("check", "--format=json", "missing")
    for key in ["file", "line", "column", "severity", "code", "message", "question"] {
      #expect(run.output.contains("\"\(key)\": "))
    }
    #expect(run.output.contains("\"line\": null"))
  }

  @Test func `file names are exact`() throws {
    let name = "a\u{1B}\u{9B}桌.json"
    #expect(try findings(ProgramRun("check", "--format=json", name)).map(\.file) == [name])
  }
}
