#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The Python of this machine, which many quiz programs are written in.
struct Python {
  /// The program itself, not a script that looks for it.
  let path: String
  /// Its version, such as `3.11.7`.
  let version: String

  /// Asks for it.
  ///
  /// - Throws: `BenchError.missing` when there is none.
  init() throws(BenchError) {
    let question = "import platform,sys; print(sys.executable,platform.python_version())"
    guard let answer = popen("python3 -c '\(question)'", "r") else { throw .missing("python3") }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, answer)
    let text = String(decoding: buffer[..<count], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard pclose(answer) == 0, words.count == 2 else { throw .missing("python3") }
    path = String(words[0])
    version = String(words[1])
  }

  /// Waits for a line and does nothing else.
  var idle: Command {
    Command(
      name: "python3 idle", program: path, arguments: ["-c", "input('ready')"], text: "ready")
  }

  /// Reads files with the module json, whose reading is written in C.
  func reading(_ files: [String], name: String) -> Command {
    let script = """
      import json, sys
      for name in sys.argv[1:]: json.load(open(name, encoding='utf-8'))
      """
    return Command(name: name, program: path, arguments: ["-c", script] + files)
  }
}
