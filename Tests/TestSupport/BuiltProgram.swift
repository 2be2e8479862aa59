internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#endif

/// The programs that were built together with the tests.
public enum BuiltProgram {
  /// There is no such program beside the tests; the test target needs a dependency on it.
  public struct Missing: Error {
    /// Its name.
    public let name: String
    /// Where it was looked for.
    public let folder: String
  }

  /// The path of a program.
  ///
  /// The tests' own code is in `.build/<configuration>/clozePackageTests.xctest`, on macOS some
  /// folders deeper, and the program is beside that.
  public static func path(_ name: String) throws -> String {
    let start = imageOfTests.deletingLastPathComponent()
    var folder = start
    while folder.pathComponents.count > 1 {
      let candidate = folder.appendingPathComponent(name).path
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder)
      if exists && !isFolder.boolValue { return candidate }
      folder.deleteLastPathComponent()
    }
    throw Missing(name: name, folder: start.path)
  }

  /// The file that this code was loaded from: on macOS the process is a runner of Xcode's.
  private static var imageOfTests: URL {
    #if canImport(Darwin)
      var image = Dl_info()
      if dladdr(#dsohandle, &image) != 0 {
        return URL(fileURLWithPath: String(cString: image.dli_fname))
      }
    #endif
    return Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }
}
