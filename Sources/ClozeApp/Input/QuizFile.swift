internal import QuizFormats

/// A file that was named as a quiz, and what came of reading it.
struct QuizFile {
  /// The name as it was given; `-` is standard input.
  let name: String
  /// The text of the file, or nil when it could not be had.
  let source: SourceText?
  /// The name of its format, or nil when it is of none.
  let format: String?
  /// The quiz, or what is wrong with the file.
  let result: Result<LoadedQuiz, QuizFileError>

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: A path, or `-` for standard input.
  ///   - streams: Where standard input is read from.
  ///   - options: What is known of its format.
  init(_ name: String, streams: any StandardStreams, _ options: ReadingOptions) {
    self.init(name, options) { () throws(InputFailure) in
      name == "-" ? try streams.readInput() : try InputFile.read(path: name)
    }
  }

  /// Reads the file of a path, which is not standard input.
  init(path: String, _ options: ReadingOptions) {
    self.init(path, options) { () throws(InputFailure) in try InputFile.read(path: path) }
  }

  fileprivate init(
    _ name: String, _ options: ReadingOptions, read: () throws(InputFailure) -> [UInt8]
  ) {
    self.name = name
    do throws(InputFailure) {
      let reading = QuizReading(try read(), name: name, options: options)
      source = reading.text
      format = reading.format
      result = reading.result
    } catch {
      source = nil
      format = nil
      result = .failure(QuizFileError(error.cause))
    }
  }

  /// A folder that could not be looked into.
  init(unreadable name: String, failure: InputFailure) {
    self.name = name
    source = nil
    format = nil
    result = .failure(QuizFileError(failure.cause))
  }

  /// Everything that was found, in the order of the file.
  var diagnostics: [Diagnostic] {
    switch result {
    case .success(let loaded): loaded.warnings
    case .failure(let error): error.diagnostics
    }
  }
}
