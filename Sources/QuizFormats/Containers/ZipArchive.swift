internal import CMinizip

/// A zip archive in memory.
///
/// No file is opened or written, whatever the names in the archive say: they are looked up as they are
/// and never taken for paths.
final class ZipArchive {
  /// The names as the archive lists them; bytes that are not UTF-8 become U+FFFD.
  let names: [String]
  /// Where the directory has each name; a name that repeats stands for its first member.
  fileprivate let places: [String: unz64_file_pos]
  fileprivate let file: MemoryFile
  fileprivate let archive: unzFile

  /// Reads the directory of an archive.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumMembers: How many members there may be.
  /// - Throws: `notAnArchive`, `damaged`, also when there is no member, or `tooManyMembers`.
  init(_ bytes: [UInt8], maximumMembers: Int = 100_000) throws(ContainerError) {
    guard Self.isZip(bytes) else { throw .notAnArchive }
    let file = MemoryFile(bytes)
    var functions = file.functions
    guard let archive = unzOpen2_64(nil, &functions) else { throw .damaged(reason: "") }
    do throws(ContainerError) {
      (names, places) = try Self.directory(of: archive, maximumMembers)
    } catch {
      unzClose(archive)
      throw error
    }
    self.file = file
    self.archive = archive
  }

  deinit { unzClose(archive) }

  /// Whether bytes begin as an archive does: with a member, or with the end of an empty directory.
  static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Unpacks a member.
  ///
  /// The size that the archive declares is not trusted: memory is taken only for what comes out.
  ///
  /// - Parameters:
  ///   - name: One of ``names``.
  ///   - limit: How many bytes there may be.
  /// - Returns: The bytes, whose CRC is right.
  /// - Throws: `memberMissing`, `memberDamaged`, `encrypted`, `methodUnknown` or `tooLarge`.
  func contents(of name: String, limit: Int) throws(ContainerError) -> [UInt8] {
    guard var place = places[name] else { throw .memberMissing(name: name) }
    var entry = unz_file_info64()
    guard unzGoToFilePos64(archive, &place) == UNZ_OK,
      unzGetCurrentFileInfo64(archive, &entry, nil, 0, nil, 0, nil, 0) == UNZ_OK
    else { throw .memberDamaged(name: name) }
    guard entry.flag & EntryFlag.encryption == 0 else { throw .encrypted(name: name) }
    guard entry.compression_method == 0 || entry.compression_method == Z_DEFLATED else {
      throw .methodUnknown(name: name, method: Int(clamping: entry.compression_method))
    }
    guard unzOpenCurrentFile(archive) == UNZ_OK else { throw .memberDamaged(name: name) }
    var contents: [UInt8] = []
    let code: Int32
    do throws(ContainerError) {
      code = try read(into: &contents, limit: limit)
    } catch {
      unzCloseCurrentFile(archive)
      throw error
    }
    // Closing tells whether the CRC is right, but only when as much was read as was declared.
    guard unzCloseCurrentFile(archive) == UNZ_OK, code == UNZ_OK,
      UInt64(contents.count) == entry.uncompressed_size
    else { throw .memberDamaged(name: name) }
    return contents
  }

  /// - Returns: `UNZ_OK` at the end of the member, or a negative code.
  fileprivate func read(
    into contents: inout [UInt8], limit: Int
  ) throws(ContainerError) -> Int32 {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unzReadCurrentFile(archive, &chunk, UInt32(chunk.count))
      guard count > 0 else { return count }
      guard Int(count) <= limit - contents.count else { throw .tooLarge(limit: limit) }
      contents.append(contentsOf: chunk[..<Int(count)])
    }
  }

  fileprivate static func directory(
    of archive: unzFile, _ maximumMembers: Int
  ) throws(ContainerError) -> ([String], [String: unz64_file_pos]) {
    var names: [String] = []
    var places: [String: unz64_file_pos] = [:]
    // As long as a name can be.
    var buffer = [CChar](repeating: 0, count: 1 << 16)
    var entry = unz_file_info64()
    var code = unzGoToFirstFile(archive)
    while code == UNZ_OK {
      guard names.count < maximumMembers else { throw .tooManyMembers(limit: maximumMembers) }
      var place = unz64_file_pos()
      guard
        unzGetCurrentFileInfo64(
          archive, &entry, &buffer, UInt(buffer.count), nil, 0, nil, 0) == UNZ_OK,
        unzGetFilePos64(archive, &place) == UNZ_OK
      else { throw .damaged(reason: "") }
      let bytes = buffer.prefix(Int(clamping: entry.size_filename))
      let name = String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
      names.append(name)
      if places[name] == nil { places[name] = place }
      code = unzGoToNextFile(archive)
    }
    guard code == UNZ_END_OF_LIST_OF_FILE else { throw .damaged(reason: "") }
    return (names, places)
  }
}

/// Bits among the flags of a member.
fileprivate enum EntryFlag {
  /// Bit 0, encryption; bit 6, strong encryption; bit 13, a masked header.
  static let encryption: UInt = 0b0010_0000_0100_0001
}
