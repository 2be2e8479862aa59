/// A colour of a theme, for terminals with a palette of 256 and for those with all colours.
struct Tint: Hashable, Sendable {
  /// The entry of xterm's palette, from 16 on.
  fileprivate let index: UInt8
  /// Red, green and blue in one number, or nil where the entry says it all.
  fileprivate let value: UInt32?

  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - index: The entry of xterm's palette, from 16 on: the first are the person's own.
  ///   - value: The colour where there are more than those, as `0xRRGGBB`; without, it is the entry's.
  init(_ index: UInt8, _ value: UInt32? = nil) {
    self.index = index
    self.value = value
  }

  /// The colour as a terminal shows it.
  func color(at depth: ColorDepth) -> Color {
    guard depth == .direct else { return .palette(index) }
    guard let value else {
      let entry = Palette.rgb(of: index)
      return .rgb(UInt8(entry.red), UInt8(entry.green), UInt8(entry.blue))
    }
    return .rgb(
      UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }
}
