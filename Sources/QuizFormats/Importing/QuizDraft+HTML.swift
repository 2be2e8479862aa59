extension QuizDraft {
  /// The plain text of a piece of HTML that begins at an offset, after a note of each image, sound
  /// and video in it.
  func plainText(ofHTML html: String, at offset: Int) -> String {
    let plain = HTMLText(html)
    for medium in plain.media { note(.media(medium.kind, name: medium.name), at: offset) }
    return plain.text
  }

  /// The plain text of a piece of HTML in an element that has no place in a text, such as a row.
  func plainText(ofHTML html: String, in element: String) -> String {
    let plain = HTMLText(html)
    for medium in plain.media { note(.media(medium.kind, name: medium.name), in: element) }
    return plain.text
  }
}
