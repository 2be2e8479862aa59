internal import ClozeApp

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

let program = ClozeProgram(streams: ProcessStreams()) { _, _ in .success }
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
