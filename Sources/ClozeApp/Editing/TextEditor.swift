#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The person's editor for text files.
struct TextEditor {
  /// The command, a line of the shell.
  let command: String

  /// The editor that the environment names, `VISUAL` before `EDITOR`, or `vi`.
  init(variable: (String) -> String?) {
    let named = ["VISUAL", "EDITOR"].compactMap(variable).first { !$0.isEmpty }
    command = named ?? "vi"
  }

  /// The editor that the environment of this process names.
  static var ofProcess: TextEditor {
    TextEditor { name in getenv(name).map { String(cString: $0) } }
  }

  /// The line of the shell that opens a file at a line.
  ///
  /// Editors agree on `+12` before the name; the file is one word, whatever is in its name, and no
  /// option.
  func commandLine(file: String, line: Int?) -> String {
    let path = file.hasPrefix("-") ? "./\(file)" : file
    return ([command] + (line.map { ["+\($0)"] } ?? []) + [path.quotedForShell])
      .joined(separator: " ")
  }

  /// Edits a file until the person is done.
  ///
  /// - Returns: Whether the editor ran and ended well.
  func edit(file: String, line: Int?) -> Bool {
    // It ignores Ctrl-C here while the editor runs, and passes the terminal on.
    system(commandLine(file: file, line: line)) == 0
  }
}

extension String {
  /// The text as one word of the shell.
  fileprivate var quotedForShell: String {
    "'" + replacing("'", with: "'\\''") + "'"
  }
}
