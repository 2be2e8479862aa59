#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the kernel has counted for a process.
  enum ProcessActivity {
    /// How often the threads of a process have gone to sleep, and so have been awake before.
    static func sleeps(of process: Int32) throws -> Int {
      let threads = "/proc/\(process)/task"
      return try FileManager.default.contentsOfDirectory(atPath: threads).reduce(0) { sum, thread in
        let status = try String(contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary") })
        return try sum + #require(Int(line.split(separator: "\t").last ?? ""))
      }
    }

    /// The system calls that a process makes in a second, as strace prints them.
    ///
    /// The call that it waits in when the tracer comes is one of them.
    static func systemCalls(of process: Int32) throws -> [Substring] {
      let folder = try TemporaryFolder()
      let tracer = try TerminalSession(
        Strace.path, ["-f", "-p", "\(process)", "-o", "\(folder.path)/calls"])
      try tracer.waitForText("attached")
      tracer.pump(for: .seconds(1))
      tracer.press(.control("c"))
      try tracer.waitForExit()
      return try folder.read("calls").split(separator: "\n")
    }
  }
#endif
