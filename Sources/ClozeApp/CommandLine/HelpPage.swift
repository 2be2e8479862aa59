internal import CellGrid
internal import QuizFormats
internal import Wording

/// The page that `--help` prints, made from the command table.
struct HelpPage {
  /// What stands on the left of the page, and what it means.
  struct Row {
    let label: String
    let meaning: String

    /// Makes a row of both sides.
    init(_ label: String, _ meaning: String) {
      self.label = label
      self.meaning = meaning
    }

    /// Makes the row of an option.
    init(_ option: OptionShape, _ placeholder: String?, _ meaning: String) {
      let short = option.short.map { "-\($0), " } ?? ""
      let value = placeholder.map { " \($0)" } ?? ""
      self.init("\(short)--\(option.name)\(value)", meaning)
    }
  }

  /// Rows under a heading.
  struct Group {
    let heading: String
    let rows: [Row]
  }

  /// The page, with a line end after each line.
  let text: String

  /// Makes the page of the program in a language: all commands, and the options for playing.
  init(_ phrases: any CommandPhrases) {
    let commands = Self.table(CommandTable.all.map { $0.helpRow(phrases) })
    self.init(
      [phrases.programSummary, commands], CommandTable.unnamed.optionGroups(phrases),
      [Self.formats(phrases), phrases.helpEnd], phrases)
  }

  /// Makes the page of a command in a language.
  init(of command: any Command, _ phrases: any CommandPhrases) {
    self.init(
      [Self.table([command.helpRow(phrases)])], command.optionGroups(phrases),
      command.readsFiles ? [Self.formats(phrases)] : [], phrases)
  }

  fileprivate init(
    _ start: [String], _ groups: [Group], _ end: [String], _ phrases: any CommandPhrases
  ) {
    let standard = Group(
      heading: phrases.standardOptionsHeading,
      rows: StandardOption.allCases.map { $0.helpRow(phrases) })
    let options = (groups + [standard]).map { "\($0.heading)\n\(Self.table($0.rows))" }
    text = (start + options + end).joined(separator: "\n\n") + "\n"
  }

  /// The formats that files can be in, on lines of 80 columns at most.
  fileprivate static func formats(_ phrases: any CommandPhrases) -> String {
    var lines: [String] = [""]
    for word in phrases.formats(QuizReading.formats).split(separator: " ") {
      let line = lines[lines.count - 1]
      if TextWidth.columns(of: line) + TextWidth.columns(of: String(word)) < 80 {
        lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Rows one below the other, their meanings aligned.
  fileprivate static func table(_ rows: [Row]) -> String {
    let widths = rows.map { TextWidth.columns(of: $0.label) }
    let widest = widths.max() ?? 0
    return zip(rows, widths).map { row, width in
      "  \(row.label)\(String(repeating: " ", count: widest - width + 3))\(row.meaning)"
    }.joined(separator: "\n")
  }
}
