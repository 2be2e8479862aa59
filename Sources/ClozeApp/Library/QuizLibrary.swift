internal import QuizFormats
internal import QuizViewModels
internal import Wording

/// The quizzes that a command line names, or all that are installed, each of them read.
struct QuizLibrary {
  /// A quiz or a broken file each, in the order in which they were found.
  let entries: [LibraryEntry]
  /// Where nothing was found, in sentences for standard error: named folders without a quiz, or the
  /// places of quizzes when nothing was named and none is installed.
  let complaints: [String]

  /// Reads the quizzes that operands name.
  ///
  /// - Parameters:
  ///   - operands: Files, folders, and `-` for standard input; none of them means all that is
  ///     installed.
  ///   - reading: How files are read.
  ///   - program: Knows the places and reads standard input.
  init(_ operands: [String], _ reading: ReadingOptions = ReadingOptions(), in program: ClozeProgram)
  {
    let places = program.places
    let search =
      operands.isEmpty ? QuizSearch(installedIn: places) : QuizSearch(named: operands)
    let phrases = program.phrases
    entries = search.hits.map { LibraryEntry($0, streams: program.streams, reading, phrases) }
    if operands.isEmpty, entries.isEmpty {
      complaints = [phrases.noQuizInstalled(folders: places.all.map(\.shownOnOneLine))]
    } else {
      complaints = search.emptyFolders.map { phrases.noQuizIn(folder: $0.shownOnOneLine) }
    }
  }
}
