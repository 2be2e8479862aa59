import QuizModel
import Testing

@testable import QuizFormats

/// Checks that a quiz written in our own format and read again is the same, without warnings.
func expectOurFormatHolds(
  _ quiz: Quiz, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let again = try QuizLoader.load(SourceText(Array(QuizWriter.json(quiz).utf8)))
  #expect(again.warnings.isEmpty, sourceLocation: sourceLocation)
  #expect(again.quiz.withoutLines == quiz.withoutLines, sourceLocation: sourceLocation)
}

/// Checks that a reading has something to play, or says at a place within its text why not.
func expectSound(_ reading: QuizReading, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(
    !reading.questions.isEmpty || !reading.diagnostics.isEmpty, sourceLocation: sourceLocation)
  for place in reading.diagnostics.filter({ $0.part == nil }).compactMap(\.place) {
    #expect((0...reading.text.bytes.count).contains(place.offset), sourceLocation: sourceLocation)
  }
}
