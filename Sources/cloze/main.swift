internal import CellGrid
internal import ClozeApp
internal import CursesTerminal
internal import LearningHistory

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

let streams = ProcessStreams()
let places = QuizPlaces.ofProcess()
let player = QuizPlayer(
  streams: streams,
  history: places.history,
  openTerminal: { options throws(TerminalError) in
    try ProcessTerminal(
      ProcessTerminal.Options(
        synchronizesOutput: options.isSynchronized, usesColor: options.color.isWanted))
  })
let program = ClozeProgram(
  streams: streams, places: places, libraries: [CursesLibrary.version, SQLiteLibrary.version],
  locale: .ofProcess(), play: player.play)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
