internal import QuizModel

/// Reads assessments in IMS QTI 1.2, as Canvas exports them: one XML file, or an archive of several.
///
/// Blanks of a question share its points evenly, as in Canvas. The titles of several assessments are tags
/// of their questions.
struct QTIImporter: DraftImporter {
  let name = "qti"
  let title = "QTI 1.2"
  let endings: [String] = [".imscc"]

  func recognises(_ file: ForeignFile) -> Bool {
    if ZipArchive.isZip(file.bytes) {
      let names = (try? ZipArchive(file.bytes))?.names ?? []
      return names.contains { $0.hasSuffix("imsmanifest.xml") }
    }
    return file.xmlRootName == QTIArchive.rootName
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    var parts: [(name: String?, text: SourceText, root: XMLElement)] = []
    if ZipArchive.isZip(file.bytes) {
      for (name, part) in try QTIArchive(file.bytes, format: title).assessments {
        parts.append((name, part.text, try part.xmlRoot(format: title)))
      }
    } else {
      parts = [(nil, file.text, try file.xmlRoot(format: title))]
    }
    let titles = parts.map { $0.root.assessmentTitles }
    let isOne = titles.joined().count < 2
    if isOne { draft.quiz.title = titles.joined().first }
    for part in parts {
      if let name = part.name { draft.open(name, text: part.text) }
      read(part.root, into: draft, tag: nil, isTagging: !isOne)
    }
  }

  /// Adds all items below an element.
  ///
  /// Recursion is safe: ``XMLReader`` limits the depth.
  fileprivate func read(
    _ element: XMLElement, into draft: QuizDraft, tag: String?, isTagging: Bool
  ) {
    let tag = element.name == "assessment" && isTagging ? element[attribute: "title"] : tag
    for child in element.elements {
      guard child.name == "item" else {
        read(child, into: draft, tag: tag, isTagging: isTagging)
        continue
      }
      do throws(QuestionFailure) {
        var question = try QTIItem(child, draft: draft).question()
        if let tag { question.tags.append(tag) }
        draft.add(question, at: child.offset)
      } catch {
        draft.leaveOut(error.reason, at: error.offset)
      }
    }
  }
}

extension XMLElement {
  /// The titles of the assessments right below.
  fileprivate var assessmentTitles: [String] {
    all("assessment").map { $0[attribute: "title"] ?? "" }
  }
}
