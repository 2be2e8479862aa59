/// Other quiz programs to compare with, listed in a file.
///
/// One program a line, its parts apart by tabs: the name, a command of the shell, a text that its
/// first complete frame shows, and keys that change a question's screen each time when pressed one
/// after the other. Where a question is not what comes first, keys to be pressed for it follow, and
/// a text that it shows. Keys are apart by blanks: `up`, `down`, `left`, `right`, `enter`, `space`,
/// or a character. Lines that begin with `#` and empty ones are passed over.
enum PeerFile {
  /// A line that does not follow the form.
  struct Malformed: Error, CustomStringConvertible {
    /// Counted from 1.
    let line: Int
    let description: String
  }

  /// The programs in a file's text.
  static func commands(in text: String) throws(Malformed) -> [Command] {
    var commands: [Command] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 4 || parts.count == 6 else {
        throw Malformed(line: index + 1, description: "line \(index + 1): not 4 or 6 parts")
      }
      var command = Command.shell("exec \(parts[1])", name: parts[0])
      command.text = parts[2]
      command.keys = try keys(parts[3], line: index + 1)
      if parts.count == 6 {
        command.opening = try keys(parts[4], line: index + 1)
        command.openText = parts[5]
      }
      commands.append(command)
    }
    return commands
  }

  fileprivate static func keys(_ words: String, line: Int) throws(Malformed) -> [[UInt8]] {
    var keys: [[UInt8]] = []
    for word in words.split(separator: " ") {
      guard let key = named[String(word)] ?? (word.count == 1 ? String(word) : nil) else {
        throw Malformed(line: line, description: "line \(line): no key is called \(word)")
      }
      keys.append(Array(key.utf8))
    }
    return keys
  }

  fileprivate static let named = [
    "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "enter": "\r",
    "space": " ",
  ]
}
