internal import CellGrid

/// A talk line by line: what is said, what is asked, what is written back.
struct Conversation {
  /// Where it is held.
  let streams: any StandardStreams
  /// Whether it goes to standard error, because standard output is kept for results.
  let avoidsOutput: Bool

  /// Says a text on lines of its own.
  ///
  /// Nothing in it can steer a terminal. Lines are not wrapped: whoever reads them aloud does not
  /// want to hear where.
  func say(_ text: String = "") { write(text.displayed + "\n") }

  /// Asks for a line.
  ///
  /// - Parameter prompt: Ends in `> `; the answer is written behind it.
  /// - Returns: The line, or nil when there are no more.
  func ask(_ prompt: String) -> String? {
    write(prompt.displayed)
    let line = streams.readLine()
    // At a terminal the enter key ends the line of the prompt.
    if line == nil || streams.lineSource != .terminal { write("\n") }
    return line
  }

  fileprivate func write(_ text: String) {
    if avoidsOutput {
      streams.writeError(text)
    } else {
      streams.writeOutput(text)
    }
  }
}

extension String {
  /// The text on one line as it can be said: spaces in the place of line ends.
  var said: String { displayed.split(separator: "\n").joined(separator: " ") }
}
