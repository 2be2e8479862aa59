/// Reads H5P: the texts with blanks of a package, or of its `content.json` alone.
///
/// Blanks are those of Drag the Words, Fill in the Blanks and Advanced Fill the Blanks, wherever they
/// stand in other contents.
struct H5PImporter: DraftImporter {
  let name = "h5p"
  let title = "H5P"
  let endings: [String] = [".h5p"]
  let isFoundInFolders = true

  func recognises(_ file: ForeignFile) -> Bool {
    if let root = file.jsonRoot { return H5PKind(shape: root) != nil || root.namesH5PLibraryEarly }
    return H5PPackage.isPackage(file.bytes)
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    var reader = H5PReader(draft)
    guard ZipArchive.isZip(file.bytes) else {
      let root = try file.json.get().root
      guard let kind = H5PKind(shape: root) ?? (root.namesH5PLibraryEarly ? .other : nil) else {
        throw QuizFileError(.importFailure(.missing("H5P library")), at: root.place)
      }
      return reader.read(root, as: kind)
    }
    let package = try H5PPackage(file.bytes, format: title)
    draft.open(H5PPackage.contentName, text: package.content.document.text)
    package.metadata?.describe(draft)
    let kind = package.metadata?.kind ?? H5PKind(shape: package.content) ?? .other
    reader.read(package.content, as: kind)
  }
}

extension JSONValue {
  /// Whether an H5P library is named early in an object.
  fileprivate var namesH5PLibraryEarly: Bool {
    var left = 1 << 16
    return kind == .object && document.mayHold("H5P.") && namesH5PLibrary(within: &left)
  }

  /// Whether an H5P library is named within the values that are still to be looked at, which are
  /// counted down.
  fileprivate func namesH5PLibrary(within left: inout Int) -> Bool {
    if let members {
      for member in members {
        left -= 2
        guard left > 0 else { return false }
        let value = member.value
        if member.key.utf8.elementsEqual("library".utf8),
          value.utf8.starts(with: "H5P.".utf8)
        {
          return true
        }
        if value.namesH5PLibrary(within: &left) { return true }
      }
    } else if let elements {
      for element in elements {
        left -= 1
        guard left > 0 else { return false }
        if element.namesH5PLibrary(within: &left) { return true }
      }
    }
    return false
  }
}
