internal import CellGrid

extension ControlSequence {
  /// What was done with the mouse, as it is reported in mode 1006: `ESC [ < code ; column ; row M`.
  ///
  /// Nil for what is of no interest: a button that comes up (`m` for `M`), motion, a wheel turned
  /// sideways, more than three buttons, places that no window has.
  var mouse: MouseEvent? {
    guard marker == UInt8(ascii: "<"), final == UInt8(ascii: "M"), !hasIntermediates,
      parameters.count == 3, let code = parameters[0],
      let action = Self.actions[code & ~Self.modifiers],
      let column = Self.place(parameters[1]), let row = Self.place(parameters[2])
    else { return nil }
    return MouseEvent(action, at: CellPoint(column: column, row: row))
  }

  /// Shift, alt and control; most terminals keep shift for selecting text.
  fileprivate static let modifiers = 4 | 8 | 16

  /// The codes that count; those of motion have 32 added, those of further buttons 128.
  fileprivate static let actions: [Int: MouseEvent.Action] = [
    0: .press(.left), 1: .press(.middle), 2: .press(.right),
    64: .scroll(steps: -1), 65: .scroll(steps: 1),
  ]

  /// A column or row from 0; windows have up to 65535, and count from 1.
  fileprivate static func place(_ number: Int?) -> Int? {
    guard let number, (1...65535).contains(number) else { return nil }
    return number - 1
  }
}
