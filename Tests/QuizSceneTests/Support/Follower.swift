import CellGrid
import Testing

@testable import QuizScene

/// Follows what travels, frame by frame, and reports what goes faster than its spring lets it.
struct Follower {
  private(set) var driver: SceneDriver
  fileprivate var frames: [ElementID: Frame] = [:]

  /// Where a thing is drawn.
  fileprivate struct Frame {
    let drawn: CellRect
    let rest: CellRect
    /// How far each number went with the last frame.
    var step = [0, 0, 0, 0]
    /// How far each may go with the next ones.
    var limit = [0.0, 0, 0, 0]
  }

  /// Takes over what is at rest.
  init(_ driver: SceneDriver) {
    self.driver = driver
    self.driver.skip()
    frames = look()
  }

  /// Changes something; what is drawn stays where it is in that moment, but for what rests where
  /// that may jump, as after scrolling.
  mutating func change(
    restingMayJump: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (inout SceneDriver) -> Void
  ) {
    let before = frames
    body(&driver)
    var now = look()
    for (thing, old) in before {
      guard let new = now[thing] else { continue }
      let rested = old.drawn == old.rest
      if !(restingMayJump && rested) {
        // What has landed may be off its place by a cell, which is not drawn.
        let gap = zip(old.drawn.numbers, new.drawn.numbers).map { abs($0 - $1) }
        #expect(
          (gap.max() ?? 0) <= (rested ? 1 : 0),
          "\(thing) jumps from \(old.drawn) to \(new.drawn) on its way to \(new.rest)",
          sourceLocation: sourceLocation)
      }
      now[thing]?.step = old.step
      let way = zip(new.rest.numbers, new.drawn.numbers).map { Double(abs($0 - $1)) }
      // The step before was rounded, too.
      now[thing]?.limit = zip(way, old.step).map { way, step in
        (way + 1) * thing.greatestSpeed / 60 + (step == 0 ? 0 : Double(abs(step)) + 1)
      }
    }
    for (thing, new) in now where before[thing] == nil {
      // What comes from its origin comes by itself.
      now[thing]?.limit = zip(new.rest.numbers, new.drawn.numbers)
        .map { Double(abs($0 - $1) + 1) * thing.greatestSpeed / 60 }
    }
    frames = now
  }

  /// Draws frame after frame for some seconds, or until all is at rest.
  mutating func run(_ seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<Int((seconds * 60).rounded()) where driver.presenter.nextDeadline != nil {
      driver.time += 1.0 / 60
      var now = look()
      for (thing, old) in frames {
        guard let new = now[thing] else { continue }
        now[thing]?.step = zip(new.drawn.numbers, old.drawn.numbers).map(-)
        now[thing]?.limit = old.limit
        let steps = now[thing]?.step ?? []
        #expect(
          zip(steps, old.limit).allSatisfy { Double(abs($0)) <= $1 + 1 },
          "\(thing) goes \(steps) from \(old.drawn) at \(driver.time) s, and may go \(old.limit)",
          sourceLocation: sourceLocation)
      }
      frames = now
    }
  }

  /// Lets everything come to rest, and expects that nothing is left behind.
  mutating func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    run(1.2, sourceLocation: sourceLocation)
    #expect(driver.presenter.nextDeadline == nil, sourceLocation: sourceLocation)
    #expect(driver.presenter.stage.ghosts.isEmpty, sourceLocation: sourceLocation)
    #expect(driver.frame() == driver.presenter.stillFrame, sourceLocation: sourceLocation)
    for (thing, frame) in look() {
      #expect(frame.drawn == frame.rest, "\(thing)", sourceLocation: sourceLocation)
    }
  }

  /// Where a thing is drawn now.
  func place(of thing: ElementID) -> CellRect? { frames[thing]?.drawn }

  /// The whole frame of this moment.
  var canvas: Canvas {
    var driver = driver
    return driver.frame()
  }

  /// Draws as much as it takes to know where things are: a cell.
  fileprivate mutating func look() -> [ElementID: Frame] {
    var canvas = Canvas(size: CellSize(width: 1, height: 1))
    let theme = driver.presenter.context.theme
    driver.presenter.stage.draw(on: &canvas, at: driver.time, theme: theme)
    var frames: [ElementID: Frame] = [:]
    let stage = driver.presenter.stage
    for element in stage.travellers.values {
      guard let thing = element.traveller?.thing, thing.isFollowed else { continue }
      #expect(frames[thing] == nil, "\(thing) is in two places")
      let drawn = stage.drawnFrame(of: element, at: driver.time)
      // What is seen on its way alone is nowhere at rest.
      if element.isTransient, drawn == element.frame { continue }
      frames[thing] = Frame(drawn: drawn, rest: element.frame)
    }
    return frames
  }
}

extension ElementID {
  /// Whether it is a box or a chip.
  fileprivate var isFollowed: Bool {
    switch self {
    case .quiz, .chip, .help: true
    default: false
    }
  }

  /// The greatest speed of what moves it, in ways a second; the bow of a chip is a bit more way.
  fileprivate var greatestSpeed: Double {
    let springs: [ReferenceSpring] =
      if case .chip = self { [.flight, .turn] } else { [.box, .card] }
    return springs.map(\.greatestSpeed).max() ?? 0
  }
}

extension CellRect {
  fileprivate var numbers: [Int] { [column, row, width, height] }
}
