internal import QuizFormats
internal import QuizModel
internal import Wording

/// Turns quiz files into files of another format, and tells what is lost.
final class Conversion {
  fileprivate let options: ConversionOptions
  fileprivate let program: ClozeProgram
  fileprivate var files = 0
  fileprivate var notes = 0
  /// How many questions the output has.
  fileprivate var questions = 0

  /// Prepares for one output.
  init(_ options: ConversionOptions, in program: ClozeProgram) {
    self.options = options
    self.program = program
  }

  /// Finds out whether the output is another file than those that are read.
  func checkOutput(besides operands: [String]) throws(UsageError) {
    guard let output = options.output, output != "-", let target = output.canonicalPath else {
      return
    }
    for operand in operands where operand != "-" && operand.canonicalPath == target {
      throw .outputOverwrites(output)
    }
  }

  /// Reads files, and tells what is wrong in them or lost of them.
  ///
  /// - Returns: The quizzes, each question without its line; nil when a file has none.
  func read(_ operands: [String]) -> [Quiz]? {
    let read = operands.map { QuizFile($0, streams: program.streams, options.reading) }
    files = read.count
    for file in read { tell(file.diagnostics, file: file.name) }
    let quizzes = read.compactMap { try? $0.result.get().quiz }
    questions = quizzes.reduce(0) { $0 + $1.questions.count }
    return quizzes.count == read.count ? quizzes : nil
  }

  /// Tells each note of an export, some of which take a question away.
  func tell(exporting notes: [Diagnostic], file: String) {
    tell(notes, file: file)
    questions -= notes.count { if case .leftOut = $0.cause { true } else { false } }
  }

  /// Tells each note in a line.
  func tell(_ diagnostics: [Diagnostic], file: String? = nil) {
    for diagnostic in diagnostics {
      let line = DiagnosticLine(diagnostic, file: file)
      program.complain(line.text(program.phrases))
      if diagnostic.severity == .warning { notes += 1 }
    }
  }

  /// Writes the output and tells in one line what became of all.
  ///
  /// - Returns: Whether that was possible, and with `--strict` also whether nothing was lost.
  func deliver(_ text: String) -> ExitStatus {
    if options.isStrict, notes > 0 {
      program.complain(program.phrases.notConverted(notes: notes))
      return .failure
    }
    guard questions > 0 else {
      program.complain(program.phrases.nothingConverted)
      return .failure
    }
    let output = options.output ?? "-"
    if output == "-" {
      program.streams.writeOutput(text)
    } else {
      do throws(OutputFile.Failure) {
        try OutputFile(output).write(text)
      } catch {
        program.complain(
          program.phrases.cannotWrite(output.shownOnOneLine, reason: error.reason))
        return .failure
      }
    }
    program.complain(
      program.phrases.converted(
        questions: questions, files: files, notes: notes))
    return .success
  }
}
