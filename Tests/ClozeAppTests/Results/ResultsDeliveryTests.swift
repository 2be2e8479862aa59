import QuizFormats
import QuizModel
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import ClozeApp

struct ResultsDeliveryTests {
  fileprivate let folder: TemporaryFolder
  fileprivate let streams = RecordedStreams()

  init() throws { folder = try TemporaryFolder() }

  /// A run of two questions, the first of them answered rightly, left after a while.
  fileprivate func run() throws -> FinishedRun {
    let source = #"[{ "text": "_____", "answer": "a" }, { "text": "_____", "answer": "b" }]"#
    let quiz = try QuizLoader.load(SourceText(Array(source.utf8))).quiz
    var session = QuizSession(quiz: quiz)
    _ = session.send(.fill([.typed("a")]), at: 1)
    _ = session.send(.check, at: 1)
    return FinishedRun(title: "T\u{1B}", results: session.results, seconds: 2.3456)
  }

  fileprivate func delivery(_ change: (inout PlayOptions) -> Void) -> ResultsDelivery {
    var options = PlayOptions()
    change(&options)
    return ResultsDelivery(streams: streams, phrases: English(), options: options)
  }

  @Test func `the summary is one line`() throws {
    #expect(delivery { _ in }.deliver(try run()) == .success)
    #expect(streams.output == "T\u{FFFD}: 1 of 2, 50 %, answered 1 of 2\n")
    #expect(streams.error == "")
  }

  @Test func `a report holds what was answered, and how long it took`() throws {
    let path = "\(folder.path)/out.json"
    #expect(delivery { $0.results = path }.deliver(try run()) == .success)
    #expect(
      try folder.read("out.json") == #"""
        {
          "title": "T\u001b",
          "score": 1,
          "max": 2,
          "percentage": 50,
          "seconds": 2.346,
          "questions": [
            {
              "id": null,
              "text": "_____",
              "given": ["a"],
              "correct": [true],
              "score": 1,
              "max": 1,
              "hints": 0
            }
          ]
        }

        """#)
    #expect(streams.output.hasPrefix("T"))
  }

  @Test func `on standard output the report takes the place of the summary`() throws {
    #expect(delivery { $0.results = "-" }.deliver(try run()) == .success)
    #expect(streams.output.hasPrefix("{\n"))
    #expect(streams.output.hasSuffix("}\n"))
    #expect(!streams.output.contains("1 of 2"))
  }

  @Test func `a file that cannot be written does not cost the summary`() throws {
    let path = "\(folder.path)/none/out.json"
    #expect(delivery { $0.results = path }.deliver(try run()) == .failure)
    #expect(streams.output.contains("1 of 2, 50 %"))
    #expect(streams.error == "cloze: \(path): No such file or directory\n")
  }

  @Test(arguments: [(50, true), (51, false)])
  func `a score at the limit passes`(pass: Int, passes: Bool) throws {
    let status = delivery { $0.pass = pass }.deliver(try run(), saysSummary: false)
    #expect((status == .success) == passes)
    #expect(streams.output == "")
    #expect(streams.error.contains("not passed: 50 % of the 51 %") == !passes)
  }
}
