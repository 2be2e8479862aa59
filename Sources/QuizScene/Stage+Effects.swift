internal import CellGrid
internal import MatchedGeometry

extension Stage {
  /// What an element looks like at a time: on its way, just landed, marked, or at rest.
  mutating func look(of element: Element, isMoving: Bool, at time: Double) -> Look {
    guard case .chip(var chip) = element.look else { return element.look }
    let flight = element.traveller.flatMap { flights[$0.view] }
    guard !isMoving || flight?.isEntrance == true else {
      if !chip.signTravels { chip.sign = nil }
      chip.style = chip.flightStyle
      return .chip(chip)
    }
    if let style = chip.landingStyle,
      let end = pending(from: flight?.landing, seconds: Motion.flashDuration, at: time)
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
    return .chip(chip)
  }

  /// The columns by which a shaking element is off its place, or nil when it rests.
  mutating func swing(of element: Element, at time: Double) -> Int? {
    for case .shake(let start) in element.effects {
      let begin = begin(start, of: element)
      guard let end = pending(from: begin, seconds: Motion.shakeDuration, at: time) else {
        continue
      }
      wake(at: min(end, time + 1 / Motion.frameRate))
      let offset = Motion.shake.value(
        target: 0, initialVelocity: Motion.shakeVelocity, time: time - begin)
      return Int(offset.rounded())
    }
    return nil
  }

  /// When an effect begins: not before its element has landed.
  fileprivate func begin(_ start: Double, of element: Element) -> Double {
    max(start, element.traveller.flatMap { flights[$0.view]?.landing } ?? start)
  }

  /// The end of a span that a time lies in, or nil outside it.
  fileprivate func pending(from start: Double?, seconds: Double, at time: Double) -> Double? {
    guard let start, time >= start, time < start + seconds else { return nil }
    return start + seconds
  }

  fileprivate mutating func wake(at time: Double) {
    nextDeadline = min(nextDeadline ?? time, time)
  }
}
