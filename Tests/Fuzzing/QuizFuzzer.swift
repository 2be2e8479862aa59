import CFuzzer
import Foundation
import QuizFormats
import QuizModel

/// The format that inputs are read as, or nil to find it out of each.
///
/// libFuzzer owns the command line, so it comes from the environment.
private let format = ProcessInfo.processInfo.environment["CLOZE_FUZZ_FORMAT"]

/// Hands the process over to libFuzzer, which never ends but by its own options.
@main enum QuizFuzzer {
  static func main() {
    var count = CommandLine.argc
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &words) { start, count in tryInput(start, count) })
  }
}

/// Reads an input as a quiz: nothing must crash, and what can be played must be a quiz that our own
/// format allows.
///
/// - Returns: 0, as libFuzzer asks.
private func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let reading = QuizReading(bytes, options: ReadingOptions(format: format))
  guard case .success(let loaded) = reading.result else { return 0 }
  let json = QuizWriter.json(loaded.quiz)
  do {
    let again = try QuizLoader.load(SourceText(Array(json.utf8)))
    // What our own format warns of is in the quiz itself; an importer leaves nothing like that.
    let isOurs = reading.format == QuizReading.native
    precondition(isOurs || again.warnings.isEmpty, "\(again.warnings)\n\(json)")
    precondition(again.quiz.withoutLines == loaded.quiz.withoutLines, json)
  } catch {
    fatalError("\(error)\n\(json)")
  }
  return 0
}

extension Quiz {
  /// The quiz without the lines at which its questions stand.
  fileprivate var withoutLines: Quiz {
    var quiz = self
    for index in quiz.questions.indices { quiz.questions[index].line = nil }
    return quiz
  }
}
