import Foundation
import Testing

/// The pages in `MatchedGeometry.docc`; `make docs` follows their links.
struct CatalogueTests {
  fileprivate let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/MatchedGeometry")

  fileprivate func files(in folder: URL, _ pathExtension: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == pathExtension }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func `everything public has its place on the landing page`() throws {
    let page = try String(
      contentsOf: sources.appending(path: "MatchedGeometry.docc/MatchedGeometry.md"),
      encoding: .utf8)
    let declaration = /^public (?:struct|enum|final class|func|protocol|typealias) (\w+)/
      .anchorsMatchLineEndings()
    let names = try files(in: sources, "swift")
      .flatMap { $0.matches(of: declaration).map(\.output.1) }
    #expect(names.contains("MatchedGeometryScope"))
    for name in names {
      // A function has a parameter list.
      let isListed = page.contains("\n- ``\(name)``\n") || page.contains("\n- ``\(name)(")
      #expect(isListed, "\(name)")
    }
  }

  @Test func `Swift code is only where a test compiles it`() throws {
    let pages = try files(in: sources.appending(path: "MatchedGeometry.docc"), "md")
    #expect(pages.count { $0.contains("```swift") } == 1)
  }
}
