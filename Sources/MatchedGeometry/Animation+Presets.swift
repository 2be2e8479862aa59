extension Animation {
  /// A spring of half a second that does not overshoot.
  public static let smooth = spring(.smooth)

  /// A spring of half a second that overshoots slightly.
  public static let snappy = spring(.snappy)

  /// A spring of half a second that swings.
  public static let bouncy = spring(.bouncy)

  /// A slow start, in 0.35 s.
  public static let easeIn = timingCurve(.easeIn, duration: 0.35)

  /// A slow end, in 0.35 s.
  public static let easeOut = timingCurve(.easeOut, duration: 0.35)

  /// A slow start and a slow end, in 0.35 s.
  public static let easeInOut = timingCurve(.easeInOut, duration: 0.35)

  /// Even progress, in 0.35 s.
  public static let linear = timingCurve(.linear, duration: 0.35)
}
