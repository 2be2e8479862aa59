/// Descriptors that take the place of the terminal, which stays the controlling terminal.
///
/// They must be above 2 and stay open until the program has started; they remain the caller's.
public struct Redirection: Sendable {
  /// Read instead of the keyboard.
  public var input: Int32?
  /// Written to instead of the screen.
  public var output: Int32?
  /// Takes the error messages instead of the screen.
  public var error: Int32?

  /// A redirection of what is given.
  public init(input: Int32? = nil, output: Int32? = nil, error: Int32? = nil) {
    self.input = input
    self.output = output
    self.error = error
  }
}
