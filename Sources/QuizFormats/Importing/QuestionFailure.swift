/// Why a question of another program's file cannot be read, and where that shows.
struct QuestionFailure: Error, Equatable {
  let reason: LeftOut
  /// An offset in the text in which places are counted.
  let offset: Int
}
