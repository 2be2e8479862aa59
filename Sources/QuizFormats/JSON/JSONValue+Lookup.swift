extension JSONValue {
  /// The value of an object's key, the first when the key was given twice; nil for other values.
  subscript(_ key: String) -> JSONValue? {
    members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The value of the first of several keys that an object has and that is not null.
  func first(of keys: [String]) -> JSONValue? {
    for key in keys {
      if let value = self[key], value.kind != .null { return value }
    }
    return nil
  }

  /// Whether the value is a list of objects of which more than half meet a condition.
  func isListOfObjects(mostly condition: (JSONValue) -> Bool) -> Bool {
    guard let elements else { return false }
    var left = elements.underestimatedCount
    var balance = 0
    for element in elements {
      guard element.kind == .object else { return false }
      balance += condition(element) ? 1 : -1
      left -= 1
      if balance + left <= 0 { return false }
    }
    return balance > 0
  }

  /// Whether the value is a list in which all values meet a condition, and which has at least one.
  func isList(of condition: (JSONValue) -> Bool) -> Bool {
    guard let elements, !elements.isEmpty else { return false }
    return elements.allSatisfy(condition)
  }
}
