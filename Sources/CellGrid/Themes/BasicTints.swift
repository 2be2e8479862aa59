/// The colours of a theme among the first eight, which are the person's own.
///
/// By custom they are black, red, green, yellow, blue, magenta, cyan and white, from 0 to 7.
struct BasicTints: Hashable, Sendable {
  /// What is lit.
  var accent: UInt8 = 4
  /// The moment in which a chip lands.
  var flash: UInt8 = 6
  /// Lines of code.
  var code: UInt8 = 6
  /// What is right.
  var right: UInt8 = 2
  /// What is neither good nor bad.
  var middling: UInt8 = 3
  /// What is wrong.
  var wrong: UInt8 = 1

  /// The colour of text on one of them: black on the darkest blues cannot be read.
  func text(on ground: UInt8, at depth: ColorDepth) -> Color {
    ground == 4 ? .palette(depth == .eight ? 7 : 15) : .palette(0)
  }
}
