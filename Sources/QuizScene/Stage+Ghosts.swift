internal import CellGrid
internal import MatchedGeometry

/// An element that is gone and still to be seen while it fades or moves off.
struct Ghost: Sendable {
  /// The element as it was drawn last, which nothing moves any more but its transition and its box.
  var element: Element
  /// How much was seen of it, but for the transition.
  let opacity: Double
  /// The layer that it is on.
  var layer: Layer.ID
  /// With what it goes.
  let cause: ElementID
}

extension Stage {
  /// Travellers that are gone, and where they were drawn.
  typealias Departed = [ElementID: (element: Element, frame: CellRect)]

  /// What may leave something behind, with all by which it came and went.
  typealias Leaver = (element: Element, layer: Layer.ID, appearances: [ElementID: Appearance])

  /// Everything on layers, as it comes and goes at a time.
  func leavers(of layers: [Layer], at time: Double) -> [Leaver] {
    layers.flatMap { layer in
      layer.elements.map { element in
        let appearances = element.presences.compactMap { id in
          transitions.appearance(of: id, at: time).map { (id, $0) }
        }
        return (element, layer.id, Dictionary(appearances) { first, _ in first })
      }
    }
  }

  /// Keeps what is on its way out, and drops what has come back.
  mutating func keepGhosts(of leavers: [Leaver], departed: Departed, at time: Double) {
    guard !(leavers.isEmpty && ghosts.isEmpty) else { return }
    let partners = partners
    var kept = ghosts.filter { isLeaving($0.cause, at: time) }
    for leaver in leavers {
      guard let cause = cause(of: leaver.element, at: time) else { continue }
      kept.append(Ghost(leaver, cause: cause, departed: departed))
    }
    for index in kept.indices { kept[index].moveOn(from: departed, into: partners) }
    ghosts = kept
  }

  func isLeaving(_ id: ElementID, at time: Double) -> Bool {
    transitions.isLeaving(id) && transitions.appearance(of: id, at: time) != nil
  }

  /// What takes an element out that is shown no more; nil when nothing does, or it is there.
  fileprivate func cause(of element: Element, at time: Double) -> ElementID? {
    if element.isTransient { return nil }
    // What was in a box that fades fades with it.
    if let box = element.container?.box, isLeaving(box, at: time) { return box }
    return element.presences.reversed().first { isLeaving($0, at: time) }
  }

  /// The views that things are now, and their layers.
  fileprivate var partners: [ElementID: (box: Element, layer: Layer.ID)] {
    var partners: [ElementID: (box: Element, layer: Layer.ID)] = [:]
    for layer in layers {
      for element in layer.elements {
        if let thing = element.traveller?.thing { partners[thing] = (element, layer.id) }
      }
    }
    return partners
  }
}

extension Ghost {
  fileprivate init(_ leaver: Stage.Leaver, cause: ElementID, departed: Stage.Departed) {
    var element = leaver.element
    element.traveller = nil
    element.group = nil
    element.effects = []
    element.action = nil
    if let view = leaver.element.traveller?.view, let frame = departed[view]?.frame {
      element.frame = frame
    }
    var opacity = 1.0
    for (id, appearance) in leaver.appearances where id != cause {
      opacity *= appearance.opacity
      // Where a traveller was drawn says already how far it was off its place.
      if leaver.element.traveller == nil {
        element.frame = CellRect(rounding: appearance.frame(of: Rect(element.frame)))
      }
    }
    self.element = element
    self.opacity = opacity
    self.cause = cause
    layer = leaver.layer
  }

  /// Goes on in what its box has become; where that is nothing, it stays as it is seen.
  fileprivate mutating func moveOn(
    from departed: Stage.Departed, into partners: [ElementID: (box: Element, layer: Layer.ID)]
  ) {
    guard let container = element.container, let box = departed[container.box] else { return }
    guard let thing = box.element.traveller?.thing, let partner = partners[thing],
      let view = partner.box.traveller?.view
    else {
      element.container = nil
      if container.carries {
        element.frame = element.frame.offset(from: box.element.frame, to: box.frame)
      }
      let isMoving = box.frame != box.element.frame
      element.clip = element.clip.intersection(
        box.element.look.inside(of: box.frame, isMoving: isMoving))
      return
    }
    layer = partner.layer
    element.container = Element.Container(box: view, carries: container.carries)
    if container.carries {
      element.frame = element.frame.offset(from: box.element.frame, to: partner.box.frame)
    }
  }
}
