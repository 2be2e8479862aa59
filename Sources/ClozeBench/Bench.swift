/// What all measurements share.
struct Bench {
  let options: BenchOptions
  let surroundings: Surroundings
  /// The other quiz programs.
  let peers: [Command]
  let python: Python?

  /// Reads the list of peers and looks for Python.
  init(_ options: BenchOptions) throws {
    self.options = options
    surroundings = Surroundings(folder: options.folder)
    peers = try options.peers.map { try PeerFile.commands(in: TextFile.text(of: $0)) } ?? []
    python = try? Python()
  }

  /// How often a thing is measured that takes some milliseconds.
  var repeats: Int { options.repeats }

  /// The quiz whose first question is the smallest there is.
  var hello: String { "\(options.quizzes)/hello.json" }

  /// The program with arguments.
  func cloze(_ arguments: [String], name: String = "cloze") -> Command {
    Command(
      name: name, program: options.program, arguments: arguments, text: "q quit")
  }

  /// The program at the first question, where the arrows light one chip and then the other.
  var question: Command {
    var command = cloze(["--no-history", hello])
    let (left, right) = (Array("\u{1B}[D".utf8), Array("\u{1B}[C".utf8))
    command.opening = [right]
    command.keys = [right, left]
    return command
  }

  /// Programs that wait for a key, too: Python and the other quiz programs.
  var others: [Command] { (python.map { [$0.idle] } ?? []) + peers }

  /// Python, without which what is compared with it cannot be measured.
  func requirePython() throws(BenchError) -> Python {
    guard let python else { throw .missing("python3") }
    return python
  }
}
