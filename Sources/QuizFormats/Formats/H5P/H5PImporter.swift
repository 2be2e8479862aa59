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
    if let root = file.jsonRoot { return H5PKind(shape: root) != nil || root.namesH5PLibrary }
    return H5PPackage.isPackage(file.bytes)
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    var reader = H5PReader(draft)
    guard ZipArchive.isZip(file.bytes) else {
      let root = try file.json.get().root
      guard let kind = H5PKind(shape: root) ?? (root.namesH5PLibrary ? .other : nil) else {
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
  /// Whether an H5P library is named early in the document that the value is the root of.
  fileprivate var namesH5PLibrary: Bool {
    guard kind == .object else { return false }
    let values = (0..<min(document.nodes.count - 1, 1 << 16)).lazy.map {
      JSONValue(document: document, index: $0)
    }
    return values.contains { key in
      key.kind == .text && key.utf8.elementsEqual("library".utf8)
        && JSONValue(document: document, index: key.index + 1).utf8.starts(with: "H5P.".utf8)
    }
  }
}
