/// The line along which a matched view travels.
public enum PathMotion: Hashable, Sendable {
  /// The straight line.
  case linear

  /// A bow over the straight line.
  ///
  /// The view is off the line by height·4u(1 − u), u being its progress from rest, at right angles
  /// where a row counts as two columns, as cells are about twice as tall as wide. A way of no
  /// length has no bow. <doc:Mathematics> says how an interrupted one goes on.
  ///
  /// - Parameters:
  ///   - height: How far the middle of the way is off the straight line, in column widths. A
  ///     negative one bends to the other side; one that is not finite counts as 0.
  ///   - side: To which side the bow bends.
  case arc(height: Double, side: ArcSide)
}

/// The side of a bow, the same in both directions of travel, so that the way back is the same arc.
public enum ArcSide: Hashable, Sendable {
  /// Towards the top of the screen; to the left of a way that is exactly upright.
  case above

  /// Towards the bottom of the screen; to the right of a way that is exactly upright.
  case below
}
