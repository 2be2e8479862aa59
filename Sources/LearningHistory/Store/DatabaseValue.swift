/// A value that is bound to a statement.
enum DatabaseValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  init(_ value: Int64?) { self = value.map(DatabaseValue.integer) ?? .null }
  init(_ value: Int?) { self.init(value.map(Int64.init)) }
  init(_ value: Bool) { self = .integer(value ? 1 : 0) }
  init(_ value: Double?) { self = value.map(DatabaseValue.real) ?? .null }
  init(_ value: String?) { self = value.map(DatabaseValue.text) ?? .null }
}
