/// What was done with the mouse, and where.
///
/// A button counts when it goes down; that it comes up, and how the mouse moves, is not reported.
public struct MouseEvent: Hashable, Sendable {
  /// What a hand does with a mouse.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// The wheel was turned by steps, positive towards the end of what is read.
    ///
    /// Terminals report each step for itself, as 1 or −1, however fast the wheel turns. How many
    /// lines a step is, is for the screen to decide.
    case scroll(steps: Int)
  }

  /// A button, as it is for the right hand.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// What was done.
  public var action: Action
  /// The cell under the pointer.
  ///
  /// It may lie outside of a window that has just become smaller; of a wide grapheme it is either
  /// half.
  public var place: CellPoint

  /// Makes an event.
  public init(_ action: Action, at place: CellPoint) {
    self.action = action
    self.place = place
  }
}
