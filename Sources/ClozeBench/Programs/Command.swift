/// A program with its arguments, as it is measured.
struct Command {
  /// What the table calls it.
  let name: String
  /// Its path.
  let program: String
  /// Without the program's name.
  var arguments: [String] = []
  /// Part of what the screen shows once its first frame is complete.
  var text = ""
  /// Keys that change the screen each time when they are pressed one after the other, as sent.
  var keys: [[UInt8]] = []
  /// Pressed to come to a question, each once nothing moves.
  var opening: [[UInt8]] = []
  /// Part of what the screen shows then; empty when it is enough that nothing moves.
  var openText = ""

  /// A command of the shell.
  static func shell(_ line: String, name: String) -> Command {
    Command(name: name, program: "/bin/sh", arguments: ["-c", line])
  }

  /// The program that does nothing.
  static let nothing = Command(name: "/bin/true", program: "/bin/true")

  /// Sends each key back: what the kernel and this program take for themselves.
  static var echo: Command {
    var command = shell("stty raw -echo; printf ready; exec cat", name: "cat")
    command.text = "ready"
    command.keys = [Array("a".utf8), Array("b".utf8)]
    return command
  }

}
