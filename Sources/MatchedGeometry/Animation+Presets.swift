extension Animation {
  /// A spring of half a second that does not overshoot: ``Spring/smooth``.
  public static let smooth = spring(.smooth)

  /// A spring of half a second that overshoots by less than 1 % of the way: ``Spring/snappy``.
  public static let snappy = spring(.snappy)

  /// A spring of half a second that overshoots by 5 % of the way: ``Spring/bouncy``.
  public static let bouncy = spring(.bouncy)

  /// A slow start, in 0.35 s: ``UnitCurve/easeIn``.
  public static let easeIn = timingCurve(.easeIn, duration: 0.35)

  /// A slow end, in 0.35 s: ``UnitCurve/easeOut``.
  public static let easeOut = timingCurve(.easeOut, duration: 0.35)

  /// A slow start and a slow end, in 0.35 s: ``UnitCurve/easeInOut``.
  public static let easeInOut = timingCurve(.easeInOut, duration: 0.35)

  /// Even progress, in 0.35 s.
  public static let linear = timingCurve(.linear, duration: 0.35)
}
