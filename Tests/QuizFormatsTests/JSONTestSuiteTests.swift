import Foundation
import QuizFormats
import Testing

/// Nicolas Seriot's JSONTestSuite: what a reader must accept (`y_`), must refuse (`n_`), and may treat
/// as it likes (`i_`).
struct JSONTestSuiteTests {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  static let folder = "Tests/QuizFormatsTests/Fixtures/JSONTestSuite/test_parsing"

  static func files(_ prefix: String) throws -> [File] {
    try jsonFiles(in: folder).filter { $0.lastPathComponent.hasPrefix(prefix) }.map {
      File(name: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
    }
  }

  /// The two files of the suite that are too long to be worth copying.
  static let generated = [
    File(
      name: "n_structure_100000_opening_arrays.json",
      bytes: Array(repeating: UInt8(ascii: "["), count: 100_000)),
    File(
      name: "n_structure_open_array_object.json",
      bytes: Array(String(repeating: #"[{"":"#, count: 50_000).utf8)),
  ]

  @Test func `the suite is there`() throws {
    #expect(try Self.files("y_").count == 95)
    #expect(try Self.files("n_").count == 186)
    #expect(try Self.files("i_").count == 35)
  }

  @Test(arguments: try files("y_"))
  func `valid JSON is accepted`(file: File) {
    #expect(throws: Never.self) { try JSONSource(SourceText(file.bytes)).read() }
  }

  @Test(arguments: try files("n_") + generated, [64, Int.max])
  func `invalid JSON is refused at one place`(file: File, maximumDepth: Int) throws {
    let source = JSONSource(SourceText(file.bytes), maximumDepth: maximumDepth)
    let error = try #require(throws: QuizFileError.self) { try source.read() }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(error.diagnostics.count == 1)
    #expect(diagnostic.place != nil)
    #expect(diagnostic.number != nil)
  }

  @Test(arguments: try files("i_"))
  func `what JSON leaves open is read or refused`(file: File) {
    do {
      let document = try JSONSource(SourceText(file.bytes)).read()
      #expect(document.warnings.isEmpty)
    } catch {
      #expect(error.diagnostics.first?.place != nil)
    }
  }
}
