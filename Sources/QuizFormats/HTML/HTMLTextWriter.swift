/// Writes lines of plain text, with the white space of a browser.
///
/// Spaces, line ends and markers wait until something visible follows, so that lines have no spaces at
/// their ends and the text neither begins nor ends with an empty line.
struct HTMLTextWriter {
  /// What is written so far.
  fileprivate(set) var bytes: [UInt8] = []
  /// The line ends that wait.
  fileprivate var lineEnds = 0
  /// The spaces that wait.
  fileprivate var spaces = 0
  /// Whether the last of them takes in the white space that follows.
  fileprivate var endsInWhiteSpace = false
  /// Whether the spaces stay at the very start of the text too.
  fileprivate var keepsSpaces = false
  /// The cell boundaries that wait.
  fileprivate var cellGaps = 0
  fileprivate var rowHasCell = false
  fileprivate var rowHasText = false
  /// What stands before the item of a list that begins here.
  var marker: String?
  /// The columns that a line is moved to the right by the lists around it.
  var indentation = 0
  fileprivate var scripts = HTMLOpenScripts()

  fileprivate var isAtLineStart: Bool { lineEnds > 0 || bytes.isEmpty }

  /// Writes text that has no white space to be collapsed.
  mutating func write(_ text: some Collection<UInt8>) {
    if lineEnds > 0 || spaces > 0 || cellGaps > 0 || marker != nil || bytes.isEmpty {
      writeWhatWaits()
    }
    if scripts.waitForText { scripts.begin(at: bytes.count) }
    bytes.append(contentsOf: text)
    endsInWhiteSpace = false
    rowHasText = true
  }

  fileprivate mutating func writeWhatWaits() {
    let isFirst = bytes.isEmpty
    if cellGaps > 0, rowHasText {
      lineEnds = 0
      spaces = 2 * cellGaps
    }
    cellGaps = 0
    let isAtLineStart = isAtLineStart
    if !isFirst { bytes.append(contentsOf: repeatElement(.lineFeed, count: lineEnds)) }
    if isFirst, !keepsSpaces { spaces = 0 }
    lineEnds = 0
    if isAtLineStart {
      let columns = marker == nil ? indentation : max(0, indentation - 2)
      bytes.append(contentsOf: repeatElement(.space, count: columns))
    }
    if let marker {
      if !isAtLineStart { bytes.append(contentsOf: repeatElement(.space, count: spaces)) }
      bytes.append(contentsOf: marker.utf8)
      spaces = 0
    }
    marker = nil
    bytes.append(contentsOf: repeatElement(.space, count: spaces))
    spaces = 0
    keepsSpaces = false
  }

  /// White space, of which a line has none at its start and one at a time elsewhere.
  mutating func writeWhiteSpace() {
    guard !isAtLineStart, cellGaps == 0, !endsInWhiteSpace else { return }
    spaces += 1
    endsInWhiteSpace = true
  }

  /// A space that stays, be it beside others.
  mutating func writeSpace(isPreformatted: Bool = false) {
    spaces += 1
    endsInWhiteSpace = false
    if isPreformatted { keepsSpaces = true }
  }

  /// Ends the line, even an empty one; of those no two follow each other unless they are preformatted.
  mutating func endLine(isPreformatted: Bool = false) {
    dropSpaces()
    if cellGaps > 0 || marker != nil { return }
    if !isAtLineStart {
      lineEnds = 1
    } else if isPreformatted || lineEnds < 2 {
      lineEnds += 1
    }
  }

  /// Ends the line if there is something in it.
  mutating func beginBlock() {
    scripts.closeAll(in: &bytes)
    if !isAtLineStart || spaces > 0 {
      endLine()
    } else {
      dropSpaces()
    }
  }

  fileprivate mutating func dropSpaces() {
    spaces = 0
    endsInWhiteSpace = false
    keepsSpaces = false
  }

  /// Begins or ends a row of a table, or the table.
  mutating func beginRow() {
    cellGaps = 0
    rowHasCell = false
    beginBlock()
  }

  mutating func beginCell() {
    if rowHasCell {
      scripts.closeAll(in: &bytes)
      cellGaps += 1
    } else {
      beginBlock()
      rowHasCell = true
      rowHasText = false
    }
  }

  mutating func open(_ script: HTMLScript) {
    scripts.open(script)
  }

  mutating func close(_ script: HTMLScript) {
    scripts.close(script, in: &bytes)
  }
}
