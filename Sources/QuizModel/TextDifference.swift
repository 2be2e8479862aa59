/// What tells a given text from the expected one, character by character as a person sees them.
///
/// A character is a whole grapheme cluster, so accents, joined emoji and syllables stay together.
public struct TextDifference: Hashable, Sendable {
  /// Neighbouring characters of one kind.
  public struct Piece: Hashable, Sendable {
    /// Whether the other text has the characters too.
    public enum Kind: Hashable, Sendable {
      /// Both texts have them, in this order.
      case same
      /// Only this text has them.
      case different
    }

    /// Whether the other text has the characters too.
    public var kind: Kind
    /// The characters; never empty.
    public var text: String

    /// Makes a piece.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// The given text; what is different is wrong or too much.
  public var given: [Piece]
  /// The expected text; what is different was wrong or is missing in the given one.
  public var expected: [Piece]

  /// Compares two texts as they are shown: composed, trimmed, without marks of direction and, but
  /// in code, with single spaces.
  ///
  /// The pieces of either side give that text together. As few characters as can be are different
  /// (by a longest common subsequence); only where more than 400 characters are left between the
  /// common start and the common end, all of those are.
  ///
  /// - Parameters:
  ///   - given: What was given.
  ///   - expected: What is right.
  ///   - ignoringCase: Whether capitals and small letters are the same.
  ///   - isCode: Whether every space within counts.
  /// - Complexity: O(length), and at most 160,000 comparisons of characters.
  public init(given: String, expected: String, ignoringCase: Bool = false, isCode: Bool = false) {
    let given = Characters(given, ignoringCase: ignoringCase, isCode: isCode)
    let expected = Characters(expected, ignoringCase: ignoringCase, isCode: isCode)
    let common = given.forms.inCommon(with: expected.forms)
    self.given = given.pieces(common.own)
    self.expected = expected.pieces(common.other)
  }
}

/// The characters of a text as they are shown and as they are compared.
fileprivate struct Characters {
  let shown: [Character]
  let forms: [String]

  init(_ text: String, ignoringCase: Bool, isCode: Bool) {
    let text = text.withoutBidirectionalMarks.composed
    shown = Array(isCode ? text.trimmed : text.collapsed)
    forms = shown.map { ignoringCase ? String($0).caseFolded : String($0) }
  }

  /// The pieces when the characters at some places are common to both texts.
  func pieces(_ isCommon: [Bool]) -> [TextDifference.Piece] {
    var pieces: [TextDifference.Piece] = []
    var start = 0
    for end in shown.indices.map({ $0 + 1 })
    where end == shown.count || isCommon[end] != isCommon[start] {
      pieces.append(
        TextDifference.Piece(isCommon[start] ? .same : .different, String(shown[start..<end])))
      start = end
    }
    return pieces
  }
}

extension [String] {
  /// Where a longest common subsequence stands in both lists.
  fileprivate func inCommon(with other: [String]) -> (own: [Bool], other: [Bool]) {
    let shorter = Swift.min(count, other.count)
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(reversed(), other.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
    let (rows, columns) = (count - end - start, other.count - end - start)
    func places(between middle: [Bool]) -> [Bool] {
      [Bool](repeating: true, count: start) + middle + [Bool](repeating: true, count: end)
    }
    var own = [Bool](repeating: false, count: rows)
    var others = [Bool](repeating: false, count: columns)
    guard Swift.max(rows, columns) <= 400 else {
      return (places(between: own), places(between: others))
    }
    // The length of the longest common subsequence from each row and column on.
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        lengths[row][column] =
          self[start + row] == other[start + column]
          ? lengths[row + 1][column + 1] + 1
          : Swift.max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if self[start + row] == other[start + column] {
        (own[row], others[column]) = (true, true)
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return (places(between: own), places(between: others))
  }
}
