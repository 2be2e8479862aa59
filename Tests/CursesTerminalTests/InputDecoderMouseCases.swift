import CellGrid

@testable import CursesTerminal

extension InputCase {
  fileprivate init(
    _ name: String, _ bytes: String, _ action: MouseEvent.Action, column: Int, row: Int
  ) {
    let place = CellPoint(column: column, row: row)
    self.init(name, bytes, .mouse(MouseEvent(action, at: place)))
  }
}

extension InputDecoderTests {
  static let mouse = [
    InputCase("left button", "\u{1B}[<0;10;5M", .press(.left), column: 9, row: 4),
    InputCase("middle button", "\u{1B}[<1;10;5M", .press(.middle), column: 9, row: 4),
    InputCase("right button", "\u{1B}[<2;10;5M", .press(.right), column: 9, row: 4),
    InputCase("first cell", "\u{1B}[<0;1;1M", .press(.left), column: 0, row: 0),
    // vim#2309
    InputCase("beyond column 223", "\u{1B}[<0;224;300M", .press(.left), column: 223, row: 299),
    InputCase("last cell", "\u{1B}[<0;65535;65535M", .press(.left), column: 65534, row: 65534),
    InputCase("zeros in front", "\u{1B}[<00;010;005M", .press(.left), column: 9, row: 4),
    InputCase("left with shift", "\u{1B}[<4;10;5M", .press(.left), column: 9, row: 4),
    InputCase("left with alt", "\u{1B}[<8;10;5M", .press(.left), column: 9, row: 4),
    InputCase("right with control", "\u{1B}[<18;10;5M", .press(.right), column: 9, row: 4),
    InputCase("middle with all", "\u{1B}[<29;10;5M", .press(.middle), column: 9, row: 4),
    InputCase("wheel up", "\u{1B}[<64;10;5M", .scroll(steps: -1), column: 9, row: 4),
    InputCase("wheel down", "\u{1B}[<65;10;5M", .scroll(steps: 1), column: 9, row: 4),
    InputCase("wheel down with control", "\u{1B}[<81;1;1M", .scroll(steps: 1), column: 0, row: 0),
    InputCase("click", "\u{1B}[<0;2;3M\u{1B}[<0;2;3m", .press(.left), column: 1, row: 2),
    InputCase(
      "drag", "\u{1B}[<0;2;3M\u{1B}[<32;3;3M\u{1B}[<0;3;3m", .press(.left), column: 1, row: 2),
    InputCase(
      "keys around a click", "a\u{1B}[<0;2;3M\u{1B}[A", .key(.character("a")),
      .mouse(MouseEvent(.press(.left), at: CellPoint(column: 1, row: 2))), .key(.up)),
  ]

  static let swallowedMouse = [
    InputCase("button released", "\u{1B}[<0;250;30m\u{1B}[<2;1;1m\u{1B}[<3;1;1m"),
    InputCase("motion with a button", "\u{1B}[<32;10;5M\u{1B}[<34;10;5M"),
    InputCase("motion without a button", "\u{1B}[<35;10;5M\u{1B}[<35;10;5m"),
    InputCase("motion with modifiers", "\u{1B}[<60;10;5M"),
    InputCase("motion with the wheel", "\u{1B}[<96;10;5M"),
    InputCase("wheel sideways", "\u{1B}[<66;10;5M\u{1B}[<67;10;5M"),
    InputCase("wheel released", "\u{1B}[<64;10;5m"),
    InputCase("no button", "\u{1B}[<3;10;5M"),
    InputCase("buttons of the side", "\u{1B}[<128;10;5M\u{1B}[<129;10;5M\u{1B}[<192;10;5M"),
    InputCase("button without end", "\u{1B}[<256;10;5M\u{1B}[<4096;10;5M"),
    InputCase("column 0", "\u{1B}[<0;0;5M"),
    InputCase("row 0", "\u{1B}[<0;5;0M"),
    InputCase("column of no window", "\u{1B}[<0;65536;5M"),
    InputCase("row that is no number", "\u{1B}[<0;5;99999999999999999999M"),
    InputCase("button that is no number", "\u{1B}[<99999999999999999999;5;5M"),
    InputCase("very long number", "\u{1B}[<0;" + String(repeating: "7", count: 500) + ";5M"),
    InputCase("numbers below 0", "\u{1B}[<-1;5;5M\u{1B}[<0;-5;5M\u{1B}[<0;5;-5M"),
    InputCase("signs", "\u{1B}[<+0;5;5M\u{1B}[<0;5;+5M"),
    InputCase("fractions", "\u{1B}[<0;5.5;5M\u{1B}[<0;5:5;5M"),
    InputCase("blanks", "\u{1B}[<0;5;5 M\u{1B}[< 0;5;5M"),
    InputCase("dollars", "\u{1B}[<0;5$;5M\u{1B}[<0;5;5$M"),
    InputCase("private twice", "\u{1B}[<<0;5;5M\u{1B}[<0;<5;5M\u{1B}[<0;?5;5M"),
    InputCase("nothing", "\u{1B}[<M\u{1B}[<;;M\u{1B}[<m"),
    InputCase("numbers left out", "\u{1B}[<0M\u{1B}[<0;5M\u{1B}[<0;5;M\u{1B}[<0;;5M\u{1B}[<;5;5M"),
    InputCase("a number too many", "\u{1B}[<0;5;5;5M\u{1B}[<0;5;5;M"),
    InputCase("other marks", "\u{1B}[>0;5;5M\u{1B}[?0;5;5M\u{1B}[=0;5;5M"),
    InputCase("other ends", "\u{1B}[<0;5;5A\u{1B}[<0;5;5~\u{1B}[<0;5;5c\u{1B}[<200~"),
    InputCase("mouse, urxvt", "\u{1B}[32;250;30M"),
    InputCase("mouse, X10", "\u{1B}[M q!\u{1B}[M`~~"),
  ]
}
