/// A note of Anki, wherever it stands.
struct AnkiNote {
  /// The fields as they are kept, in HTML or not.
  var fields: [String]
  /// The names of the fields, as far as they are known.
  var fieldNames: [String] = []
  /// Whether its notetype makes cards of cloze deletions; nil when nothing but the fields can tell.
  var isCloze: Bool?
  /// Whether the fields are HTML; nil when nothing but they can tell.
  var isHTML: Bool?
  var tags: [String] = []
  /// Whether it has a second card, which asks the other way round.
  var isReversed = false
  /// Where a byte of a field is.
  let place: (_ field: Int, _ byte: Int) -> Finding.Place
}
