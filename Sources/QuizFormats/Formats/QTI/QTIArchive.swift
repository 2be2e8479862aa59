/// The assessments in an archive of Canvas or of another program that packs content as IMS says.
struct QTIArchive {
  /// The name of the root of an assessment.
  static let rootName = "questestinterop"
  /// How many bytes the members may have together.
  fileprivate static let limit = 256 << 20

  /// The members that are assessments, by their names, in the order of the archive.
  let assessments: [(name: String, file: ForeignFile)]

  /// Looks through an archive.
  ///
  /// A course of Canvas has each of its assessments twice, once with what is Canvas' own; that one is taken.
  ///
  /// - Parameters:
  ///   - bytes: The archive.
  ///   - format: What people call the format.
  /// - Throws: When the archive cannot be read, or has no assessment.
  init(_ bytes: [UInt8], format: String) throws(QuizFileError) {
    var assessments: [(name: String, file: ForeignFile)] = []
    do throws(ContainerError) {
      let archive = try ZipArchive(bytes)
      var rest = Self.limit
      let own = archive.names.filter { $0.hasSuffix(".xml.qti") }
      for name in own.isEmpty ? archive.names.filter({ $0.hasSuffix(".xml") }) : own {
        let contents = try archive.contents(of: name, limit: rest)
        rest -= contents.count
        let file = ForeignFile(contents, name: name)
        if file.xmlRootName == Self.rootName { assessments.append((name, file)) }
      }
    } catch {
      throw QuizFileError(error, format: format)
    }
    guard !assessments.isEmpty else {
      throw QuizFileError(.importFailure(.missing(Self.rootName)))
    }
    self.assessments = assessments
  }
}
