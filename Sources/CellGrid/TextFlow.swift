/// What text and boxes flow into: lines of a column.
public struct TextFlow: Hashable, Sendable {
  /// A thing to lay out.
  public enum Item: Hashable, Sendable {
    /// Text in displayed form; `\n` ends a line.
    case text(String)
    /// A box that is never split, named by a number.
    case box(Int, size: CellSize)
  }

  /// A thing laid out.
  public struct Piece: Hashable, Sendable {
    /// What stands there.
    public enum Content: Hashable, Sendable {
      /// A run of text on one row.
      case text(String)
      /// The box of this number.
      case box(Int)
    }

    /// What stands there.
    public var content: Content
    /// Where, from the flow's top left.
    public var frame: CellRect
  }

  /// The pieces in reading order.
  public private(set) var pieces: [Piece] = []
  /// The rows that the flow takes.
  public private(set) var height = 0

  /// Lays items out in a column.
  ///
  /// Lines break at spaces, before and after wide characters (with kinsoku: no line starts with a
  /// closing mark or ends with an opening one), at written line ends, and only where nothing else
  /// helps within a word, by grapheme. Spaces at a break are dropped.
  ///
  /// - Parameters:
  ///   - items: What to lay out, in reading order.
  ///   - width: The columns of a line; at least 1 is used.
  public init(_ items: [Item], width: Int) {
    let width = max(1, width)
    for line in Self.lines(of: items) {
      breakLine(line[...], width: width)
    }
  }

  /// A text's lines in a column.
  public static func wrap(_ text: String, width: Int) -> [String] {
    if let line = line(text, width: width) { return [line] }
    let flow = TextFlow([.text(text)], width: width)
    var lines = Array(repeating: "", count: flow.height)
    for piece in flow.pieces {
      if case .text(let text) = piece.content { lines[piece.frame.row] = text }
    }
    return lines
  }

  /// A text that needs no breaking because it is short; most are, and each column a byte.
  fileprivate static func line(_ text: String, width: Int) -> String? {
    guard text.utf8.count <= width, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
    guard text.utf8.last == 0x20 else { return text }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  fileprivate static func lines(of items: [Item]) -> [[Atom]] {
    var lines: [[Atom]] = [[]]
    for item in items {
      switch item {
      case .box(let number, let size):
        lines[lines.count - 1].append(Atom(content: .box(number, size.height), width: size.width))
      case .text(let text):
        for grapheme in text {
          if grapheme == "\n" {
            lines.append([])
          } else {
            let width = TextWidth.columns(of: grapheme)
            lines[lines.count - 1].append(Atom(content: .grapheme(grapheme), width: width))
          }
        }
      }
    }
    return lines
  }

  fileprivate mutating func breakLine(_ atoms: ArraySlice<Atom>, width: Int) {
    var rest = atoms
    repeat {
      let end = Self.lineEnd(of: rest, width: width)
      place(rest[..<end])
      rest = rest[end...].drop { $0.isSpace }
    } while !rest.isEmpty
  }

  /// The index after the last atom that fits on a line.
  fileprivate static func lineEnd(of atoms: ArraySlice<Atom>, width: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in atoms.indices {
      if index > atoms.startIndex, Atom.canBreak(between: atoms[index - 1], and: atoms[index]) {
        lastBreak = index
      }
      used += atoms[index].width
      if used > width, !atoms[index].isSpace {
        // A single atom wider than the line still has to stand somewhere.
        return lastBreak ?? max(index, atoms.startIndex + 1)
      }
    }
    return atoms.endIndex
  }

  fileprivate mutating func place(_ atoms: ArraySlice<Atom>) {
    var column = 0
    var lineHeight = 1
    var run = ""
    var runStart = 0
    func text(_ run: String, at start: Int, row: Int, to end: Int) -> Piece {
      Piece(
        content: .text(run),
        frame: CellRect(column: start, row: row, width: end - start, height: 1))
    }
    let trimmed = atoms.dropLast(atoms.reversed().prefix { $0.isSpace }.count)
    for atom in trimmed {
      switch atom.content {
      case .grapheme(let grapheme):
        if run.isEmpty { runStart = column }
        run.append(grapheme)
      case .box(let number, let boxHeight):
        if !run.isEmpty {
          pieces.append(text(run, at: runStart, row: height, to: column))
          run = ""
        }
        pieces.append(
          Piece(
            content: .box(number),
            frame: CellRect(column: column, row: height, width: atom.width, height: boxHeight)))
        lineHeight = max(lineHeight, boxHeight)
      }
      column += atom.width
    }
    if !run.isEmpty { pieces.append(text(run, at: runStart, row: height, to: column)) }
    height += lineHeight
  }
}
