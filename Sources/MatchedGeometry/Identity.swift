/// Something that equals nothing but itself.
///
/// Those who hold it keep it alive, so its address is not given to another one meanwhile.
final class Identity: Hashable, Sendable {
  static func == (left: Identity, right: Identity) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
