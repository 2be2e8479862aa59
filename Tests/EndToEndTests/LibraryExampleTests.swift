import Foundation
import TestSupport
import Testing

/// The package in the article `CardZoom`, taken out of it, built and run beside this one.
struct LibraryExampleTests {
  fileprivate let package: URL
  fileprivate let folder: TemporaryFolder
  fileprivate let blocks: [String]

  init() throws {
    package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let article = package.appending(
      path: "Sources/MatchedGeometry/MatchedGeometry.docc/CardZoom.md")
    blocks = Self.codeBlocks(in: try String(contentsOf: article, encoding: .utf8))
    folder = try TemporaryFolder()
    // By this name the manifest knows this package, whatever folder it is in.
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "cloze"), withDestinationURL: package.standardizedFileURL)
  }

  @Test
  func `the package in the article prints what the article says, and compiles nothing else`()
    throws
  {
    try #require(blocks.count == 3)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "zoom/Sources"), withIntermediateDirectories: true)
    try folder.write(blocks[0], to: "zoom/Package.swift")
    try folder.write(blocks[1], to: "zoom/Sources/main.swift")

    // A build folder of its own: that of this package is locked by whoever runs the tests. The
    // tests that run meanwhile come first.
    let build = "nice -n 5 swift run --scratch-path ../build --disable-index-store"
    let session = try TerminalSession(
      "/bin/sh", ["-c", "\(build) > ../output 2> ../log"],
      environment: TerminalEnvironment.standard(with: ProcessInfo.processInfo.environment),
      directory: folder.path + "/zoom")
    let status = try session.waitForExit(within: .seconds(240))
    let log = try folder.read("log")
    try #require(status == .exited(0), "\(log)")

    let output = try folder.read("output")
    #expect(output == blocks[2])
    let modules = log.matches(of: /Compiling (\w+)/).map(\.output.1)
    #expect(Set(modules) == ["MatchedGeometry", "zoom"])

    let frames = output.split(separator: "\n")
    let small = "exactly Rect(x: 4.0, y: 6.0, width: 20.0, height: 3.0)"
    let large = "exactly Rect(x: 10.0, y: 2.0, width: 60.0, height: 18.0)"
    #expect(frames.first?.hasSuffix(small) == true)
    #expect(frames.last?.hasSuffix(small) == true)
    // The end of the way there, and the beginning of the way back.
    #expect(frames.count { $0.hasSuffix(large) } == 2)
    #expect(frames.contains { $0.contains("about") })
  }

  @Test func `the README shows a part of that manifest`() throws {
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    let excerpts = Self.codeBlocks(in: readme).filter { $0.contains("MatchedGeometry") }
    #expect(excerpts.count == 1)
    for excerpt in excerpts { #expect(blocks.first?.contains(excerpt) == true, "\(excerpt)") }
  }

  /// What is between fences, each block with the line feed at its end.
  fileprivate static func codeBlocks(in article: String) -> [String] {
    let parts = article.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      // The rest of the line of the fence is the language.
      String(parts[index].drop { $0 != "\n" }.dropFirst())
    }
  }
}
