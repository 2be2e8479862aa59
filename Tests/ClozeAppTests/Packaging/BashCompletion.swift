/// The completion of cloze for bash, with and without the package bash-completion.
enum BashCompletion {
  /// The file that bash reads.
  static let text = """
    # Completion of cloze for bash, made from the table of its commands.

    # Completes files by the endings that quizzes have, and folders; where there are none, readline
    # completes all files.
    _cloze_quizzes() {
      local file
      compopt -o filenames 2> /dev/null
      while IFS= read -r file; do
        case $file in
          \(CompletedCommand.endings.map { "*.\($0)" }.joined(separator: " | ")))
            COMPREPLY+=("$file") ;;
        esac
      done < <(compgen -f -- "$1")
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -d -- "$1")
    }

    # Completes one of some words, and nothing else.
    _cloze_words() {
      compopt +o default 2> /dev/null
      COMPREPLY=($(compgen -P "$3" -W "$1" -- "$2"))
    }

    _cloze() {
      local current=${COMP_WORDS[COMP_CWORD]} option= prefix= command= operands=0 dashes= word i
      COMPREPLY=()

      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $dashes ]]; then
          ((operands++))
          continue
        fi
        case $word in
          --) dashes=1 ;;
          \(CompletedCommand.optionsWithValue.joined(separator: " | ")))
            # The value is the next word, or the one behind = where bash takes that for a word.
            [[ ${COMP_WORDS[i + 1]} == = ]] && ((i++))
            ((i++))
            ((i >= COMP_CWORD)) && option=$word
            ;;
          -?*) ;;
          \(CompletedCommand.named.compactMap(\.name).joined(separator: " | ")))
            if ((operands == 0)) && [[ ! $command ]]; then command=$word; else ((operands++)); fi
            ;;
          *) ((operands++)) ;;
        esac
      done
      if [[ ! $option && ! $dashes && $current == --*=* ]]; then
        option=${current%%=*}
        prefix=$option=
        current=${current#*=}
      elif [[ $option && $current == = ]]; then
        current=
      fi

      case $command$option in
    \(optionValues)
      esac

      local options reads
      case $command in
    \(commands)
      esac
      if [[ ! $dashes && $current == -* ]]; then
        [[ $reads == quizzes && $current == - ]] && options+=' -'
        _cloze_words "$options" "$current"
        return
      fi
      case $reads in
        quizzes) _cloze_quizzes "$current" ;;
        file) ;; # by readline
        *) compopt +o default 2> /dev/null ;;
      esac
      if [[ ! $command && ! $dashes ]] && ((operands == 0)); then
        COMPREPLY+=($(compgen -W '\(names)' -- "$current"))
      fi
    }

    complete -o default -F _cloze cloze

    """

  fileprivate static let names =
    CompletedCommand.named.compactMap(\.name).joined(separator: " ")

  /// A case for each option with a value, of each command: `--to` of one could differ from another's.
  fileprivate static var optionValues: String {
    CompletedCommand.all.flatMap { command in
      command.options.compactMap { option in
        option.value.map { "    \(command.name ?? "")--\(option.name)) \(action($0))" }
      }
    }.joined(separator: "\n") + "\n    *--*) return ;;"
  }

  fileprivate static func action(_ value: CompletedOption.Value) -> String {
    switch value {
    case .words(let words):
      #"_cloze_words "\#(words.joined(separator: " "))" "$current" "$prefix"; return ;;"#
    case .file(orStream: true):
      #"[[ $current == - ]] && _cloze_words - - "$prefix"; return ;;"#
    case .file(orStream: false): "return ;;"
    case .unknown: "_cloze_words ''; return ;;"
    }
  }

  /// A case for each command: its options, and which files it takes.
  fileprivate static var commands: String {
    CompletedCommand.all.map { command in
      let options = command.options.flatMap { option in
        (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      }
      return """
            \(command.name ?? "''"))
              options='\(options.joined(separator: " "))'
              reads=\(command.operands) ;;
        """
    }.joined(separator: "\n")
  }
}
