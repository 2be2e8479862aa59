import TestSupport

/// A script for the shell in a terminal of 40×6.
func shell(
  _ script: String,
  environment: [String: String] = TerminalEnvironment.standard,
  redirection: Redirection = Redirection(),
  answers: TerminalSession.Answers = .synchronizedOutput
) throws -> TerminalSession {
  try TerminalSession(
    "/bin/sh", ["-c", script], environment: environment, columns: 40, rows: 6,
    redirection: redirection, answers: answers)
}
