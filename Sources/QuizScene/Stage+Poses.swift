internal import CellGrid
internal import MatchedGeometry

extension Stage {
  /// How an element stands at a moment.
  struct Pose {
    var frame: CellRect
    var clip: CellRect
    /// Where it may be drawn, with what it contains, while its size changes.
    var flightClip: CellRect?
    var opacity = 1.0
    /// Whether it is on its way.
    var isMoving = false
    /// Whether the box is on its way that it is in.
    var isInMovingBox = false
    /// Whether it is in front of the overlay behind which the rest is dimmed.
    var rises = false
  }

  /// Where the boxes are in which others are seen.
  func boxPoses(at time: Double) -> [ElementID: Pose] {
    var poses: [ElementID: Pose] = [:]
    for box in boxes.union(ghosts.compactMap(\.element.container?.box)) {
      poses[box] = travellers[box].flatMap { pose(of: $0, in: [:], at: time) }
    }
    return poses
  }

  /// The frame in which a traveller is drawn, in a box or not.
  func drawnFrame(of element: Element, at time: Double) -> CellRect {
    var free = element
    free.container = nil
    return pose(of: free, in: [:], at: time)?.frame ?? element.frame
  }

  /// Where an element is and how much of it is seen; nil for what is not drawn.
  func pose(
    of element: Element, in boxes: [ElementID: Pose], at time: Double
  ) -> Pose? {
    guard var pose = place(of: element, at: time) else { return nil }
    // At rest all that is there is seen as it is.
    for id in isComplete ? [] : element.presences {
      if let appearance = transitions.appearance(of: id, at: time) { pose.take(appearance) }
    }
    return within(pose, of: element, boxes)
  }

  /// Where a ghost is and how much of it is seen; nil for what is not drawn.
  func pose(of ghost: Ghost, in boxes: [ElementID: Pose], at time: Double) -> Pose? {
    guard var pose = place(of: ghost.element, at: time),
      let appearance = transitions.appearance(of: ghost.cause, at: time)
    else { return nil }
    pose.take(appearance)
    pose.opacity *= ghost.opacity
    return within(pose, of: ghost.element, boxes)
  }

  /// Where the interpolator puts an element.
  fileprivate func place(of element: Element, at time: Double) -> Pose? {
    var pose = Pose(frame: element.frame, clip: element.clip, rises: element.rises)
    guard let view = element.traveller?.view,
      let presentation = scope.presentation(of: view, at: time)
    else { return pose }
    guard presentation.isDrawn else { return nil }
    // What has landed stays so, though a spring may carry it past its place by a cell.
    pose.isMoving = flights[view]?.isUnderWay(at: time) ?? false
    if pose.isMoving { pose.frame = CellRect(rounding: presentation.frame) }
    if pose.frame.size != element.frame.size, let clip = element.flightClip {
      pose.clip = clip
      pose.flightClip = clip
    }
    return pose
  }

  /// What a box leaves to see of an element in it.
  fileprivate func within(
    _ pose: Pose, of element: Element, _ boxes: [ElementID: Pose]
  ) -> Pose? {
    var pose = pose
    if let container = element.container {
      guard let box = boxes[container.box], let rest = travellers[container.box] else { return nil }
      if container.carries {
        pose.frame = pose.frame.offset(from: rest.frame, to: box.frame)
        pose.clip = box.flightClip ?? pose.clip
      }
      pose.clip = pose.clip.intersection(
        rest.look.inside(of: box.frame, isMoving: box.isMoving))
      pose.opacity *= box.opacity
      pose.isInMovingBox = box.isMoving
      pose.rises = rest.rises
    }
    return element.isTransient && !pose.isMoving ? nil : pose
  }
}

extension Stage.Pose {
  /// Becomes as faint and as far off its place as a transition says.
  fileprivate mutating func take(_ appearance: Appearance) {
    frame = CellRect(rounding: appearance.frame(of: Rect(frame)))
    opacity *= appearance.opacity
  }
}
