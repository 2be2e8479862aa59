internal import QuizFormats

/// What the options of `import` and `export` say.
struct ConversionOptions: Sendable {
  /// How files are read.
  var reading = ReadingOptions()
  /// The format that is written, or nil when none was named.
  var target: String?
  /// The file that is written, or nil for standard output.
  var output: String?
  /// Whether it is a failure that something is lost; nothing is written then.
  var isStrict = false
}
