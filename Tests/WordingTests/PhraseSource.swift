import Foundation

/// The sources of the phrases, read for what they declare.
enum PhraseSource {
  /// The names of all requirements of the protocols, with the labels of their parameters.
  static func requirements() throws -> [String] {
    try lines().compactMap { line in
      if line.hasPrefix("var ") {
        return line.split { " :".contains($0) }.dropFirst().first.map(String.init)
      }
      guard line.hasPrefix("func "), let start = line.firstIndex(of: "("),
        let end = line.lastIndex(of: ")")
      else { return nil }
      let name = line[..<start].dropFirst("func ".count)
      let labels = line[line.index(after: start)..<end].split(separator: ", ")
        .compactMap { $0.split { " :".contains($0) }.first }
      return "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
  }

  /// The names of the cases of an enumeration.
  static func cases(of enumeration: String) throws -> [String] {
    try lines().drop { !$0.hasPrefix("public enum \(enumeration):") }.prefix { $0 != "}" }
      .filter { $0.hasPrefix("case ") }
      .flatMap { $0.dropFirst("case ".count).split(separator: ", ") }
      .map { String($0.prefix { $0 != "(" }) }
  }

  /// The lines of all files that declare protocols of phrases, without their indents.
  static func lines() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Wording")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Phrases.swift") }
      .flatMap { name in
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
          .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }
}
