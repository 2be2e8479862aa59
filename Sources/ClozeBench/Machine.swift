#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The machine that is measured on.
enum Machine {
  /// Processors, how busy they are, and the Python that things are compared with, in a line.
  static func description(python: Python?) -> String {
    var load = [0.0]
    getloadavg(&load, 1)
    let processors = "\(sysconf(Int32(_SC_NPROCESSORS_ONLN))) processors"
    let busy = "load \(Unit.milliseconds.number(load[0]))"
    return [processors, busy, python.map { "Python \($0.version)" } ?? "no Python"]
      .joined(separator: ", ")
  }
}
