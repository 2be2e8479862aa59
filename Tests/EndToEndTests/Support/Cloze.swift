import TestSupport

/// Starts the built program in a terminal, with a command line without the program's name.
func cloze(
  _ arguments: [String],
  environment: [String: String] = TerminalEnvironment.standard,
  directory: String? = nil,
  columns: Int = 80,
  rows: Int = 24,
  redirection: Redirection = Redirection(),
  answers: TerminalSession.Answers = .synchronizedOutput
) throws -> TerminalSession {
  try TerminalSession(
    BuiltProgram.path("cloze"), arguments, environment: environment, directory: directory,
    columns: columns, rows: rows, redirection: redirection, answers: answers)
}
