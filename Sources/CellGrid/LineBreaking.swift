/// The smallest thing that a line can hold.
struct Atom: Hashable, Sendable {
  /// What it is.
  enum Content: Hashable, Sendable {
    /// A grapheme cluster.
    case grapheme(Character)
    /// A box and its rows.
    case box(Int, Int)
  }

  var content: Content
  var width: Int

  var isSpace: Bool { content == .grapheme(" ") }

  fileprivate var isBox: Bool {
    if case .box = content { true } else { false }
  }

  /// Whether it breaks like a Chinese character: on either side, and without a space.
  fileprivate var isWide: Bool { !isBox && width == 2 }

  /// Whether a line can end between two atoms.
  ///
  /// A box behaves like its neighbour: it breaks from wide characters and from other boxes, and
  /// stays with the letters that it touches.
  static func canBreak(between left: Atom, and right: Atom) -> Bool {
    if right.isSpace { return false }
    if left.isSpace { return true }
    guard left.isWide || right.isWide || (left.isBox && right.isBox) else { return false }
    if case .grapheme(let mark) = right.content, neverFirst.contains(mark) { return false }
    if case .grapheme(let mark) = left.content, neverLast.contains(mark) { return false }
    return true
  }

  /// Closing marks, small kana and the prolonged sound mark (JIS X 4051, GB/T 15834).
  fileprivate static let neverFirst = Set<Character>(
    "。、，．！？；：）」』】》〉〕］｝”’…‥・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ.,!?;:)]}%")

  /// Opening marks.
  fileprivate static let neverLast = Set<Character>("（「『【《〈〔［｛“‘([{￥$")
}
