internal import CellGrid
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

  /// The page, with a line end after each line.
  let text: String

  /// Makes the page in a language.
  init(_ phrases: any CommandPhrases) {
    let commands = CommandTable.all
    var paragraphs = [
      phrases.programSummary,
      Self.table(commands.map { $0.helpRow(phrases) }),
    ]
    for command in commands where !command.optionRows(phrases).isEmpty {
      let heading = phrases.optionsHeading(command: command.name)
      paragraphs.append("\(heading)\n\(Self.table(command.optionRows(phrases)))")
    }
    let screen = PlayOptions.ofScreen.map { Row($0.shape, $0.placeholder, $0.summary(phrases)) }
    paragraphs.append("\(phrases.screenOptionsHeading)\n\(Self.table(screen))")
    let standard = StandardOption.allCases.map { Row($0.shape, nil, $0.summary(phrases)) }
    paragraphs.append("\(phrases.standardOptionsHeading)\n\(Self.table(standard))")
    paragraphs.append(phrases.helpEnd)
    text = paragraphs.joined(separator: "\n\n") + "\n"
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
