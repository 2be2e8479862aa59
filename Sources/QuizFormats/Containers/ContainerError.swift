/// Why nothing can be had from an archive, a database or an XML document.
///
/// Reasons and names may quote the file and hold any character.
public enum ContainerError: Error, Hashable, Sendable {
  /// The bytes are not of the kind that was asked for.
  case notAnArchive
  /// The container as a whole cannot be read; the reason is in the words of the library that reads it,
  /// and empty where that has none.
  case damaged(reason: String)
  /// The container ends before it is complete.
  case endsTooEarly
  /// An archive has no member of this name.
  case memberMissing(name: String)
  /// What a member holds differs from what was packed.
  case memberDamaged(name: String)
  /// A member can be read only with a password.
  case encrypted(name: String)
  /// A member is packed by a method other than storing and deflating.
  case methodUnknown(name: String, method: Int)
  /// More than so many bytes came out.
  case tooLarge(limit: Int)
  /// An archive lists more than so many members.
  case tooManyMembers(limit: Int)
  /// A query took more than so many steps.
  case tooSlow(steps: Int)
  /// Elements are nested more than so deep.
  case tooDeep(limit: Int, offset: Int)
  /// A document has a type declaration that declares entities, attributes or elements.
  case declaresEntities(offset: Int)
  /// A document names an entity that XML does not have by itself, such as `&deg;`.
  case undefinedEntity(offset: Int)
  /// A document is not well formed; the reason is in the words of the parser.
  case malformed(reason: String, offset: Int)
}

extension QuizFileError {
  /// The error of a file that is a container which cannot be read.
  ///
  /// - Parameters:
  ///   - error: What is wrong with it.
  ///   - format: What people call the format of the file.
  ///   - text: The text in which its offset is counted, or nil when that has no lines.
  init(_ error: ContainerError, format: String, in text: SourceText? = nil) {
    let place: SourcePlace? =
      switch error {
      case .tooDeep(_, let offset), .declaresEntities(let offset), .undefinedEntity(let offset),
        .malformed(_, let offset):
        text.map { $0.place(at: min(offset, $0.bytes.count)) }
      default: nil
      }
    self.init(.importFailure(.broken(error, format: format)), at: place)
  }
}
