/// An H5P package: a zip archive with the content and what is known of it.
struct H5PPackage {
  /// The member that holds the content.
  static let contentName = "content/content.json"
  /// The member that says what the package is.
  static let metadataName = "h5p.json"

  /// What `content/content.json` holds.
  let content: JSONValue
  /// What `h5p.json` holds, or nil when it is not there or not sound.
  let metadata: H5PMetadata?

  /// Whether bytes are an archive with the members of a package.
  static func isPackage(_ bytes: [UInt8]) -> Bool {
    guard ZipArchive.isZip(bytes), let archive = try? ZipArchive(bytes) else { return false }
    return archive.names.contains(contentName) && archive.names.contains(metadataName)
  }

  /// Unpacks a package.
  ///
  /// - Parameters:
  ///   - bytes: The archive.
  ///   - format: What people call the format, for errors.
  /// - Throws: Why the archive or the JSON in it cannot be read.
  init(_ bytes: [UInt8], format: String) throws(QuizFileError) {
    let limit = 256 << 20
    var metadata: [UInt8]?
    let contents: [UInt8]
    do throws(ContainerError) {
      let archive = try ZipArchive(bytes)
      contents = try archive.contents(of: Self.contentName, limit: limit)
      if archive.names.contains(Self.metadataName) {
        metadata = try archive.contents(of: Self.metadataName, limit: limit - contents.count)
      }
    } catch {
      throw QuizFileError(error, format: format)
    }
    do throws(QuizFileError) {
      content = try JSONSource(SourceText(contents)).read().root
    } catch {
      throw QuizFileError(
        error.diagnostics.map { Diagnostic($0.cause, at: $0.place, within: Self.contentName) })
    }
    let source = metadata.map { JSONSource(SourceText($0)) }
    self.metadata = (try? source?.read()).map { H5PMetadata($0.root) }
  }
}
