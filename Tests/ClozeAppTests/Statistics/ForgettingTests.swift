import Foundation
import TestSupport
import Testing

@testable import ClozeApp

/// `cloze stats --forget`, however the file is named.
@Suite struct `A quiz is forgotten` {
  fileprivate let learner: Learner
  /// The folder of the quiz from the root on, links resolved.
  fileprivate let folder: String

  init() throws {
    learner = try Learner()
    folder = try #require(learner.folder.path.canonicalPath)
    let quiz = try learner.quiz(["One", "Two"])
    learner.play(quiz, [Learner.right, Learner.wrong])
  }

  /// Forgets a file, as the command line says.
  fileprivate func forget(_ file: String) -> (status: ClozeApp.ExitStatus, said: String) {
    let streams = RecordedStreams()
    let program = ClozeProgram(
      streams: streams, places: QuizPlaces(history: learner.historyPath)
    ) { _, _, _ in .success }
    return (program.run(["stats", "--forget", file]), streams.output + streams.error)
  }

  fileprivate func expectForgotten(_ file: String) {
    let (status, said) = forget(file)
    #expect(status == .success)
    #expect(said.contains("2"))
    #expect(learner.journal.pages.count == 1)
    #expect(forget(file).status == .failure)
  }

  @Test func `that is there`() { expectForgotten("\(folder)/quiz.json") }

  @Test func `that is gone, by a path with dots`() throws {
    try FileManager.default.removeItem(atPath: "\(folder)/quiz.json")
    expectForgotten("\(folder)/data/../quiz.json")
  }

  @Test func `that is gone, by a path from the current folder`() throws {
    try FileManager.default.removeItem(atPath: "\(folder)/quiz.json")
    let current = try #require(".".canonicalPath)
    let up = current.split(separator: "/").map { _ in "../" }.joined()
    expectForgotten(up + folder.dropFirst() + "/quiz.json")
  }

  @Test func `that is gone, by a link to its folder`() throws {
    try FileManager.default.removeItem(atPath: "\(folder)/quiz.json")
    let other = try TemporaryFolder()
    let link = "\(other.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    expectForgotten("\(link)/quiz.json")
  }
}
