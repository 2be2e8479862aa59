#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where measured programs run: nothing of the person's own is read or written.
final class Surroundings {
  /// A folder for what is generated.
  let folder: String
  private var count = 0

  /// Makes the folder if there is none, and those around it.
  init(folder: String) {
    self.folder = folder
    for end in folder.indices where folder[end] == "/" { mkdir(String(folder[..<end]), 0o777) }
    mkdir(folder, 0o777)
  }

  /// The variables of one program, with a home and a place for data that nobody has used.
  func environment() -> [String: String] {
    count += 1
    let home = "\(folder)/home-\(getpid())-\(count)"
    mkdir(home, 0o777)
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "PATH": path, "HOME": home,
      "XDG_DATA_HOME": "\(home)/data",
    ]
  }
}
