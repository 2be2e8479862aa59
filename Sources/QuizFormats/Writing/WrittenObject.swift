/// An object of the format that is being written.
struct WrittenObject<Key: FormatKey> {
  fileprivate var members: [(key: String, value: JSONText)] = []

  /// The object with its keys in the order in which they were written.
  var json: JSONText { .object(members) }

  /// Whether nothing was written.
  var isEmpty: Bool { members.isEmpty }

  /// Writes a key with its value.
  mutating func write(_ key: Key, _ value: JSONText) {
    members.append((key.rawValue, value))
  }

  /// Writes an object, unless there is nothing in it.
  mutating func write<Inner>(_ key: Key, _ object: WrittenObject<Inner>) {
    if !object.isEmpty { write(key, object.json) }
  }

  /// Writes a text, unless there is none.
  mutating func write(_ key: Key, _ text: String?) {
    if let text { write(key, .text(text)) }
  }

  /// Writes a value, unless it is what its absence says.
  mutating func write(_ key: Key, _ value: Bool, unless standard: Bool) {
    if value != standard { write(key, .boolean(value)) }
  }

  /// Writes a number, unless it is what its absence says.
  mutating func write(_ key: Key, _ value: Int, unless standard: Int) {
    if value != standard { write(key, .number(value)) }
  }

  /// Writes a number, unless it is what its absence says.
  mutating func write(_ key: Key, _ value: Double, unless standard: Double) {
    if value != standard { write(key, .decimal(value)) }
  }

  /// Writes a word of a fixed set, unless it is what its absence says.
  mutating func write<Word: RawRepresentable<String>>(
    _ key: Key, _ word: Word, unless standard: Word
  ) {
    if word.rawValue != standard.rawValue { write(key, word.rawValue) }
  }

  /// Writes one text as itself and several as a list.
  mutating func write(_ key: Key, oneOrMore texts: [String]) {
    if let values = JSONText.oneOrMore(texts.map(JSONText.text)) { write(key, values) }
  }
}

extension JSONText {
  /// One value as itself, several as a list, and none as nil.
  static func oneOrMore(_ values: [JSONText]) -> JSONText? {
    values.count > 1 ? .list(values) : values.first
  }
}
