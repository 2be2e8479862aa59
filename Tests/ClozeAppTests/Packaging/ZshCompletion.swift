/// The completion of cloze for zsh.
enum ZshCompletion {
  /// The file that zsh finds as `_cloze`.
  static let text = """
    #compdef cloze
    # Completion of cloze for zsh, made from the table of its commands.

    # Files by the endings that quizzes have, and folders; all files where there are none.
    _cloze_quizzes() {
      _files -g '*.(#i)(\(CompletedCommand.endings.joined(separator: "|")))(-.)'
    }

    _cloze_commands() {
      local -a commands=(
    \(names)
      )
      _describe -t commands command commands
    }

    # The first operand: a command, or a file that is played.
    _cloze_first() {
      _alternative 'commands:command:_cloze_commands' 'files:quiz:_cloze_quizzes'
    }

    _cloze() {
      local command= operand=_cloze_first word expl ret=1
      local -a dash=(-)
      integer i

      # The command is the first operand; options may stand before it.
      for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        case $word in
          --)
            operand=_cloze_quizzes
            break ;;
          (\(CompletedCommand.optionsWithValue.joined(separator: "|")))
            ((i++)) ;;
          -?*) ;;
          (\(CompletedCommand.named.compactMap(\.name).joined(separator: "|")))
            command=$word
            words[i]=()
            ((CURRENT--))
            break ;;
          *)
            operand=_cloze_quizzes
            break ;;
        esac
      done

      case $command in
    \(commands)
      esac
      return ret
    }

    _cloze "$@"

    """

  fileprivate static var names: String {
    CompletedCommand.named.map { command in
      "    " + "\(command.name ?? ""):\(command.summary)".shellWord
    }.joined(separator: "\n")
  }

  /// A case for each command: its options and its files.
  fileprivate static var commands: String {
    CompletedCommand.all.map { command in
      let specifications = command.options.map(specification) + [operand(of: command)]
      let lines = specifications.compactMap { $0 }.map { "        \($0)" }
      // Only one who has typed a dash looks for standard input.
      let stream =
        command.operands == .quizzes
        ? "\n      [[ $PREFIX == - ]] && _wanted streams expl 'standard input' compadd -a dash && ret=0"
        : ""
      return """
            \(command.name.map { "(\($0))" } ?? "('')"))
              _arguments -s -S : \\
        \(lines.joined(separator: " \\\n")) && ret=0\(stream)
              ;;
        """
    }.joined(separator: "\n")
  }

  fileprivate static func specification(of option: CompletedOption) -> String {
    let long = "--\(option.name)"
    let help = "[\(option.summary.escaped("\\[]:"))]"
    let value = option.value.map { value in
      ":\(option.placeholder?.lowercased().escaped(":") ?? ""):\(action(value))"
    }
    guard let short = option.short else {
      return (long + (value == nil ? "" : "=") + help + (value ?? "")).shellWord
    }
    return "'(- *)'{-\(short),\(long)}" + help.shellWord
  }

  fileprivate static func action(_ value: CompletedOption.Value) -> String {
    switch value {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file(orStream: true): "{[[ $PREFIX == - ]] && compadd -a dash || _files}"
    case .file(orStream: false): "_files"
    case .unknown: " "
    }
  }

  fileprivate static func operand(of command: CompletedCommand) -> String? {
    switch command.operands {
    case .none: nil
    case .file: "'1:file:_files'"
    case .quizzes where command.name == nil: "\"*:quiz:$operand\""
    case .quizzes: "'*:quiz:_cloze_quizzes'"
    }
  }
}

extension String {
  /// The text with a backslash before each of some characters.
  fileprivate func escaped(_ characters: String) -> String {
    map { characters.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
