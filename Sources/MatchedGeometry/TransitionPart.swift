/// One effect of a transition and the time it takes for it.
struct TransitionPart: Hashable, Sendable {
  var effect: TransitionEffect

  /// What moves it in place of the animation of the transaction.
  var animation: Animation?

  /// A pause before it, in seconds.
  var delay = 0.0

  /// What actually moves it, given the animation of the transaction.
  func animation(over base: Animation) -> Animation {
    let animation = animation ?? base
    return delay > 0 ? animation.delay(delay) : animation
  }
}

/// What a transition changes about a view while it is away.
enum TransitionEffect: Hashable, Sendable {
  case opacity
  case move(Edge)
  case offset(SIMD2<Double>)
  case scale(Double, UnitPoint)

  /// The channels of a view with this frame while it is away.
  func channels(of frame: Rect) -> SIMD4<Double> {
    switch self {
    case .opacity: SIMD4(0, 0, 0, 1)
    case .move(.left): SIMD4(1, -frame.width, 0, 1)
    case .move(.right): SIMD4(1, frame.width, 0, 1)
    case .move(.top): SIMD4(1, 0, -frame.height, 1)
    case .move(.bottom): SIMD4(1, 0, frame.height, 1)
    case .offset(let offset): SIMD4(1, offset.x, offset.y, 1)
    case .scale(let factor, _): SIMD4(1, 0, 0, factor)
    }
  }
}
