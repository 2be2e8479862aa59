/// The beginning or the end of an element.
struct HTMLTag {
  /// The element's name in small letters.
  let name: String
  /// Whether this is `</name>`.
  let isEnd: Bool
  /// The offset of its `<`.
  let start: Int
  /// What lies between its name and its `>`.
  let attributes: Range<Int>
  /// Whether it ends in `/>`, and so has no contents in XHTML.
  let isSelfClosing: Bool
}
