/// The completion of cloze for fish.
enum FishCompletion {
  /// The file that fish reads.
  static let text = """
    # Completion of cloze for fish, made from the table of its commands.

    # The command of the line so far, or play; first where the next operand could be its name.
    function __cloze_command
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
            switch $words[1]
                case --
                    echo play
                    return
                case \(CompletedCommand.optionsWithValue.joined(separator: " "))
                    set -e words[1]
                case -
                    echo play
                    return
                case '-*'
                case \(CompletedCommand.named.compactMap(\.name).joined(separator: " "))
                    echo $words[1]
                    return
                case '*'
                    echo play
                    return
            end
            set -e words[1]
        end
        echo first
    end

    # Whether the command is one of these.
    function __cloze_is
        contains -- (__cloze_command) $argv
    end

    # Whether a word is a dash so far: only one who has typed it looks for the standard streams.
    function __cloze_dash
        test (commandline -ct) = -
    end

    complete -c cloze -f

    \(CompletedCommand.named.map(line).joined(separator: "\n"))

    \(CompletedCommand.all.map(lines).joined(separator: "\n\n"))

    """

  /// The name of a command as an operand.
  fileprivate static func line(naming command: CompletedCommand) -> String {
    "complete -c cloze -n '__cloze_is first' -a \(command.name ?? "")"
      + " -d \(command.summary.fishWord)"
  }

  /// The files and the options of a command.
  fileprivate static func lines(of command: CompletedCommand) -> String {
    let start = "complete -c cloze -n '__cloze_is \(command.name ?? "first play")'"
    let files: [String] =
      switch command.operands {
      case .none: []
      case .file: ["\(start) -F"]
      case .quizzes:
        [
          "\(start) -F",
          start.dropLast() + "; and __cloze_dash' -a - -d 'standard input'",
        ]
      }
    let options = command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.value.map(parameters) ?? ""
      return "\(start)\(short) -l \(option.name)\(value) -d \(option.summary.fishWord)"
    }
    return (files + options).joined(separator: "\n")
  }

  fileprivate static func parameters(_ value: CompletedOption.Value) -> String {
    switch value {
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .file(orStream: true): " -r -F -a -"
    case .file(orStream: false): " -r -F"
    case .unknown: " -x"
    }
  }
}

extension String {
  /// The text as one word of fish.
  fileprivate var fishWord: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
