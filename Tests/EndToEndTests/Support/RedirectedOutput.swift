import Foundation
import TestSupport

/// Two files in the place of standard output and standard error.
final class RedirectedOutput {
  private let folder: TemporaryFolder
  private let outputFile: FileHandle
  private let errorFile: FileHandle

  init() throws {
    folder = try TemporaryFolder()
    outputFile = try Self.file("output", in: folder)
    errorFile = try Self.file("error", in: folder)
  }

  var output: Int32 { outputFile.fileDescriptor }
  var error: Int32 { errorFile.fileDescriptor }

  func readOutput() throws -> String { try folder.read("output") }
  func readError() throws -> String { try folder.read("error") }

  private static func file(_ name: String, in folder: TemporaryFolder) throws -> FileHandle {
    FileHandle(forWritingAtPath: try folder.write("", to: name)) ?? .nullDevice
  }
}
