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
  /// A traveller that is new takes off from where the thing it shows is drawn. One that only has
  /// another frame jumps, unless it glides or is on its way already; without motion all jump.
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
        landings[traveller.view] = nil
        scope.insert(
          traveller.view, id: traveller.thing, in: namespace.id, frame: frame,
          path: motion?.path ?? .linear, transaction: moving, at: time)
        continue
      }
      guard before.frame != element.frame else { continue }
      landings[traveller.view] = nil
      var change = still
      if motion != nil, let glide = element.glide ?? retarget(traveller.view, motion, at: time) {
        change = moving
        change.animation = glide
      }
      scope.setFrame(frame, of: traveller.view, transaction: change, at: time)
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

  /// How a view that is on its way goes on to another place; nil for one that rests, and jumps.
  fileprivate func retarget(
    _ view: ElementID, _ motion: StageMotion?, at time: Double
  ) -> Animation? {
    let isMoving = scope.presentation(of: view, at: time)?.isAnimating ?? false
    return isMoving ? motion?.animation : nil
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
    var isMoving = false
    if let view = element.traveller?.view,
      let presentation = scope.presentation(of: view, at: time)
    {
      guard presentation.isDrawn else { return }
      frame = CellRect(rounding: presentation.frame)
      // What has landed stays so, though a spring may carry it past its place by a cell.
      isMoving =
        presentation.isAnimating && frame != element.frame && landings[view] == nil
      if isOnTop == isMoving { follow(view, isMoving: isMoving, at: time) }
    }
    guard isOnTop == isMoving, isMoving || !element.isTransient else { return }
    var look = element.look
    if case .chip(let chip) = look {
      look = .chip(shown(chip, of: element, isMoving: isMoving, at: time))
    }
    for case .shake(let start) in element.effects where !isMoving {
      if let swing = swing(since: begin(start, of: element), at: time) {
        frame = frame.offset(columns: swing)
      }
    }
    look.draw(in: frame, clip: element.clip, on: &canvas)
  }

  /// Notes take-off and landing.
  fileprivate mutating func follow(_ view: ElementID, isMoving: Bool, at time: Double) {
    if isMoving {
      flying.insert(view)
    } else if flying.remove(view) != nil {
      landings[view] = time
    }
  }

  /// When an effect begins: not before its element has landed.
  fileprivate func begin(_ start: Double, of element: Element) -> Double {
    max(start, element.traveller.flatMap { landings[$0.view] } ?? start)
  }

  /// A chip as it looks at a time: on its way, just landed, marked, or at rest.
  fileprivate mutating func shown(
    _ chip: ChipLook, of element: Element, isMoving: Bool, at time: Double
  ) -> ChipLook {
    var chip = chip
    guard !isMoving else {
      if !chip.signTravels { chip.sign = nil }
      chip.style = chip.flightStyle
      return chip
    }
    let landing = element.traveller.flatMap { landings[$0.view] }
    if let style = chip.landingStyle,
      let end = pending(from: landing, seconds: Motion.flashDuration, at: time)
    {
      wake(at: end)
      chip.style = style
    }
    for case .pulse(let style, let start, let seconds) in element.effects {
      let begin = begin(start, of: element)
      guard let end = pending(from: begin, seconds: seconds, at: time) else { continue }
      wake(at: end)
      chip.style = style
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
    let offset = Motion.shake.value(
      target: 0, initialVelocity: Motion.shakeVelocity, time: time - start)
    return Int(offset.rounded())
  }

  fileprivate mutating func wake(at time: Double) {
    nextDeadline = min(nextDeadline ?? time, time)
  }
}

/// How things move in one change of a screen.
struct StageMotion: Sendable {
  let animation: Animation
  let path: PathMotion
  /// Whether chips fade that leave a blank for no place on the screen.
  let fadesChips: Bool
}
