internal import CellGrid
internal import MatchedGeometry

/// Where elements are: at rest, or on their way as the shared interpolator says.
struct Stage {
  fileprivate var scope = MatchedGeometryScope<ElementID>(frameInterval: 1 / Motion.frameRate)
  fileprivate let namespace = Namespace()
  fileprivate var elements: [Element] = []
  fileprivate var travellers: [ElementID: Element] = [:]
  /// When a chip on its way first covered exactly the cells of its resting place.
  fileprivate var landings: [ElementID: Double] = [:]
  fileprivate var flying: Set<ElementID> = []
  /// Chips that left a blank for no place on the screen, and when.
  fileprivate var fading: [(element: Element, start: Double)] = []
  /// The time of the next frame that has to be drawn, in seconds, or nil at rest.
  fileprivate(set) var nextDeadline: Double?

  /// Puts elements in the place of those shown so far.
  ///
  /// A traveller that is new takes off from where the thing it shows is drawn; one that only has
  /// another frame jumps, unless its motion says that it glides or it is on its way already.
  ///
  /// - Parameters:
  ///   - elements: What is shown from now on, from back to front.
  ///   - motion: How things move that turn into each other; nil to let them jump.
  ///   - time: The present in seconds.
  mutating func show(_ elements: [Element], motion: StageMotion?, at time: Double) {
    var moving = Transaction(animation: motion?.animation)
    moving.disablesAnimations = motion == nil
    // A copy stays part of the same change, so that what travels and what jumps can be mixed.
    var still = moving
    still.disablesAnimations = true
    let old = travellers
    travellers = [:]
    for element in elements {
      guard let traveller = element.traveller else { continue }
      travellers[traveller.view] = element
      let frame = Rect(element.frame)
      guard let before = old[traveller.view] else {
        scope.insert(
          traveller.view, id: traveller.thing, in: namespace.id, frame: frame,
          path: motion?.path ?? .linear, transaction: moving, at: time)
        continue
      }
      guard before.frame != element.frame else { continue }
      let glides = motion != nil && (element.glides || isMoving(traveller.view, at: time))
      scope.setFrame(
        frame, of: traveller.view, transaction: glides ? moving : still, at: time)
    }
    let things = Set(travellers.values.compactMap(\.traveller?.thing))
    for (view, element) in old where travellers[view] == nil {
      if motion?.fadesChips == true, let thing = element.traveller?.thing,
        !things.contains(thing)
      {
        fade(element, at: time)
      }
      scope.remove(view, transaction: moving, at: time)
      landings[view] = nil
      flying.remove(view)
    }
    self.elements = elements
  }

  /// Lets a chip fade where it is drawn, if it stood in a blank.
  fileprivate mutating func fade(_ element: Element, at time: Double) {
    guard case .chip(var chip) = element.look, let view = element.traveller?.view,
      case .blankChip = view
    else { return }
    chip.style = chip.fadingStyle
    chip.sign = nil
    var ghost = element
    ghost.look = .chip(chip)
    ghost.traveller = nil
    ghost.effects = []
    if let presentation = scope.presentation(of: view, at: time) {
      ghost.frame = CellRect(rounding: presentation.frame)
    }
    fading.append((ghost, time))
  }

  fileprivate func isMoving(_ view: ElementID, at time: Double) -> Bool {
    scope.presentation(of: view, at: time)?.isAnimating ?? false
  }

  /// Draws everything as it stands at a time, and finds out when the next frame is due.
  mutating func draw(on canvas: inout Canvas, at time: Double, theme: Theme) {
    let nextFrame = scope.advance(to: time)
    nextDeadline = nextFrame
    for layer in Element.Layer.allCases {
      if layer == .dialog, elements.contains(where: { $0.layer == .dialog }) {
        dim(&canvas, theme: theme)
      }
      for isOnTop in [false, true] {
        if isOnTop, layer == .page { drawFading(on: &canvas, at: time) }
        for element in elements where element.layer == layer {
          draw(element, isOnTop: isOnTop, on: &canvas, at: time)
        }
      }
    }
  }

  fileprivate mutating func drawFading(on canvas: inout Canvas, at time: Double) {
    fading = fading.filter { time < $0.start + Motion.fadeDuration }
    for (element, start) in fading {
      element.look.draw(in: element.frame, clip: element.clip, on: &canvas)
      wake(at: start + Motion.fadeDuration)
    }
  }

  /// Draws the overlay behind a dialog.
  fileprivate func dim(_ canvas: inout Canvas, theme: Theme) {
    // A screen has a dozen styles and thousands of cells.
    var dimmed: [Style: Style] = [:]
    canvas.restyle(canvas.bounds) { style in
      if let known = dimmed[style] { return known }
      let result = theme.dimmed(style)
      dimmed[style] = result
      return result
    }
  }

  /// Draws one element, in the pass of what is on its way or in that of what rests.
  fileprivate mutating func draw(
    _ element: Element, isOnTop: Bool, on canvas: inout Canvas, at time: Double
  ) {
    var frame = element.frame
    var state = Progress.resting
    if let view = element.traveller?.view,
      let presentation = scope.presentation(of: view, at: time)
    {
      guard presentation.isDrawn else { return }
      frame = CellRect(rounding: presentation.frame)
      state = Progress(presentation, isAtTarget: frame == element.frame)
      if isOnTop == (state == .moving) { follow(view, state, at: time) }
    }
    guard isOnTop == (state == .moving) else { return }
    var look = element.look
    if case .chip(let chip) = look {
      look = .chip(shown(chip, of: element, state, at: time))
    }
    for effect in element.effects {
      if case .shake(let start) = effect, let swing = swing(since: start, at: time) {
        frame = frame.offset(columns: swing)
      }
    }
    look.draw(in: frame, clip: element.clip, on: &canvas)
  }

  /// Notes take-off and landing.
  fileprivate mutating func follow(_ view: ElementID, _ state: Progress, at time: Double) {
    if state == .moving {
      flying.insert(view)
      landings[view] = nil
    } else if state == .resting, flying.remove(view) != nil {
      landings[view] = time
    }
  }

  /// A chip as it looks at a time: on its way, just landed, marked, or at rest.
  fileprivate mutating func shown(
    _ chip: ChipLook, of element: Element, _ state: Progress, at time: Double
  ) -> ChipLook {
    var chip = chip
    switch state {
    case .waiting, .moving:
      if chip.waitingStyle != nil { chip.sign = nil }
      chip.style = state == .moving ? chip.flightStyle : chip.waitingStyle ?? chip.style
    case .resting:
      let landing = element.traveller.flatMap { landings[$0.view] }
      if let style = chip.landingStyle,
        let end = pending(from: landing, seconds: Motion.flashDuration, at: time)
      {
        wake(at: end)
        chip.style = style
      }
      for case .pulse(let style, let start, let seconds) in element.effects {
        guard let end = pending(from: start, seconds: seconds, at: time) else { continue }
        wake(at: end)
        chip.style = style
      }
    }
    return chip
  }

  /// The end of a span that a time lies in, or nil outside it.
  fileprivate func pending(from start: Double?, seconds: Double, at time: Double) -> Double? {
    guard let start, time >= start, time < start + seconds else { return nil }
    return start + seconds
  }

  /// The columns by which a shaking element is off its place, or nil when it rests.
  fileprivate mutating func swing(since start: Double, at time: Double) -> Int? {
    guard let end = pending(from: start, seconds: Motion.shakeDuration, at: time) else {
      return nil
    }
    wake(at: min(end, time + 1 / Motion.frameRate))
    // The first swing of an impulse response reaches about velocity · response / 2π.
    let velocity = 2.5 * 2 * Double.pi / Motion.shake.response
    let offset = Motion.shake.value(target: 0, initialVelocity: velocity, time: time - start)
    return min(max(Int(offset.rounded()), -2), 2)
  }

  fileprivate mutating func wake(at time: Double) {
    nextDeadline = min(nextDeadline ?? time, time)
  }
}

/// How far an element is on its way.
fileprivate enum Progress {
  /// Waits for a delayed start where it came from.
  case waiting
  /// Is between two places.
  case moving
  /// Covers the cells of its resting frame.
  case resting

  init(_ presentation: Presentation, isAtTarget: Bool) {
    if !presentation.isAnimating || isAtTarget {
      self = .resting
    } else if presentation.progress == 0, presentation.velocity == Rect.zero {
      self = .waiting
    } else {
      self = .moving
    }
  }
}

/// How things move in one change of a screen.
struct StageMotion: Sendable {
  let animation: Animation
  let path: PathMotion
  /// Whether chips fade that leave a blank for no place on the screen.
  let fadesChips: Bool
}
