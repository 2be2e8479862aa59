/// The line along which a matched view travels.
public enum PathMotion: Hashable, Sendable {
  /// The straight line.
  case linear

  /// A bow over the straight line.
  ///
  /// - Parameters:
  ///   - height: How far the middle of the way is off the straight line, in column widths. A row
  ///     counts as two of them, as cells are about twice as tall as wide.
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
