public import CellGrid
internal import CNcurses

extension ProcessTerminal {
  /// Shows a canvas of the terminal's size, writing only what differs from the last one.
  ///
  /// It never waits. While the terminal has not taken the frame before, the canvas is kept, and a
  /// newer one takes its place: frames are dropped, never delayed.
  ///
  /// - Parameters:
  ///   - canvas: What to show.
  ///   - caret: Where the text cursor stands, or nil to hide it.
  public func draw(_ canvas: Canvas, caret: CellPoint?) {
    guard !isGone else { return }
    awaited = (canvas, caret)
    sendFrames()
  }

  /// Sends what the terminal takes: the rest of the last frame, then the newest.
  func sendFrames() {
    queue.drain(device.send)
    guard queue.isEmpty, let (canvas, caret) = awaited else { return }
    awaited = nil
    var frame: [UInt8] = []
    if !isOnScreen {
      frame += enterBytes
      isOnScreen = true
      armExit()
    }
    frame += screen.update(canvas, caret: caret)
    guard !frame.isEmpty else { return }
    queue.append(frame, isSynchronized: isSynchronized)
    // Behind the first frame, which thus waits for no answer.
    queue.append(queries.take(at: now()))
    queue.drain(device.send)
  }

  /// Prepares the way out, for whatever end; the size may be part of it.
  func armExit() {
    guard isOnScreen else { return }
    let exit = exitBytes
    terminal_arm(exit, exit.count)
  }

  /// Leaves the screen; drawing enters it again.
  func leave() {
    awaitAnswers()
    silenceMouse()
    queue.removeAll()
    awaited = nil
    isOnScreen = false
    terminal_restore()
  }

  /// Ends the reports of the mouse and reads those away that are on their way.
  ///
  /// Who leaves by a click lets go of the button when the program is gone, and that would be typed
  /// into the shell.
  fileprivate func silenceMouse() {
    // A terminal that takes nothing would not answer either.
    guard isOnScreen, reportsMouse, !isGone, queue.isEmpty else { return }
    queue.append(Self.mouseOff + queries.takeFence(at: now()))
    queue.drain(device.send)
    awaitAnswers()
  }

  /// The alternate screen, with bracketed paste and the mouse.
  fileprivate var enterBytes: [UInt8] {
    screen.enterBytes + (screen.speaksANSI ? Array("\u{1B}[?2004h".utf8) : [])
      + (reportsMouse ? Self.mouseOn : [])
  }

  /// An escape byte comes first: it also ends a sequence of which only a part was taken.
  fileprivate var exitBytes: [UInt8] {
    (screen.speaksANSI ? FrameQueue.endFrame + Array("\u{1B}[?2004l".utf8) : [])
      + (reportsMouse ? Self.mouseOff : []) + screen.exitBytes
  }

  fileprivate var reportsMouse: Bool { screen.speaksANSI && environment.reportsMouse }

  /// Asks for clicks and the wheel, in a form that knows every column; that form first, so that no
  /// report comes without it.
  fileprivate static let mouseOn = Array("\u{1B}[?1006;1000h".utf8)
  /// Ends what `mouseOn` began.
  fileprivate static let mouseOff = Array("\u{1B}[?1000;1006l".utf8)
}
