/// Reads the notes of Anki: its text files, and its packages `.apkg` and `.colpkg`.
struct AnkiImporter: DraftImporter {
  let name = "anki"
  let title = "Anki"
  let endings: [String] = [".apkg", ".colpkg"]
  let isFoundInFolders = true

  func recognises(_ file: ForeignFile) -> Bool {
    if ZipArchive.isZip(file.bytes) {
      let names = (try? ZipArchive(file.bytes))?.names ?? []
      return names.contains(where: AnkiPackage.collections.contains)
    }
    return AnkiTextReader.recognises(file) && !file.text.bytes.contains(0)
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    let isPackage = ZipArchive.isZip(file.bytes) || endings.contains(where: file.name.hasSuffix)
    guard isPackage else { return try AnkiTextReader(file).read(into: draft) }
    do throws(ContainerError) {
      let bytes = try AnkiPackage.collection(in: file.bytes)
      try AnkiCollection(bytes).read(into: draft)
    } catch {
      throw QuizFileError(error, format: title)
    }
  }
}
