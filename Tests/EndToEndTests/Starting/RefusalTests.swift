import Foundation
import TestSupport
import Testing

/// What cannot be played is refused in one line, before the terminal is touched.
@Suite struct RefusalTests {
  /// Something that cannot be played.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let name: String
    let status: Int32
    /// Prepares files in a folder and gives the command line.
    let arguments: @Sendable (TemporaryFolder) throws -> [String]

    var testDescription: String { name }

    static func file(_ name: String, _ bytes: [UInt8]) -> Refusal {
      Refusal(name: name, status: 1) { folder in
        let url = folder.url.appendingPathComponent("quiz.json")
        try Data(bytes).write(to: url)
        return [url.path]
      }
    }

    static func words(_ name: String, status: Int32, _ words: [String]) -> Refusal {
      Refusal(name: name, status: status) { _ in words }
    }
  }

  private static let utf16 = "{ \"text\": \"A _____\" }".utf16.flatMap { [UInt8($0 & 0xFF), 0] }
  private static let refusals: [Refusal] = [
    .words("a missing file", status: 1, ["missing.json"]),
    Refusal(name: "an empty folder", status: 1) { [$0.path] },
    .file("an empty file", []),
    // An empty deck: a message, and no success.
    .file("no questions", Array("[]".utf8)),
    .file("a title and no questions", Array(#"{ "title": "T", "questions": [] }"#.utf8)),
    .file("blanks alone", Array(" \n\n".utf8)),
    .file("UTF-16 with its mark", [0xFF, 0xFE] + utf16),
    .file("UTF-16 without a mark", utf16),
    .file("Latin 1", Array("{ \"text\": \"caf".utf8) + [0xE9] + Array(" _____\" }".utf8)),
    .file("a control character", Array(#"{ "text": "\u001b[31m _____", "answer": "a" }"#.utf8)),
    .file("a question without a blank", Array(#"{ "text": "a", "options": ["b"] }"#.utf8)),
    .words("a program", status: 1, ["/bin/true"]),
    .words("the null device", status: 1, ["/dev/null"]),
    .words("nothing, with no quiz installed", status: 1, []),
    .words("an unknown option", status: 2, ["--no-such-option", BundledQuiz.hello]),
    .words("an unknown command", status: 2, ["nosuchcommand"]),
    .words("a question after the end", status: 2, ["--start", "13", BundledQuiz.hello]),
  ]

  @Test(arguments: refusals)
  func `is refused in one line without a byte to the terminal`(refusal: Refusal) throws {
    let folder = try TemporaryFolder()
    let arguments = try refusal.arguments(folder)
    let streams = try RedirectedOutput()
    let session = try cloze(
      arguments, directory: NSTemporaryDirectory(),
      redirection: Redirection(output: streams.output, error: streams.error))
    #expect(try session.waitForExit() == .exited(refusal.status))
    let message = try streams.readError()
    #expect(message.hasPrefix("cloze: ") && message.hasSuffix("\n"))
    #expect(message.split(separator: "\n").count == 1, "\(message)")
    #expect(message.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isControl })
    #expect(try streams.readOutput() == "")
    #expect(session.transcript.bytes == [])
    #expect(session.terminalModes == session.initialModes)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
