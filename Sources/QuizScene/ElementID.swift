internal import QuizModel
internal import QuizViewModels

/// The identity of what can move, or come and go.
enum ElementID: Hashable, Sendable {
  /// A chip, wherever it is.
  case chip(Chip)
  /// A chip in the row of options.
  case rowChip(Chip)
  /// A chip in a blank.
  case blankChip(Chip, blank: Int)
  /// The filled part of the progress bar.
  case progress
  /// The filled part of a bar of the results.
  case bar(Int)
  /// A quiz, wherever it is: its card, its dialog, and the page on which it is played.
  case quiz(LibraryEntry.ID)
  case card(LibraryEntry.ID)
  case dialog(LibraryEntry.ID)
  case page(LibraryEntry.ID)
  /// A page in front of the library out of which no card grows, by the layer that it is.
  case cover(Layer.ID)
  /// The dialog that asks before anything is played.
  case offer
  /// The words of a page of the statistics, and the filled part of one of its bars.
  case statistics(page: Int)
  case statisticsBar(Int, page: Int)
  /// The help, wherever it is, its hint, and its overlay.
  case help, helpHint, helpPanel
  /// The words of a question, by its position in the run; the chips in its blanks; the key of one of
  /// its options by its place in the row; and the chips that lie there.
  case question(Int)
  case fills(ofQuestion: Int)
  case option(Int, ofQuestion: Int)
  case chips(Int, ofQuestion: Int)
  /// A hint that was given for a question, by its place among those that were.
  case hint(Int, ofQuestion: Int)
  /// The words of the results.
  case results
  /// All that is in a box, and a line of a dialog.
  indirect case contents(of: ElementID)
  indirect case line(Int, of: ElementID)
  /// What dims the layers behind another.
  case overlay(of: Layer.ID)
}

extension ElementID {
  /// What kind of thing it is, by which the table of motion tells how it moves.
  enum Kind: Hashable, Sendable {
    case chip, rowChip, blankChip, chips, option, question, fills, hint
    case progress, bar, results
    case card, cardContents, dialog, dialogContents, dialogLine, page, pageContents
    case offer, statistics, statisticsBar
    case help, helpContents, helpLine
    case overlay
    case quiz
  }

  /// Its kind.
  var kind: Kind {
    switch self {
    case .chip: .chip
    case .rowChip: .rowChip
    case .blankChip: .blankChip
    case .chips: .chips
    case .option: .option
    case .question: .question
    case .fills: .fills
    case .hint: .hint
    case .progress: .progress
    case .bar: .bar
    case .results: .results
    case .quiz: .quiz
    case .card: .card
    case .dialog: .dialog
    case .page, .cover: .page
    case .offer: .offer
    case .statistics: .statistics
    case .statisticsBar: .statisticsBar
    case .help, .helpHint, .helpPanel: .help
    case .contents(of: .card): .cardContents
    case .contents(of: .dialog), .contents(of: .offer): .dialogContents
    case .contents(of: .page), .contents(of: .cover): .pageContents
    case .contents: .helpContents
    case .line(_, of: .dialog), .line(_, of: .offer): .dialogLine
    case .line: .helpLine
    case .overlay: .overlay
    }
  }

  /// Its place among others of its kind that come one after the other, from 0.
  var order: Int {
    switch self {
    case .chips(let index, _), .option(let index, _), .bar(let index), .line(let index, _),
      .statisticsBar(let index, _):
      index
    default: 0
    }
  }
}

/// One piece of an option: what leaves the row and lands in a blank.
struct Chip: Hashable, Sendable {
  /// The position of the question in the run, so that chips of two questions never match.
  let question: Int
  /// The option that it shows.
  let option: OptionID
  /// The blank it is for, where options are used again and again: a chip per blank lies in the row.
  let blank: Int?
}
