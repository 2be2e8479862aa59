internal import QuizFormats
internal import Wording

/// The defaults for options that a person keeps in a file.
struct Configuration {
  /// The file, or nil when there is none.
  fileprivate let file: String?
  /// The values by the names of their options, as a command line would have them; of an option that
  /// takes none, an empty text.
  fileprivate(set) var values: [String: String] = [:]
  /// Everything that is wrong in the file, in its order.
  fileprivate(set) var problems: [ConfigurationProblem] = []

  /// No defaults.
  init() {
    file = nil
  }

  /// Reads defaults.
  ///
  /// Where there is no such file there are no defaults.
  ///
  /// - Parameters:
  ///   - file: The name of the file, or nil when nobody knows where it would be.
  ///   - options: The options there are; asked for only when there is a file.
  init(file: String?, options: @autoclosure () -> [KnownOption] = CommandTable.knownOptions) {
    self.file = file
    guard let file else { return }
    do throws(InputFailure) {
      let source = SourceText(try InputFile.read(path: file))
      read(source, options())
    } catch {
      guard error != .noSuchFile else { return }
      problems = [ConfigurationProblem(.unreadable(Diagnostic(error.cause, at: nil)), at: nil)]
    }
  }

  /// What is wrong, each as one line that begins with the name of the file.
  func lines(_ phrases: any Phrases) -> [String] {
    problems.map { $0.line(file: file ?? "", phrases) }
  }

  fileprivate mutating func read(_ source: SourceText, _ options: [KnownOption]) {
    do throws(QuizFileError) {
      let json = JSONSource(source, leniencies: [.comments, .trailingCommas])
      var reader = ConfigurationReader(options: options)
      reader.read(try json.read().root)
      values = reader.values
      problems = reader.problems
    } catch {
      problems = error.diagnostics.map { ConfigurationProblem(.unreadable($0), at: $0.place) }
    }
  }
}
