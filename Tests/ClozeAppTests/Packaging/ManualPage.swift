import Foundation

/// The page that `man cloze` shows, in the language mdoc.
struct ManualPage {
  /// The lines of all sections, and of the parts of a section, by their headings.
  fileprivate let sections: [String: [Substring]]
  /// The headings of the parts of a section, in order.
  let parts: [String: [String]]

  /// Takes a page apart.
  init(_ text: String) {
    var sections: [String: [Substring]] = [:]
    var parts: [String: [String]] = [:]
    var section = ""
    var heading = ""
    for line in text.split(separator: "\n") where !line.hasPrefix(".\\\"") {
      if line.hasPrefix(".Sh ") {
        section = String(line.dropFirst(4))
        heading = section
      } else if line.hasPrefix(".Ss ") {
        heading = String(line.dropFirst(4))
        parts[section, default: []].append(heading)
      } else {
        sections[heading, default: []].append(line)
      }
    }
    self.sections = sections
    self.parts = parts
  }

  /// What the items of the lists below a heading are about, as the help would write it.
  func items(below heading: String) -> [String] {
    (sections[heading] ?? []).filter { $0.hasPrefix(".It ") }.map { Self.plain($0.dropFirst(4)) }
  }

  /// The commands that are named below a heading before its list.
  func commands(before heading: String) -> [String] {
    (sections[heading] ?? []).prefix { !$0.hasPrefix(".Bl ") }
      .filter { $0.hasPrefix(".Cm ") }.map { String($0.split(separator: " ")[1]) }
  }

  /// How the program is called, one line a way, as the help would write it.
  var synopsis: [String] {
    var ways: [[String]] = []
    for line in sections["SYNOPSIS"] ?? [] {
      if line == ".Nm" { ways.append(["cloze"]) }
      let optional = line.hasPrefix(".Op ")
      let words = line.drop { $0 != " " }.replacing(" Ar ", with: " ").dropFirst()
      let isPlaceholder = optional || line.hasPrefix(".Ar ")
      guard let word = words.split(separator: " ").first else { continue }
      let name = isPlaceholder ? word.uppercased() : String(word)
      ways[ways.endIndex - 1].append(
        (optional ? "[\(name)]" : name) + (words.hasSuffix(" ...") ? "..." : ""))
    }
    return ways.map { $0.joined(separator: " ") }
  }

  /// The examples below a heading.
  func examples(below heading: String) -> [String] {
    var examples: [String] = []
    var isInside = false
    for line in sections[heading] ?? [] {
      switch line {
      case ".Ed": isInside = false
      case _ where line.hasPrefix(".Bd "):
        isInside = true
        examples.append("")
      case _ where isInside: examples[examples.endIndex - 1] += line + "\n"
      default: break
      }
    }
    return examples
  }

  /// A line of macros as the help would write it: `Fl -start Ar n` is `--start N`.
  fileprivate static func plain(_ line: Substring) -> String {
    var text = ""
    var macro: Substring = ""
    for word in line.split(separator: " ") {
      switch word {
      case "Fl", "Ar", "Cm":
        text += text.isEmpty ? "" : " "
        macro = word
      case ",":
        text += ", "
      default:
        text += macro == "Fl" ? "-\(word)" : macro == "Ar" ? word.uppercased() : String(word)
      }
    }
    return text
  }
}
