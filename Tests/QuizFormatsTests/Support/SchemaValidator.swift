import QuizFormats

/// Judges JSON by a JSON Schema, as far as the format's own schema goes.
///
/// It knows the keywords that this schema uses and fails on any other.
struct SchemaValidator {
  /// What a schema has that is not known here.
  struct UnknownKeyword: Error, CustomStringConvertible {
    let description: String
  }

  fileprivate let root: JSONValue

  init(_ schema: JSONValue) {
    root = schema
  }

  /// The keyword that refuses a value, with the place of that value, or nil when none does.
  func refusal(of value: JSONValue) throws -> String? {
    try refusal(of: value, by: root)
  }

  /// The keyword that refuses a value, by a part of the schema.
  fileprivate func refusal(of value: JSONValue, by schema: JSONValue) throws -> String? {
    if let allowed = schema.boolean { return allowed ? nil : "false at \(value.place)" }
    for member in try members(schema) {
      let keyword = member.key.string ?? ""
      if try !accepts(value, keyword, member.value, of: schema) {
        return "\(keyword) at line \(value.place.line), column \(value.place.column)"
      }
    }
    return nil
  }

  fileprivate func accepts(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, of schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "$schema", "$id", "$defs", "$comment", "title", "description", "examples", "default":
      true
    case "$ref": try refusal(of: value, by: try definition(rule)) == nil
    case "type": try kinds(rule).contains { value.isOf(type: $0) }
    case "enum": try elements(rule).contains { $0.string != nil && $0.string == value.string }
    case "if":
      if try refusal(of: value, by: rule) == nil {
        try follows(value, schema["then"])
      } else {
        try follows(value, schema["else"])
      }
    case "then", "else": true
    case "not": try refusal(of: value, by: rule) != nil
    case "anyOf": try elements(rule).contains { try refusal(of: value, by: $0) == nil }
    case "oneOf": try elements(rule).filter { try refusal(of: value, by: $0) == nil }.count == 1
    case "minLength", "pattern": try acceptsText(value, keyword, rule)
    case "minimum", "maximum", "exclusiveMinimum": try acceptsNumber(value, keyword, rule)
    case "items", "minItems": try acceptsList(value, keyword, rule)
    case "required", "properties", "patternProperties", "additionalProperties":
      try acceptsObject(value, keyword, rule, of: schema)
    default: throw UnknownKeyword(description: keyword)
    }
  }

  fileprivate func follows(_ value: JSONValue, _ schema: JSONValue?) throws -> Bool {
    guard let schema else { return true }
    return try refusal(of: value, by: schema) == nil
  }

  fileprivate func acceptsText(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue
  ) throws -> Bool {
    guard let text = value.string else { return true }
    if keyword == "minLength" { return try Double(text.unicodeScalars.count) >= number(rule) }
    return try text.firstMatch(
      of: Regex(rule.string ?? "").matchingSemantics(.unicodeScalar)) != nil
  }

  fileprivate func acceptsNumber(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue
  ) throws -> Bool {
    guard value.number != nil else { return true }
    let (value, bound) = (try number(value), try number(rule))
    return switch keyword {
    case "minimum": value >= bound
    case "maximum": value <= bound
    default: value > bound
    }
  }

  fileprivate func acceptsList(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue
  ) throws -> Bool {
    guard let elements = value.elements else { return true }
    if keyword == "minItems" { return try Double(Array(elements).count) >= number(rule) }
    return try elements.allSatisfy { try refusal(of: $0, by: rule) == nil }
  }

  fileprivate func acceptsObject(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, of schema: JSONValue
  ) throws -> Bool {
    guard let found = value.members else { return true }
    switch keyword {
    case "required": return try elements(rule).allSatisfy { value[$0.string ?? ""] != nil }
    case "properties":
      return try found.allSatisfy { try follows($0.value, rule[$0.key.string ?? ""]) }
    case "patternProperties":
      return try found.allSatisfy { member in
        try members(rule).allSatisfy { pattern in
          try !matches(member.key, pattern.key) || follows(member.value, pattern.value)
        }
      }
    default:
      let patterns = try schema["patternProperties"].map(members) ?? []
      return try found.allSatisfy { member in
        let isKnown = schema["properties"]?[member.key.string ?? ""] != nil
        return try isKnown || patterns.contains { try matches(member.key, $0.key) }
          || follows(member.value, rule)
      }
    }
  }

  fileprivate func matches(_ key: JSONValue, _ pattern: JSONValue) throws -> Bool {
    try (key.string ?? "").firstMatch(of: Regex(pattern.string ?? "")) != nil
  }

  /// What a reference within the schema names.
  fileprivate func definition(_ reference: JSONValue) throws -> JSONValue {
    let name = reference.string ?? ""
    let path = name.split(separator: "/")
    guard path.count == 3, path[0] == "#", path[1] == "$defs",
      let definition = root["$defs"]?[String(path[2])]
    else { throw UnknownKeyword(description: "$ref to \(name)") }
    return definition
  }

  fileprivate func kinds(_ rule: JSONValue) throws -> [String] {
    try rule.string.map { [$0] } ?? elements(rule).map { $0.string ?? "" }
  }

  fileprivate func members(_ value: JSONValue) throws -> [JSONMember] {
    guard let members = value.members else {
      throw UnknownKeyword(description: "\(value.excerpt) for an object")
    }
    return Array(members)
  }

  fileprivate func elements(_ value: JSONValue) throws -> [JSONValue] {
    guard let elements = value.elements else {
      throw UnknownKeyword(description: "\(value.excerpt) for a list")
    }
    return Array(elements)
  }

  fileprivate func number(_ value: JSONValue) throws -> Double {
    guard let number = value.number.flatMap(Double.init) else {
      throw UnknownKeyword(description: "\(value.excerpt) for a number")
    }
    return number
  }
}

extension JSONValue {
  /// The value of a key, the last one when it appears twice; nil when it is missing.
  fileprivate subscript(key: String) -> JSONValue? {
    members?.reduce(nil) { $1.key.string == key ? $1.value : $0 }
  }

  /// Whether the value is of a type of JSON Schema.
  fileprivate func isOf(type: String) -> Bool {
    switch kind {
    case .null: type == "null"
    case .boolean: type == "boolean"
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    case .number:
      type == "number"
        || type == "integer" && number.flatMap(Double.init).map { $0 == $0.rounded() } == true
    }
  }
}
