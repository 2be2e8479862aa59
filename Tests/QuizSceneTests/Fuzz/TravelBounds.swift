import MatchedGeometry

@testable import QuizScene

/// Where things may be seen since they last rested: between their places, or a little beyond.
///
/// Animations are linear, so each of the four numbers of a frame is within the hull of all places
/// that the thing has had since it was at rest, plus what springs overshoot: by retargets with one
/// spring of damping fraction 0.82 or more that is at most 1.2 % of the hull, and by going on with a
/// slower spring at full speed less than an eighth. An arc adds its height.
struct TravelBounds {
  /// The largest share of the hull by which a thing may be beyond it.
  private static let share = 1.0 / 8
  /// What is allowed besides, in cells: the height of an arc.
  private static let slack = 1.0

  private var hulls: [ElementID: (low: SIMD4<Double>, high: SIMD4<Double>)] = [:]

  /// Takes note of where everything is to go; all is at rest, or was on its way before.
  mutating func note(_ stage: Stage, isAtRest: Bool) {
    if isAtRest { hulls = [:] }
    for element in stage.travellers.values {
      guard let thing = element.traveller?.thing else { continue }
      add(Rect(element.frame), to: thing)
      if let origin = element.origin { add(Rect(origin), to: thing) }
    }
  }

  /// What is drawn where it has no business, or in two places.
  func problem(on stage: Stage, at time: Double) -> String? {
    var drawn: Set<ElementID> = []
    for (view, element) in stage.travellers {
      guard let thing = element.traveller?.thing, let hull = hulls[thing],
        let presentation = stage.scope.presentation(of: view, at: time)
      else { return "\(view) is not known" }
      let frame = presentation.frame.numbers
      let margin = (hull.high - hull.low) * Self.share + SIMD4(repeating: Self.slack)
      // Not a number is within nothing.
      guard all(frame .>= hull.low - margin), all(frame .<= hull.high + margin) else {
        return "\(view) is at \(presentation.frame), beyond \(hull)"
      }
      if presentation.isDrawn, !drawn.insert(thing).inserted {
        return "\(thing) is drawn in two places"
      }
    }
    return nil
  }

  private mutating func add(_ frame: Rect, to thing: ElementID) {
    let numbers = frame.numbers
    let hull = hulls[thing] ?? (numbers, numbers)
    hulls[thing] = (
      pointwiseMin(hull.low, numbers), pointwiseMax(hull.high, numbers)
    )
  }
}

extension Rect {
  fileprivate var numbers: SIMD4<Double> { SIMD4(x, y, width, height) }
}
