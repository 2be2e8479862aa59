internal import MatchedGeometry

/// How things move in one change of a screen: a row of the table.
struct StageMotion: Sendable {
  /// What moves one after the other.
  struct Staggered<Movement: Sendable>: Sendable {
    let movement: Movement
    /// The time between one thing and the next, in seconds.
    let interval: Double
  }

  /// How things go that turn into each other, and those that are on their way already.
  let travel: Animation
  /// The line along which they go.
  var path = PathMotion.linear
  /// How resting things go that only have another place, or come from an origin; others jump.
  var glides: [ElementID.Kind: Staggered<Animation>] = [:]
  /// How things come that nothing turns into; others are there at once.
  var comes: [ElementID.Kind: Staggered<Transition>] = [:]
  /// How things go that turn into nothing; others are gone at once.
  var goes: [ElementID.Kind: Transition] = [:]

  /// The same with little motion: things come and fade at the same time, so that few frames are
  /// drawn, and what makes room for others does so at once.
  var calm: StageMotion {
    var calm = self
    calm.glides = [:]
    calm.comes = comes.mapValues { _ in Motion.fade.staggered() }
    calm.goes = goes.filter { Motion.fadesWhenCalm.contains($0.key) }
      .mapValues { _ in Motion.fade }
    return calm
  }

  /// How a resting thing goes to another place; nil when it jumps.
  func glide(_ view: ElementID, in group: ElementID?) -> Animation? {
    glides[view.kind].map { glide in
      let delay = Double((group ?? view).order) * glide.interval
      return delay > 0 ? glide.movement.delay(delay) : glide.movement
    }
  }

  /// How a thing comes and goes.
  func transition(_ id: ElementID) -> Transition {
    let insertion = comes[id.kind].map { coming in
      coming.movement.delay(Double(id.order) * coming.interval)
    }
    return .asymmetric(insertion: insertion ?? .identity, removal: goes[id.kind] ?? .identity)
  }
}

extension Animation {
  /// One after the other, so many seconds apart.
  func staggered(by interval: Double = 0) -> StageMotion.Staggered<Animation> {
    StageMotion.Staggered(movement: self, interval: interval)
  }
}

extension Transition {
  /// One after the other, so many seconds apart.
  func staggered(by interval: Double = 0) -> StageMotion.Staggered<Transition> {
    StageMotion.Staggered(movement: self, interval: interval)
  }
}
