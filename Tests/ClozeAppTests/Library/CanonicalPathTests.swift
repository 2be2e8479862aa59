import Foundation
import TestSupport
import Testing

@testable import ClozeApp

@Suite struct `The place of a file` {
  fileprivate let folder: TemporaryFolder
  fileprivate let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = try #require(folder.path.canonicalPath)
    try FileManager.default.createDirectory(
      atPath: "\(root)/quizzes", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/link", withDestinationPath: "\(root)/quizzes")
  }

  @Test(
    arguments: [
      ("quizzes/gone.json", "quizzes/gone.json"), ("link/gone.json", "quizzes/gone.json"),
      ("link/../gone.json", "gone.json"), ("./quizzes/.//gone.json", "quizzes/gone.json"),
      ("link/gone/too.json", "quizzes/gone/too.json"), ("gone/../quizzes/a.json", "quizzes/a.json"),
    ])
  func `that is gone is where it was`(path: String, expected: String) {
    #expect("\(root)/\(path)".locatedPath == "\(root)/\(expected)")
  }

  @Test func `that is there is canonical`() throws {
    try folder.write("", to: "quizzes/a.json")
    #expect("\(root)/link/a.json".locatedPath == "\(root)/quizzes/a.json")
    #expect("/".locatedPath == "/")
  }

  @Test func `is counted from the current folder`() throws {
    let current = try #require(".".canonicalPath)
    #expect("gone.json".locatedPath == current.slashed + "gone.json")
    #expect("".locatedPath == current)
    let up = current.split(separator: "/").map { _ in "../" }.joined()
    #expect("\(up)\(root.dropFirst())/link/gone.json".locatedPath == "\(root)/quizzes/gone.json")
  }
}
