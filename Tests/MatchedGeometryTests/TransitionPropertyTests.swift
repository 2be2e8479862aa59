@testable import MatchedGeometry
import TestSupport
import Testing

/// What holds for every sequence of insertions and removals.
struct TransitionPropertyTests {
  private typealias Scope = TransitionScope<String>

  /// Plays a script; `between` is called after each change, with its time and that of the next.
  private func play(
    _ script: TransitionScript, on scope: inout Scope, shifted offset: Double = 0,
    between: (inout Scope, Double, Double) -> Void = { _, _, _ in }
  ) {
    let ends = script.changes.dropFirst().map(\.time) + [script.end + 1]
    for (change, end) in zip(script.changes, ends) {
      for operation in change.operations {
        scope.perform(operation, change.transaction, at: change.time + offset)
      }
      between(&scope, change.time + offset, end + offset)
    }
  }

  @Test func `any partition of time into ticks gives the same appearances`() {
    forAll { random, seed in
      let level = random.element(of: MotionLevel.allCases)
      let script = TransitionScript(random: &random)
      let ticks = (0..<random.count(1...4)).map { _ in random.number(0...1) }.sorted()
      var states: [[[Appearance?]]] = [[], []]
      for isTicked in [false, true] {
        var scope = Scope(motion: level)
        play(script, on: &scope) { scope, start, end in
          for tick in isTicked ? ticks : [] { _ = scope.advance(to: start + tick * (end - start)) }
          states[isTicked ? 1 : 0].append(scope.appearances(at: end))
        }
      }
      #expect(states[0] == states[1], "\(seed)")
    }
  }

  @Test func `adding a time to every time changes no appearance`() {
    forAll { random, seed in
      let script = TransitionScript(random: &random)
      var states: [[Appearance?]] = []
      var plain = Scope()
      play(script, on: &plain) { scope, start, end in
        states.append(scope.appearances(at: (start + end) / 2))
      }
      var isSame = true
      var shifted = Scope()
      play(script, on: &shifted, shifted: 4096) { scope, start, end in
        for (now, then) in zip(scope.appearances(at: (start + end) / 2), states.removeFirst()) {
          guard let now, let then else { continue }
          isSame = isSame && abs(now.opacity - then.opacity) < 1e-6
          isSame = isSame && abs(now.scale - then.scale) < 1e-6
          isSame = isSame && abs(now.offset.x - then.offset.x) < 1e-6
        }
      }
      #expect(isSame, "\(seed)")
    }
  }

  /// The channels of a view: what its path is made of, before anything is clamped for the screen.
  private func state(
    _ scope: Scope, _ view: String, at time: Double
  ) -> (values: [Double], velocities: [Double])? {
    guard let member = scope.members[view], !member.isGone(at: time) else { return nil }
    let states = member.channels.map { $0.state(at: time) }
    return (states.map(\.value), states.map(\.velocity))
  }

  @Test func `however springs interrupt each other the path has no corner`() throws {
    try forAll { random, seed in
      let script = TransitionScript(random: &random, springsOnly: true)
      var scope = Scope()
      var isSmooth = true
      for change in script.changes {
        for operation in change.operations {
          let before = scope
          scope.perform(operation, change.transaction, at: change.time)
          for view in TransitionScript.views {
            guard let old = state(before, view, at: change.time),
              let new = state(scope, view, at: change.time)
            else { continue }
            let speed = old.velocities.map(abs).max() ?? 0
            isSmooth = isSmooth && zip(old.values, new.values).allSatisfy { abs($0 - $1) < 1e-9 }
            let bound = 1e-9 * (1 + speed)
            isSmooth =
              isSmooth
              && zip(old.velocities, new.velocities).allSatisfy { abs($0 - $1) < bound }
            let frame = Rect(x: 5, y: 5, width: 30, height: 9)
            let drawn = try #require(before.appearance(of: view, at: change.time)).frame(of: frame)
            let redrawn = try #require(scope.appearance(of: view, at: change.time))
            isSmooth = isSmooth && distance(drawn, redrawn.frame(of: frame)) < 1e-9
          }
        }
      }
      #expect(isSmooth, "\(seed)")
    }
  }

  @Test func `the velocity of a channel is the derivative of its value`() throws {
    try forAll { random, seed in
      var scope = Scope()
      let transition = random.transition()
      let spring = Transaction(animation: .spring(random.spring()))
      let frame = random.rect()
      scope.insert("v", frame: frame, transition: transition, transaction: spring, at: 0)
      scope.remove("v", transition: .scale(0), transaction: spring, at: 0.1)
      let time = random.number(0.11...0.6)
      guard let now = state(scope, "v", at: time), let ahead = state(scope, "v", at: time + 1e-6),
        let behind = state(scope, "v", at: time - 1e-6)
      else { return }
      // At its end a channel steps onto its target.
      let member = try #require(scope.members["v"])
      for (index, channel) in member.channels.enumerated()
      where channel.isMoving(at: time + 1e-6) {
        let slope = (ahead.values[index] - behind.values[index]) / 2e-6
        let bound = 0.01 + 1e-4 * abs(slope)
        #expect(abs(now.velocities[index] - slope) < bound, "\(seed)")
      }
    }
  }

  @Test func `at its start a view is as while away, after settling bit for bit at rest`() throws {
    try forAll { random, seed in
      var scope = Scope()
      let (frame, transition) = (random.rect(), random.transition())
      let transaction = Transaction(animation: random.animation())
      scope.insert("v", frame: frame, transition: transition, transaction: transaction, at: 1)
      let member = try #require(scope.members["v"])
      let away = transition.insertion.endpoint(for: frame)
      for (index, channel) in member.channels.enumerated() where channel.isMoving(at: 1) {
        #expect(channel.state(at: 1).value == away[index], "\(seed)")
      }
      let rest = try #require(scope.appearance(of: "v", at: 100))
      #expect(rest.opacity == 1 && rest.offset == .zero && rest.scale == 1, "\(seed)")
      #expect(!rest.isAnimating && rest.frame(of: frame) == frame, "\(seed)")
      #expect(scope.advance(to: 100) == nil, "\(seed)")
      scope.remove("v", transaction: transaction, at: 200)
      #expect(scope.advance(to: 300) == nil && scope.members.isEmpty, "\(seed)")
    }
  }

  @Test func `a view is gone exactly when all of it has settled`() throws {
    try forAll { random, seed in
      var scope = Scope()
      let (transition, animation) = (random.transition(), random.animation())
      let transaction = Transaction(animation: animation)
      let frame = random.rect()
      scope.insert("v", frame: frame, transition: transition, transaction: transaction, at: 0)
      let time = random.number(0...1)
      scope.remove("v", transaction: transaction, at: time)
      guard let member = scope.members["v"] else {
        #expect(scope.appearance(of: "v", at: time) == nil, "\(seed)")
        return
      }
      let ends = member.channels.compactMap { $0.passage?.endTime }
      let end = try #require(ends.max())
      let before = time + (end - time) * 0.999999
      let last = scope.appearance(of: "v", at: before)
      #expect(last?.isAnimating == true && scope.isLeaving("v"), "\(seed)")
      #expect(scope.appearance(of: "v", at: end) == nil, "\(seed)")
      #expect(scope.advance(to: before) != nil, "\(seed)")
      #expect(scope.advance(to: end) == nil && !scope.isLeaving("v"), "\(seed)")
    }
  }

  @Test func `reduced, nothing moves and a fade is repainted three times at most`() {
    forAll { random, seed in
      let script = TransitionScript(random: &random)
      var scope = Scope(motion: .reduced)
      var isReduced = true
      play(script, on: &scope) { scope, start, end in
        var repaints: [String: [Double?]] = [:]
        var time = start
        while true {
          let next = scope.advance(to: time)
          // Nothing differs before the frame that is asked for.
          for probe in [0, 0.5, 0.999] {
            let between = time + probe * (min(next ?? end, end) - time)
            for view in TransitionScript.views {
              let now = scope.appearance(of: view, at: between)
              let opacity = now?.opacity
              if repaints[view]?.last != .some(opacity) {
                repaints[view, default: []].append(opacity)
              }
              guard let now else { continue }
              isReduced = isReduced && now.offset == .zero && now.scale == 1
              isReduced = isReduced && [0, 1.0 / 3, 2.0 / 3, 1].contains(now.opacity)
            }
          }
          guard let next, next < end else { break }
          time = next
        }
        // One more for how it was drawn before its first step, where that is delayed.
        isReduced = isReduced && repaints.values.allSatisfy { $0.count <= 4 }
      }
      #expect(isReduced, "\(seed)")
    }
  }

  @Test func `nothing out of bounds reaches a screen`() {
    forAll { random, seed in
      let script = TransitionScript(random: &random)
      var scope = Scope()
      var isSane = true
      let frame = random.rect()
      play(script, on: &scope) { scope, start, end in
        for fraction in [0, 0.2, 0.5, 1] {
          for now in scope.appearances(at: start + fraction * (end - start)) {
            guard let now else { continue }
            let drawn = now.frame(of: frame)
            isSane = isSane && (0...1).contains(now.opacity) && now.scale >= 0
            isSane = isSane && drawn.magnitude.isFinite
            isSane = isSane && drawn.width >= 0 && drawn.height >= 0
          }
        }
      }
      #expect(isSane, "\(seed)")
    }
  }

  @Test func `every completion is called once, the logical one no later than the other`() {
    forAll { random, seed in
      var script = TransitionScript(random: &random)
      var calls: [String] = []
      for index in script.changes.indices {
        script.changes[index].transaction.addAnimationCompletion { calls.append("\(index)") }
        script.changes[index].transaction.addAnimationCompletion(criteria: .removed) {
          calls.append("\(index) removed")
        }
      }
      var scope = Scope(motion: random.element(of: MotionLevel.allCases))
      play(script, on: &scope) { scope, start, end in _ = scope.advance(to: (start + end) / 2) }
      _ = scope.advance(to: 1e6)
      #expect(calls.count == 2 * script.changes.count, "\(seed)")
      let isInOrder = script.changes.indices.allSatisfy { index in
        let logical = calls.firstIndex(of: "\(index)") ?? .max
        return logical < calls.firstIndex(of: "\(index) removed") ?? .min
      }
      #expect(isInOrder, "\(seed)")
      #expect(scope.changes.isEmpty && scope.due.isEmpty, "\(seed)")
    }
  }
}
