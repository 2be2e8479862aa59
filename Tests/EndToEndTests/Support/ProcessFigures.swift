#if os(Linux)
  import Foundation

  /// What a process holds.
  struct ProcessFigures: Equatable {
    /// Memory that is resident, in KiB.
    let memory: Int
    let threads: Int
    /// How many descriptors are open.
    let descriptors: Int

    /// What a process holds now; nothing of one that has ended.
    init(of process: Int32) {
      let folder = "/proc/\(process)"
      let status = (try? String(contentsOfFile: "\(folder)/status", encoding: .utf8)) ?? ""
      func number(_ name: String) -> Int {
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
      }
      memory = number("VmRSS")
      threads = number("Threads")
      let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd")
      descriptors = names?.count ?? 0
    }
  }
#endif
