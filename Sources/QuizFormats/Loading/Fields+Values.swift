extension Fields {
  /// The text of a key, or nil when it is missing or not a text.
  func text(_ key: Key, mayHaveLines: Bool = false) -> String? {
    self[key].flatMap { text(of: $0, for: key, mayHaveLines: mayHaveLines) }
  }

  fileprivate func text(of value: JSONValue, for key: Key, mayHaveLines: Bool) -> String? {
    guard value.kind == .text else { return reportWrong(value, for: key, expected: .text) }
    return findings.text(of: value, mayHaveLines: mayHaveLines)
  }

  /// The texts in a list, or none.
  func texts(_ key: Key) -> [String] {
    guard let value = self[key] else { return [] }
    guard let elements = value.elements else {
      return reportWrong(value, for: key, expected: .list) ?? []
    }
    return texts(in: elements, of: key, mayHaveLines: false)
  }

  fileprivate func texts(in elements: JSONElements, of key: Key, mayHaveLines: Bool) -> [String] {
    var texts: [String] = []
    texts.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      if let text = text(of: element, for: key, mayHaveLines: mayHaveLines) { texts.append(text) }
    }
    return texts
  }

  /// The texts of a key that takes one text or a list of them; they may have lines.
  func textOrTexts(_ key: Key) -> [String] {
    guard let value = self[key] else { return [] }
    if let elements = value.elements {
      return texts(in: elements, of: key, mayHaveLines: true)
    }
    guard value.kind == .text else {
      return reportWrong(value, for: key, expected: .textOrTexts) ?? []
    }
    return [findings.text(of: value, mayHaveLines: true)]
  }

  /// What `true` or `false` says, or nil when the key is missing or is neither.
  func boolean(_ key: Key) -> Bool? {
    guard let value = self[key] else { return nil }
    return value.boolean ?? reportWrong(value, for: key, expected: .boolean)
  }

  /// A number as it is written, with its value to report about.
  func number(_ key: Key) -> (written: String, value: JSONValue)? {
    guard let value = self[key] else { return nil }
    guard let written = value.number else {
      return reportWrong(value, for: key, expected: .number)
    }
    return (written, value)
  }

  /// One of the words that a key takes, or nil when it is missing or none of them.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ key: Key) -> Word? {
    guard let value = self[key], let text = text(key) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let allowed = Word.allCases.map(\.rawValue)
    findings.report(
      .unknownWord(
        key: key.rawValue, found: text, allowed: allowed, didYouMean: allowed.nearest(to: text)),
      at: value
    )
    return nil
  }

  /// The elements of a list, or nil when the key is missing or not a list.
  func list(_ key: Key) -> JSONElements? {
    guard let value = self[key] else { return nil }
    return value.elements ?? reportWrong(value, for: key, expected: .list)
  }

  /// The object of a key, or nil when it is missing or not an object.
  func object(_ key: Key) -> JSONValue? {
    guard let value = self[key] else { return nil }
    return value.kind == .object ? value : reportWrong(value, for: key, expected: .object)
  }

  /// Reports that a value is not what its key takes.
  ///
  /// - Returns: Always nil, so that a reader can return it.
  func reportWrong<Value>(_ value: JSONValue, for key: Key, expected: ExpectedValue) -> Value? {
    findings.report(
      .wrongValue(
        key: key.rawValue, expected: expected, found: value.kind, source: value.excerpt),
      at: value
    )
    return nil
  }
}

extension String {
  /// The whole number that is written, as in `2`, `2.0` or `2e1`, or nil.
  var wholeNumber: Int? {
    Int(self) ?? Double(self).flatMap(Int.init(exactly:))
  }
}
