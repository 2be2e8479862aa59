internal import CellGrid
internal import MatchedGeometry

extension Stage {
  /// What is drawn after what, within a layer.
  fileprivate enum Pass: CaseIterable {
    case resting, flying, risen
  }

  /// Draws everything as it stands at a time, and finds out when the next frame is due.
  mutating func draw(on canvas: inout Canvas, at time: Double, theme: Theme) {
    followFlights(to: time)
    let next = (scope.advance(to: time), transitions.advance(to: time))
    nextDeadline = [next.0, next.1].compactMap(\.self).min()
    isComplete = next.1 == nil
    ghosts = ghosts.filter { isLeaving($0.cause, at: time) }
    overlays = overlays.filter {
      transitions.appearance(of: .overlay(of: $0.owner), at: time) != nil
    }
    let boxes = boxPoses(at: time)
    for layer in layers[firstSeen(boxes, on: canvas)...] {
      let poses = layer.elements.map { pose(of: $0, in: boxes, at: time) }
      for pass in Pass.allCases {
        if pass == .risen { dim(above: layer.id, on: &canvas, at: time, theme: theme) }
        for (element, pose) in zip(layer.elements, poses) {
          guard let pose, pose.pass == pass else { continue }
          draw(element, pose, on: &canvas, at: time, theme: theme)
        }
        for ghost in ghosts where ghost.layer == layer.id {
          guard let pose = self.pose(of: ghost, in: boxes, at: time), pose.pass == pass else {
            continue
          }
          draw(ghost.element, pose, on: &canvas, at: time, theme: theme)
        }
      }
    }
  }

  /// The index of the first layer that a box in front of it does not cover.
  fileprivate func firstSeen(_ boxes: [ElementID: Pose], on canvas: Canvas) -> Int {
    layers.lastIndex { layer in
      guard let box = layer.box, let pose = boxes[box] else { return false }
      return pose.frame == canvas.bounds && !pose.isMoving && pose.opacity == 1
    } ?? 0
  }

  fileprivate mutating func draw(
    _ element: Element, _ pose: Pose, on canvas: inout Canvas, at time: Double, theme: Theme
  ) {
    guard pose.opacity >= Theme.faintestOpacity else { return }
    var frame = pose.frame
    let look = look(of: element, isMoving: pose.isMoving, at: time)
    if !pose.isMoving, let swing = swing(of: element, at: time) {
      frame = frame.offset(columns: swing)
    }
    guard pose.opacity < 1 else {
      return look.draw(in: frame, clip: pose.clip, isMoving: pose.isMoving, on: &canvas)
    }
    canvas.blend(frame.intersection(pose.clip)) { style, beneath in
      theme.blended(style, over: beneath, opacity: pose.opacity)
    } drawing: { canvas in
      look.draw(in: frame, clip: pose.clip, isMoving: pose.isMoving, on: &canvas)
    }
  }

  /// Draws the overlays that lie in front of a layer.
  fileprivate func dim(
    above layer: Layer.ID, on canvas: inout Canvas, at time: Double, theme: Theme
  ) {
    for overlay in overlays where overlay.below == layer {
      let appearance = transitions.appearance(of: .overlay(of: overlay.owner), at: time)
      guard let opacity = appearance?.opacity, opacity > 0 else { continue }
      // A screen has a dozen styles and thousands of cells.
      var dimmed: [Style: Style] = [:]
      canvas.restyle(canvas.bounds) { style in
        if let known = dimmed[style] { return known }
        let result = theme.dimmed(style, opacity: opacity)
        dimmed[style] = result
        return result
      }
    }
  }
}

extension Stage.Pose {
  fileprivate var pass: Stage.Pass {
    isMoving || isInMovingBox ? rises ? .risen : .flying : .resting
  }
}
