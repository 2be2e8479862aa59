#if os(Linux)
  import Foundation

  /// What the kernel has counted for a process and all that it has started.
  struct ProcessActivity: Equatable {
    /// How often it has gone to sleep, and so has been awake before.
    private(set) var sleeps = 0
    /// Whether all of it sleeps.
    private(set) var isAsleep = true

    /// The activity of a process up to now; none of one that has ended.
    init(of process: Int32) {
      let folder = "/proc/\(process)/task"
      for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        count(statusOf: "\(folder)/\(thread)")
        for child in Self.text("\(folder)/\(thread)/children").split(separator: " ") {
          guard let child = Int32(child) else { continue }
          let activity = ProcessActivity(of: child)
          sleeps += activity.sleeps
          isAsleep = isAsleep && activity.isAsleep
        }
      }
    }

    private mutating func count(statusOf thread: String) {
      for line in Self.text("\(thread)/status").split(separator: "\n") {
        let words = line.split(separator: "\t")
        guard words.count == 2 else { continue }
        switch words[0] {
        case "State:": isAsleep = isAsleep && !words[1].hasPrefix("R")
        case "voluntary_ctxt_switches:": sleeps += Int(words[1]) ?? 0
        default: break
        }
      }
    }

    private static func text(_ path: String) -> String {
      (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
  }
#endif
