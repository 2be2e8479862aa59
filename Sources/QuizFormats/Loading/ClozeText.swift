internal import QuizModel

/// A question's text with its blanks found.
struct ClozeText {
  /// The text with its blanks.
  let text: JoinedText
  /// Where the blanks begin, in decoded bytes from the start of the text.
  fileprivate(set) var blankPositions: [Int] = []
  /// Where the first run of exactly two underscores begins, or nil.
  fileprivate(set) var pairPosition: Int?

  /// Finds the blanks of a text.
  ///
  /// Without a marker a blank is a run of three or more underscores or of two or more full-width low
  /// lines, and `\_` is an underscore that is text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - marker: What stands for a blank instead, in UTF-8; underscores and backslashes are text then.
  ///   - isOurs: Whether the text is one of our own format, in which a backslash makes an underscore
  ///     text; one of another format stays as it is.
  ///   - isKept: Whether a look found that the text is kept as it is; nil when nobody has looked.
  init(
    _ text: ArraySlice<UInt8>, marker: [UInt8]? = nil, isOurs: Bool = true, isKept: Bool? = nil
  ) {
    let isKept = isKept ?? text.isKept(withLines: true)
    // Bytes are collected and become a string once.
    var joined: [UInt8] = []
    joined.reserveCapacity(text.count)
    func append(_ piece: ArraySlice<UInt8>, after written: [UInt8]) {
      if isKept {
        joined += written
        joined += piece
      } else if isOurs {
        joined += String(decoding: written + piece, as: UTF8.self).kept.utf8
      } else {
        // A null character would be taken for a blank; no text of a quiz keeps any.
        joined += (written + piece).lazy.filter { $0 != 0 }
      }
    }
    var written: [UInt8] = []
    var start = text.startIndex
    var index = start
    let marks =
      marker?.first.map { ($0, $0, $0) }
      ?? (lowLine, fullWidthLowLine[0], isOurs ? .backslash : lowLine)
    while let next = text.index(ofOneOf: marks, from: index) {
      index = next
      let piece = ClozePiece(in: text[index...], marker: marker)
      switch piece {
      case .text: break
      case .pair: pairPosition = pairPosition ?? index - text.startIndex
      case .blank:
        append(text[start..<index], after: written)
        joined.append(0)
        blankPositions.append(index - text.startIndex)
        written = []
        start = index + piece.length
      case .underscore:
        written += text[start..<index]
        // The underscore itself goes with what follows.
        start = index + 1
      }
      index += piece.length
    }
    append(text[start...], after: written)
    self.text = JoinedText(joined: String(decoding: joined, as: UTF8.self))
  }

  /// The text in reading order.
  var segments: [TextSegment] { text.segments }
}

/// What a question's text goes on with.
fileprivate enum ClozePiece {
  /// So many bytes that are no blank.
  case text(length: Int)
  /// Two underscores, which are no blank.
  case pair
  /// So many bytes that are a blank.
  case blank(length: Int)
  /// A backslash and an underscore.
  case underscore

  /// The number of bytes.
  var length: Int {
    switch self {
    case .text(let length), .blank(let length): length
    case .pair, .underscore: 2
    }
  }

  init(in rest: ArraySlice<UInt8>, marker: [UInt8]?) {
    if let marker {
      self = rest.starts(with: marker) ? .blank(length: marker.count) : .text(length: 1)
      return
    }
    switch rest.first {
    case lowLine:
      let length = rest.prefix { $0 == lowLine }.count
      self = length > 2 ? .blank(length: length) : length == 2 ? .pair : .text(length: 1)
    case fullWidthLowLine[0]:
      var length = 0
      while rest.dropFirst(length).starts(with: fullWidthLowLine) { length += 3 }
      self = length > 3 ? .blank(length: length) : .text(length: 1)
    case .backslash where rest.dropFirst().first == lowLine: self = .underscore
    default: self = .text(length: 1)
    }
  }
}

fileprivate let lowLine = UInt8(ascii: "_")
/// U+FF3F, as Chinese and Japanese authors write blanks.
fileprivate let fullWidthLowLine: [UInt8] = [0xEF, 0xBC, 0xBF]
