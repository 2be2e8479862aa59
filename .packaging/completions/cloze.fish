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
            case --answers --check --color --forget --format --from --language --limit --motion --output --pass --results --seed --separator --start --tag --theme --to
                set -e words[1]
            case -
                echo play
                return
            case '-*'
            case import export check new review stats schema
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

complete -c cloze -n '__cloze_is first' -a import -d 'write quizzes of any format as one, in JSON'
complete -c cloze -n '__cloze_is first' -a export -d 'write a quiz for another program'
complete -c cloze -n '__cloze_is first' -a check -d 'say what is wrong in quiz files, and where'
complete -c cloze -n '__cloze_is first' -a new -d 'write a first quiz, by a few questions'
complete -c cloze -n '__cloze_is first' -a review -d 'play what is due, from all quizzes'
complete -c cloze -n '__cloze_is first' -a stats -d 'show what was learnt, or forget a quiz'
complete -c cloze -n '__cloze_is first' -a schema -d 'print the JSON Schema of quiz files'

complete -c cloze -n '__cloze_is first play' -F
complete -c cloze -n '__cloze_is first play; and __cloze_dash' -a - -d 'standard input'
complete -c cloze -n '__cloze_is first play' -l check -x -a 'submit instant' -d 'check at Enter, or as soon as all is filled'
complete -c cloze -n '__cloze_is first play' -l start -x -d 'begin with question N'
complete -c cloze -n '__cloze_is first play' -l limit -x -d 'ask N questions at most'
complete -c cloze -n '__cloze_is first play' -l tag -x -d 'ask only what has that tag'
complete -c cloze -n '__cloze_is first play' -l choose -d 'offer options where one would type'
complete -c cloze -n '__cloze_is first play' -l type -d 'hide the options, to type them'
complete -c cloze -n '__cloze_is first play' -l shuffle -d 'put questions and options in random order'
complete -c cloze -n '__cloze_is first play' -l seed -x -d 'draw the same random order for the same N'
complete -c cloze -n '__cloze_is first play' -l plain -d 'play line by line, without a screen'
complete -c cloze -n '__cloze_is first play' -l answers -r -F -a - -d 'do not ask, take the answers from FILE'
complete -c cloze -n '__cloze_is first play' -l results -r -F -a - -d 'write the results into FILE, as JSON'
complete -c cloze -n '__cloze_is first play' -l pass -x -d 'exit with 1 below that score'
complete -c cloze -n '__cloze_is first play' -l no-history -d 'remember nothing of it'
complete -c cloze -n '__cloze_is first play' -l from -x -a 'h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet' -d 'what the files are, where that is not found out'
complete -c cloze -n '__cloze_is first play' -l separator -x -d 'what stands between columns, such as ; or \\t'
complete -c cloze -n '__cloze_is first play' -l theme -x -a 'default colorblind mono dusk sepia' -d 'default, colorblind, mono, dusk or sepia'
complete -c cloze -n '__cloze_is first play' -l motion -x -a 'full reduced none' -d 'how much moves'
complete -c cloze -n '__cloze_is first play' -l color -x -a 'auto never 8 16 256 direct' -d 'how many colours; auto asks the terminal'
complete -c cloze -n '__cloze_is first play' -l ascii -d 'draw with ASCII alone'
complete -c cloze -n '__cloze_is first play' -l no-sync -d 'draw without synchronized output'
complete -c cloze -n '__cloze_is first play' -l debug-motion -d 'tell at the end what moved oddly'
complete -c cloze -n '__cloze_is first play' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is first play' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is first play' -s V -l version -d 'show the version'

complete -c cloze -n '__cloze_is import' -F
complete -c cloze -n '__cloze_is import; and __cloze_dash' -a - -d 'standard input'
complete -c cloze -n '__cloze_is import' -l output -r -F -d 'write into FILE, not to standard output'
complete -c cloze -n '__cloze_is import' -l strict -d 'write nothing if anything would be lost'
complete -c cloze -n '__cloze_is import' -l from -x -a 'h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet' -d 'what the files are, where that is not found out'
complete -c cloze -n '__cloze_is import' -l separator -x -d 'what stands between columns, such as ; or \\t'
complete -c cloze -n '__cloze_is import' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is import' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is import' -s V -l version -d 'show the version'

complete -c cloze -n '__cloze_is export' -F
complete -c cloze -n '__cloze_is export; and __cloze_dash' -a - -d 'standard input'
complete -c cloze -n '__cloze_is export' -l to -x -a 'anki csv gift h5p-dragtext moodle-xml' -d 'what to write: anki, csv, gift, h5p-dragtext or moodle-xml'
complete -c cloze -n '__cloze_is export' -l output -r -F -d 'write into FILE, not to standard output'
complete -c cloze -n '__cloze_is export' -l strict -d 'write nothing if anything would be lost'
complete -c cloze -n '__cloze_is export' -l from -x -a 'h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet' -d 'what the files are, where that is not found out'
complete -c cloze -n '__cloze_is export' -l separator -x -d 'what stands between columns, such as ; or \\t'
complete -c cloze -n '__cloze_is export' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is export' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is export' -s V -l version -d 'show the version'

complete -c cloze -n '__cloze_is check' -F
complete -c cloze -n '__cloze_is check; and __cloze_dash' -a - -d 'standard input'
complete -c cloze -n '__cloze_is check' -l strict -d 'let warnings fail, too'
complete -c cloze -n '__cloze_is check' -l format -x -a 'text json' -d 'how to print what is found'
complete -c cloze -n '__cloze_is check' -l from -x -a 'h5p anki qti moodle-xml opentdb questions json cloze-text gift aiken opentriviaqa hascard csv quizlet' -d 'what the files are, where that is not found out'
complete -c cloze -n '__cloze_is check' -l separator -x -d 'what stands between columns, such as ; or \\t'
complete -c cloze -n '__cloze_is check' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is check' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is check' -s V -l version -d 'show the version'

complete -c cloze -n '__cloze_is new' -F
complete -c cloze -n '__cloze_is new' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is new' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is new' -s V -l version -d 'show the version'

complete -c cloze -n '__cloze_is review' -l limit -x -d 'ask N questions at most'
complete -c cloze -n '__cloze_is review' -l tag -x -d 'ask only what has that tag'
complete -c cloze -n '__cloze_is review' -l plain -d 'play line by line, without a screen'
complete -c cloze -n '__cloze_is review' -l theme -x -a 'default colorblind mono dusk sepia' -d 'default, colorblind, mono, dusk or sepia'
complete -c cloze -n '__cloze_is review' -l motion -x -a 'full reduced none' -d 'how much moves'
complete -c cloze -n '__cloze_is review' -l color -x -a 'auto never 8 16 256 direct' -d 'how many colours; auto asks the terminal'
complete -c cloze -n '__cloze_is review' -l ascii -d 'draw with ASCII alone'
complete -c cloze -n '__cloze_is review' -l no-sync -d 'draw without synchronized output'
complete -c cloze -n '__cloze_is review' -l debug-motion -d 'tell at the end what moved oddly'
complete -c cloze -n '__cloze_is review' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is review' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is review' -s V -l version -d 'show the version'

complete -c cloze -n '__cloze_is stats' -l format -x -a 'text json' -d 'print instead of showing a screen'
complete -c cloze -n '__cloze_is stats' -l forget -r -F -d 'delete the history of the quiz in FILE'
complete -c cloze -n '__cloze_is stats' -l theme -x -a 'default colorblind mono dusk sepia' -d 'default, colorblind, mono, dusk or sepia'
complete -c cloze -n '__cloze_is stats' -l motion -x -a 'full reduced none' -d 'how much moves'
complete -c cloze -n '__cloze_is stats' -l color -x -a 'auto never 8 16 256 direct' -d 'how many colours; auto asks the terminal'
complete -c cloze -n '__cloze_is stats' -l ascii -d 'draw with ASCII alone'
complete -c cloze -n '__cloze_is stats' -l no-sync -d 'draw without synchronized output'
complete -c cloze -n '__cloze_is stats' -l debug-motion -d 'tell at the end what moved oddly'
complete -c cloze -n '__cloze_is stats' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is stats' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is stats' -s V -l version -d 'show the version'

complete -c cloze -n '__cloze_is schema' -l language -x -a 'en zh' -d 'speak it, whatever the locale says'
complete -c cloze -n '__cloze_is schema' -s h -l help -d 'show this page'
complete -c cloze -n '__cloze_is schema' -s V -l version -d 'show the version'
