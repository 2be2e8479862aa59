/// The plain text of a piece of HTML, and what in it cannot be text.
///
/// - Lines: `br` and the edges of blocks, items and rows end lines; the line ends of the source are spaces
///   except in `pre`. Neither end of the text has an empty line, nor are there two in a row outside of
///   `pre`.
/// - Lists: `• ` or `1. ` before each item, two columns deeper in each list.
/// - Tables: a line for a row, two spaces between cells.
/// - `sup` and `sub`: `x²`, `x^k`, `x_(n+1)`.
/// - Dropped: other tags; comments, scripts, styles, titles and form fields with their contents.
///
/// Time and space grow with the length of the HTML alone, however deep or broken it is.
struct HTMLText: Equatable, Sendable {
  let text: String
  /// Images, sounds, videos and the like in the order of the text.
  let media: [Media]

  init(_ html: String) {
    var reader = HTMLReader(Array(html.utf8))
    reader.read()
    text = String(decoding: reader.writer.bytes, as: UTF8.self)
    media = reader.media
  }
}
