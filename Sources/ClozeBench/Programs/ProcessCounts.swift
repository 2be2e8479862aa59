/// What the kernel has counted for a process, read from /proc.
struct ProcessCounts {
  /// How often it has gone to sleep or was made to wait, all its threads together.
  let switches: Int
  /// Time on a processor in nanoseconds, all its threads together.
  let nanoseconds: Int
  /// Memory that is resident, in bytes.
  let residentBytes: Int

  /// The counts of a process up to now.
  ///
  /// - Throws: `BenchError.file` when there is no such process, and `BenchError.missing` where the
  ///   system is not Linux.
  init(of process: Int32) throws(BenchError) {
    #if !os(Linux)
      throw .missing("/proc of Linux")
    #endif
    var switches = 0
    var nanoseconds = 0
    for thread in try TextFile.entries(of: "/proc/\(process)/task") {
      let folder = "/proc/\(process)/task/\(thread)"
      let status = try TextFile.text(of: "\(folder)/status")
      switches += Self.number("voluntary_ctxt_switches", in: status)
      switches += Self.number("nonvoluntary_ctxt_switches", in: status)
      let schedule = try TextFile.text(of: "\(folder)/schedstat")
      nanoseconds += schedule.split(separator: " ").first.flatMap { Int($0) } ?? 0
    }
    self.switches = switches
    self.nanoseconds = nanoseconds
    let status = try TextFile.text(of: "/proc/\(process)/status")
    residentBytes = Self.number("VmRSS", in: status) * 1024
  }

  fileprivate static func number(_ key: String, in status: String) -> Int {
    for line in status.split(separator: "\n") where line.hasPrefix("\(key):") {
      return Int(line.dropFirst(key.count + 1).filter(\.isNumber)) ?? 0
    }
    return 0
  }
}
