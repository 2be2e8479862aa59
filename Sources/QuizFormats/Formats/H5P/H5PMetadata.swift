internal import QuizModel

/// What an H5P package says of itself in `h5p.json`.
struct H5PMetadata {
  fileprivate let root: JSONValue

  /// Takes the root of `h5p.json`.
  init(_ root: JSONValue) {
    self.root = root
  }

  /// The kind of the content, by the package's main library.
  var kind: H5PKind? { root["mainLibrary"]?.string.map { H5PKind(library: $0) } }

  /// Says in a quiz what the package says of its title, authors, language and licence.
  func describe(_ draft: QuizDraft) {
    draft.quiz.title = root["title"]?.string?.decodingReferences
    let names = root["authors"]?.elements?.compactMap { $0["name"]?.string?.trimmed } ?? []
    let authors = names.filter { !$0.isEmpty }
    if !authors.isEmpty { draft.quiz.author = authors.joined(separator: ", ").decodingReferences }
    let languages = [root["defaultLanguage"], root["language"]].compactMap { $0?.string }
    // `und` is a package's way of saying that its language is not known.
    draft.quiz.language = languages.first { $0 != "und" && !$0.isEmpty }
    guard let licence = root["license"]?.string, !["U", ""].contains(licence) else { return }
    draft.quiz.licence = Self.spdx(licence, version: root["licenseVersion"]?.string ?? "")
    if draft.quiz.licence == nil { draft.note(.feature(.licence), in: H5PPackage.metadataName) }
  }

  /// The SPDX expression of one of H5P's licences, or nil where there is none, as for `C` (all rights
  /// reserved) and `PD`.
  fileprivate static func spdx(_ licence: String, version: String) -> String? {
    switch licence {
    case "CC0 1.0": "CC0-1.0"
    case "CC PDM" where version == "CC0 1.0": "CC0-1.0"
    case "PD" where version == "CC0 1.0": "CC0-1.0"
    case "ODC PDDL": "PDDL-1.0"
    case "GNU GPL" where ["v1", "v2", "v3"].contains(version): "GPL-\(version.dropFirst()).0-only"
    case "CC BY", "CC BY-SA", "CC BY-ND", "CC BY-NC", "CC BY-NC-SA", "CC BY-NC-ND":
      ["1.0", "2.0", "2.5", "3.0", "4.0"].contains(version)
        ? "CC-\(licence.dropFirst(3))-\(version)" : nil
    default: nil
    }
  }
}
