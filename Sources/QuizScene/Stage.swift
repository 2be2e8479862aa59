internal import CellGrid
internal import MatchedGeometry

/// Where elements are: at rest, or on their way as the shared interpolator says.
struct Stage {
  var scope: MatchedGeometryScope<ElementID>
  var transitions: TransitionScope<ElementID>
  fileprivate let namespace = Namespace()
  fileprivate(set) var layers: [Layer] = []
  fileprivate(set) var travellers: [ElementID: Element] = [:]
  fileprivate var presences: Set<ElementID> = []
  /// The travellers in which others are seen.
  fileprivate(set) var boxes: Set<ElementID> = []
  /// What is gone already, and still to be seen.
  var ghosts: [Ghost] = []
  /// In front of which layer the overlay of another lies, also while it fades.
  var overlays: [Overlay] = []
  /// How what is on its way gets to its place, or has got there.
  var flights: [ElementID: Flight] = [:]
  /// Whether nothing was coming or going at the last draw, and nothing was shown since.
  var isComplete = false
  /// The time of the next frame that has to be drawn, in seconds, or nil at rest.
  var nextDeadline: Double?

  /// Makes an empty stage.
  init(motion: MotionLevel) {
    scope = MatchedGeometryScope(frameInterval: 1 / Motion.frameRate, motion: motion)
    transitions = TransitionScope(frameInterval: 1 / Motion.frameRate, motion: motion)
  }

  /// Puts layers in the place of those shown so far.
  ///
  /// A traveller that is new takes off from where the thing it shows is drawn; without such a thing
  /// it comes as the motion says. One that only has another frame jumps, unless it glides or is on
  /// its way already. Without motion all jump.
  ///
  /// - Parameters:
  ///   - layers: What is shown from now on, from back to front.
  ///   - motion: How things move; nil to let them jump.
  ///   - time: The present in seconds.
  mutating func show(_ layers: [Layer], motion: StageMotion?, at time: Double) {
    followFlights(to: time)
    let old = (layers: self.layers, travellers: travellers, presences: presences)
    self.layers = layers
    travellers = Dictionary(minimumCapacity: old.travellers.count)
    presences = Set(minimumCapacity: old.presences.count)
    boxes = Set(layers.compactMap(\.box))
    var (group, box): (ElementID?, ElementID?) = (nil, nil)
    for layer in layers {
      for element in layer.elements {
        if let view = element.traveller?.view {
          travellers[view] = element
          presences.insert(view)
          if element.isTransient { boxes.insert(view) }
        }
        // Neighbours mostly come and go together.
        if let present = element.group, present != group {
          group = present
          presences.insert(present)
        }
        if let present = element.container?.box, present != box {
          box = present
          boxes.insert(present)
          presences.insert(.contents(of: present))
        }
      }
    }
    let departed = old.travellers.filter { travellers[$0.key] == nil }
      .mapValues { (element: $0, frame: drawnFrame(of: $0, at: time)) }
    travel(from: old.travellers, motion: motion, at: time)
    placeOverlays()
    let isSame = presences == old.presences
    // Only what is shown no more can leave something behind.
    let leaves = !isSame && !old.presences.isSubset(of: presences)
    let leavers = leaves ? leavers(of: old.layers, at: time) : []
    if !isSame { comeAndGo(from: old, motion: motion, at: time) }
    keepGhosts(of: leavers, departed: departed, at: time)
    isComplete = false
  }

  /// Puts an overlay behind each layer that has one, and keeps those that fade on what is left.
  fileprivate mutating func placeOverlays() {
    let shown = Set(layers.map(\.id))
    overlays.removeAll { shown.contains($0.owner) }
    for index in overlays.indices where !shown.contains(overlays[index].below) {
      overlays[index].below = layers.last?.id ?? overlays[index].below
    }
    for (index, layer) in layers.enumerated() where layer.dims && index > 0 {
      presences.insert(.overlay(of: layer.id))
      overlays.append(Overlay(owner: layer.id, below: layers[index - 1].id))
    }
  }

  /// What a click does at a place, or nil where it does nothing.
  func action(at place: CellPoint) -> Action? {
    for layer in layers.reversed() {
      let hit = layer.elements.last {
        $0.action != nil && $0.frame.intersection($0.clip).contains(place)
      }
      if let hit { return hit.action }
      guard layer.box != nil else { continue }
      // The box and what is said beside it take a click, even where it does nothing.
      let isTaken = layer.elements.contains { $0.frame.intersection($0.clip).contains(place) }
      return isTaken ? nil : layer.outside
    }
    return nil
  }

  /// Tells the interpolator where all travellers are to go.
  fileprivate mutating func travel(
    from old: [ElementID: Element], motion: StageMotion?, at time: Double
  ) {
    let moving = Transaction(motion)
    // A copy stays part of the same change, so that what travels and what jumps can be mixed.
    var still = moving
    still.disablesAnimations = true
    var departing: [(view: ElementID, entrance: Animation?)] = []
    for (view, element) in travellers {
      guard let traveller = element.traveller else { continue }
      let frame = Rect(element.frame)
      guard let before = old[view] else {
        let entrance = enter(element, traveller, motion: motion, transaction: moving, at: time)
        departing.append((view, entrance))
        continue
      }
      guard before.frame != element.frame else { continue }
      departing.append((view, nil))
      var change = still
      if let motion,
        let animation = motion.glide(view, in: element.group) ?? retarget(view, motion, at: time)
      {
        change = moving
        change.animation = animation
      }
      scope.setFrame(frame, of: view, transaction: change, at: time)
    }
    for view in old.keys where travellers[view] == nil {
      scope.remove(view, transaction: moving, at: time)
      flights[view] = nil
    }
    // Only now it is known who takes off from whom.
    for (view, entrance) in departing {
      if let entrance, let rest = travellers[view]?.frame {
        // A change of its own: within one, only how things stand at its end would count.
        let coming = Transaction(animation: entrance)
        scope.setFrame(Rect(rest), of: view, transaction: coming, at: time)
      }
      flights[view] = flight(of: view, isEntrance: entrance != nil, at: time)
    }
  }

  /// Inserts a traveller, at its origin when it is to glide from there, and says how it glides.
  fileprivate mutating func enter(
    _ element: Element, _ traveller: Element.Traveller, motion: StageMotion?,
    transaction: Transaction, at time: Double
  ) -> Animation? {
    let growth = element.origin.flatMap { origin in
      motion?.glide(traveller.view, in: element.group).map { (origin: origin, animation: $0) }
    }
    scope.insert(
      traveller.view, id: traveller.thing, in: namespace.id,
      frame: Rect(growth?.origin ?? element.frame), path: motion?.path ?? .linear,
      transaction: transaction, at: time)
    return growth?.animation
  }

  /// How a view that is on its way goes on to another place; nil for one that rests, and jumps.
  fileprivate func retarget(
    _ view: ElementID, _ motion: StageMotion, at time: Double
  ) -> Animation? {
    isAnimating(view, at: time) ? motion.travel : nil
  }

  /// Lets come what is new and go what is left over, each in its own way.
  fileprivate mutating func comeAndGo(
    from old: (layers: [Layer], travellers: [ElementID: Element], presences: Set<ElementID>),
    motion: StageMotion?, at time: Double
  ) {
    let moving = Transaction(motion)
    let things = Set(travellers.values.compactMap(\.traveller?.thing))
    let formerThings = Set(old.travellers.values.compactMap(\.traveller?.thing))
    for id in presences.subtracting(old.presences) {
      // What takes off from its partner is that thing already.
      let isMatched = travellers[id]?.traveller.map { formerThings.contains($0.thing) } ?? false
      let transition = isMatched ? .identity : motion?.transition(id) ?? .identity
      transitions.insert(
        id, frame: travellers[id].map { Rect($0.frame) } ?? .zero, transition: transition,
        transaction: moving, at: time)
    }
    for id in old.presences.subtracting(presences) {
      let isMatched =
        old.travellers[id]?.traveller.map { things.contains($0.thing) } ?? false
      let transition = isMatched ? .identity : motion?.transition(id) ?? .identity
      transitions.remove(id, transition: transition, transaction: moving, at: time)
    }
  }
}

extension Transaction {
  /// A change that moves as a motion says, or jumps without one.
  fileprivate init(_ motion: StageMotion?) {
    self.init(animation: motion?.travel)
    disablesAnimations = motion == nil
  }
}
