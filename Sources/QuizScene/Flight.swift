internal import CellGrid
internal import MatchedGeometry

/// How something gets to the cells of its place.
struct Flight: Sendable {
  /// When it set out, in seconds.
  let start: Double
  /// Whether it comes from its origin, and from no other place where it was shown.
  let isEntrance: Bool
  /// When it was first off its place, in seconds; nil as long as it has not been.
  fileprivate(set) var takeoff: Double?
  /// When it first covered exactly the cells of its place again, in seconds.
  fileprivate(set) var landing: Double?
  /// How many steps from the start have been looked at.
  fileprivate var steps = 0

  fileprivate init(start: Double, isEntrance: Bool, isOff: Bool) {
    self.start = start
    self.isEntrance = isEntrance
    takeoff = isOff ? start : nil
  }

  /// Whether it has taken off and not landed, at a time up to which it has been followed.
  func isUnderWay(at time: Double) -> Bool {
    guard let takeoff, takeoff <= time else { return false }
    return landing.map { time < $0 } ?? true
  }
}

extension Flight {
  /// The steps in which a landing is looked for: whoever passes over its place in less does not land.
  fileprivate static let stepDuration = 0.5 / Motion.frameRate
  /// How often such a step is halved to find the moment.
  fileprivate static let halvings = 12

  fileprivate func time(ofStep step: Int) -> Double { start + Double(step) * Self.stepDuration }
}

extension Stage {
  /// Whether a view is on its way, or waits for a delayed start.
  func isAnimating(_ view: ElementID, at time: Double) -> Bool {
    scope.presentation(of: view, at: time)?.isAnimating ?? false
  }

  /// The flight on which a view sets out, or nil when it rests.
  func flight(of view: ElementID, isEntrance: Bool, at time: Double) -> Flight? {
    guard isAnimating(view, at: time) else { return nil }
    return Flight(start: time, isEntrance: isEntrance, isOff: !isInPlace(view, at: time))
  }

  /// Finds out what lands up to a time.
  ///
  /// The steps count from the departure, so that it does not matter when frames are drawn.
  ///
  /// - Parameter time: Seconds; the interpolator has not been told of any later time.
  mutating func followFlights(to time: Double) {
    for (view, flight) in flights where flight.landing == nil {
      flights[view] = followed(flight, of: view, to: time)
    }
  }

  /// A flight as it is known up to a time; nil for one that never left its place.
  fileprivate func followed(_ flight: Flight, of view: ElementID, to time: Double) -> Flight? {
    var flight = flight
    while flight.landing == nil, flight.time(ofStep: flight.steps) < time {
      let last = flight.time(ofStep: flight.steps)
      flight.steps += 1
      let now = flight.time(ofStep: flight.steps)
      if !isInPlace(view, at: now) {
        flight.takeoff = flight.takeoff ?? now
      } else if flight.takeoff != nil {
        flight.landing = moment(ofLanding: view, between: last, and: now)
      } else if !isAnimating(view, at: now) {
        return nil
      }
    }
    return flight
  }

  fileprivate func moment(
    ofLanding view: ElementID, between start: Double, and end: Double
  ) -> Double {
    var (before, after) = (start, end)
    for _ in 0..<Flight.halvings {
      let middle = (before + after) / 2
      if isInPlace(view, at: middle) { after = middle } else { before = middle }
    }
    return after
  }

  /// Whether a view covers exactly the cells of its place.
  fileprivate func isInPlace(_ view: ElementID, at time: Double) -> Bool {
    guard let rest = travellers[view]?.frame,
      let presentation = scope.presentation(of: view, at: time)
    else { return true }
    return CellRect(rounding: presentation.frame) == rest
  }
}
