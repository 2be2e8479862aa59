internal import CellGrid
internal import ClozeApp
internal import CursesTerminal

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
    try ProcessTerminal(ProcessTerminal.Options(synchronizesOutput: options.isSynchronized))
  })
let program = ClozeProgram(streams: streams, places: places, play: player.play)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
