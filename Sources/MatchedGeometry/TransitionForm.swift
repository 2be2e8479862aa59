/// One direction of a transition, as a list of parts.
struct TransitionForm: Hashable, Sendable {
  var parts: [TransitionPart] = []

  /// The channels of a view at rest: opacity, columns and rows off its place, scale.
  static let rest = SIMD4<Double>(1, 0, 0, 1)

  /// The channels of a view with this frame while it is away.
  func endpoint(for frame: Rect) -> SIMD4<Double> {
    let end = parts.reduce(Self.rest) { sum, part in
      let channels = part.effect.channels(of: frame)
      return SIMD4(
        sum[0] * channels[0], sum[1] + channels[1], sum[2] + channels[2], sum[3] * channels[3]
      )
    }
    // What many parts amount to is kept as small as what each of them may be.
    return end.clamped(
      lowerBound: SIMD4(repeating: -Rect.furthest), upperBound: SIMD4(repeating: Rect.furthest)
    )
  }

  /// What moves one channel of a view with this frame.
  func animation(of channel: Int, for frame: Rect, over base: Animation) -> Animation {
    let part = parts.last { $0.effect.channels(of: frame)[channel] != Self.rest[channel] }
    return part?.animation(over: base) ?? base
  }

  /// The point that stays in place where the form scales.
  var anchor: UnitPoint? {
    for case .scale(_, let anchor) in parts.reversed().map({ $0.effect }) {
      return anchor
    }
    return nil
  }

  /// As much of the form as a level lets move.
  func limited(to level: MotionLevel) -> TransitionForm {
    switch level {
    case .full: self
    case .reduced: TransitionForm(parts: parts.filter { $0.effect == .opacity })
    case .none: TransitionForm()
    }
  }
}
