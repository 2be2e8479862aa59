/// A package of Anki: a zip archive with a collection and the media of its notes.
enum AnkiPackage {
  /// The names of a collection, the newest format first; an older one beside it only asks to update.
  static let collections = ["collection.anki21b", "collection.anki21", "collection.anki2"]

  /// How large a collection may be, in bytes.
  fileprivate static let limit = 256 << 20

  /// The database in a package.
  ///
  /// - Throws: Why the package cannot be read; `memberMissing` when it has no collection.
  static func collection(in bytes: [UInt8]) throws(ContainerError) -> [UInt8] {
    let archive = try ZipArchive(bytes)
    let names = Set(archive.names)
    guard let name = collections.first(where: names.contains) else {
      throw .memberMissing(name: collections[2])
    }
    let contents = try archive.contents(of: name, limit: limit)
    return name == collections[0]
      ? try ZstdFrame.decompress(contents, limit: limit) : contents
  }
}
