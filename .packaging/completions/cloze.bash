# Completion of cloze for bash, made from the table of its commands.

# Completes files by the endings that quizzes have, and folders; where there are none, readline
# completes all files.
_cloze_quizzes() {
  local file
  compopt -o filenames 2> /dev/null
  while IFS= read -r file; do
    case $file in
      *.h5p | *.apkg | *.colpkg | *.imscc | *.json | *.cloze | *.gift | *.gift.txt | *.aiken | *.csv | *.tsv | *.txt | *.xml | *.zip)
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
      --answers | --check | --color | --forget | --format | --from | --language | --limit | --motion | --output | --pass | --results | --seed | --separator | --start | --tag | --theme | --to)
        # The value is the next word, or the one behind = where bash takes that for a word.
        [[ ${COMP_WORDS[i + 1]} == = ]] && ((i++))
        ((i++))
        ((i >= COMP_CWORD)) && option=$word
        ;;
      -?*) ;;
      import | export | check | new | review | stats | schema)
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
    --check) _cloze_words "submit instant" "$current" "$prefix"; return ;;
    --start) _cloze_words ''; return ;;
    --limit) _cloze_words ''; return ;;
    --tag) _cloze_words ''; return ;;
    --seed) _cloze_words ''; return ;;
    --answers) [[ $current == - ]] && _cloze_words - - "$prefix"; return ;;
    --results) [[ $current == - ]] && _cloze_words - - "$prefix"; return ;;
    --pass) _cloze_words ''; return ;;
    --from) _cloze_words "h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet" "$current" "$prefix"; return ;;
    --separator) _cloze_words ''; return ;;
    --theme) _cloze_words "default colorblind mono dusk sepia" "$current" "$prefix"; return ;;
    --motion) _cloze_words "full reduced none" "$current" "$prefix"; return ;;
    --color) _cloze_words "auto never 8 16 256 direct" "$current" "$prefix"; return ;;
    --language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    import--output) return ;;
    import--from) _cloze_words "h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet" "$current" "$prefix"; return ;;
    import--separator) _cloze_words ''; return ;;
    import--language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    export--to) _cloze_words "anki csv gift h5p-dragtext moodle-xml" "$current" "$prefix"; return ;;
    export--output) return ;;
    export--from) _cloze_words "h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet" "$current" "$prefix"; return ;;
    export--separator) _cloze_words ''; return ;;
    export--language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    check--format) _cloze_words "text json" "$current" "$prefix"; return ;;
    check--from) _cloze_words "h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet" "$current" "$prefix"; return ;;
    check--separator) _cloze_words ''; return ;;
    check--language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    new--language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    review--limit) _cloze_words ''; return ;;
    review--tag) _cloze_words ''; return ;;
    review--theme) _cloze_words "default colorblind mono dusk sepia" "$current" "$prefix"; return ;;
    review--motion) _cloze_words "full reduced none" "$current" "$prefix"; return ;;
    review--color) _cloze_words "auto never 8 16 256 direct" "$current" "$prefix"; return ;;
    review--language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    stats--format) _cloze_words "text json" "$current" "$prefix"; return ;;
    stats--forget) return ;;
    stats--theme) _cloze_words "default colorblind mono dusk sepia" "$current" "$prefix"; return ;;
    stats--motion) _cloze_words "full reduced none" "$current" "$prefix"; return ;;
    stats--color) _cloze_words "auto never 8 16 256 direct" "$current" "$prefix"; return ;;
    stats--language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    schema--language) _cloze_words "en zh" "$current" "$prefix"; return ;;
    *--*) return ;;
  esac

  local options reads
  case $command in
    '')
      options='--check --start --limit --tag --choose --type --shuffle --seed --plain --answers --results --pass --no-history --from --separator --theme --motion --color --ascii --no-sync --debug-motion --language -h --help -V --version'
      reads=quizzes ;;
    import)
      options='--output --strict --from --separator --language -h --help -V --version'
      reads=quizzes ;;
    export)
      options='--to --output --strict --from --separator --language -h --help -V --version'
      reads=quizzes ;;
    check)
      options='--strict --format --from --separator --language -h --help -V --version'
      reads=quizzes ;;
    new)
      options='--language -h --help -V --version'
      reads=file ;;
    review)
      options='--limit --tag --plain --theme --motion --color --ascii --no-sync --debug-motion --language -h --help -V --version'
      reads=none ;;
    stats)
      options='--format --forget --theme --motion --color --ascii --no-sync --debug-motion --language -h --help -V --version'
      reads=none ;;
    schema)
      options='--language -h --help -V --version'
      reads=none ;;
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
    COMPREPLY+=($(compgen -W 'import export check new review stats schema' -- "$current"))
  fi
}

complete -o default -F _cloze cloze
