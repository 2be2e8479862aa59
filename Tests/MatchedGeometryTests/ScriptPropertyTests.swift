@testable import MatchedGeometry
import Testing

/// What holds for every sequence of operations.
struct ScriptPropertyTests {
  private let namespaces = [Namespace(), Namespace()]

  @Test func `any partition of time into ticks gives the same presentations`() {
    forAll { random, seed in
      let script = Script(random: &random)
      let (plain, ticked) = (Run(namespaces: namespaces), Run(namespaces: namespaces))
      var plainStates: [Presentation?] = []
      var tickedStates: [Presentation?] = []
      func probe(_ run: Run, into states: inout [Presentation?], from start: Double, to end: Double)
      {
        for fraction in [0, 0.6] {
          let time = start + fraction * (end - start)
          states += Script.views.map { run.scope.presentation(of: $0, at: time) }
        }
      }
      plain.play(script, observe: { probe(plain, into: &plainStates, from: $0, to: $1) })
      let ticks = (0..<random.count(1...5)).map { _ in random.number(0...1) }.sorted()
      ticked.play(
        script,
        ticks: { start, end in ticks.map { start + $0 * (end - start) } },
        observe: { probe(ticked, into: &tickedStates, from: $0, to: $1) })
      #expect(plainStates == tickedStates, "\(seed)")
      #expect(plain.scope.diagnostics == ticked.scope.diagnostics, "\(seed)")
      plain.advance(to: 1e6)
      ticked.advance(to: 1e6)
      #expect(plain.calls.map(\.name).sorted() == ticked.calls.map(\.name).sorted(), "\(seed)")
    }
  }

  @Test func `adding a time to every time changes no presentation`() {
    forAll { random, seed in
      let script = Script(random: &random)
      let (plain, shifted) = (Run(namespaces: namespaces), Run(namespaces: namespaces))
      var states: [Presentation?] = []
      plain.play(
        script,
        observe: { start, end in
          states += Script.views.map { plain.scope.presentation(of: $0, at: (start + end) / 2) }
        })
      var remaining = states[...]
      var isSame = true
      shifted.play(
        script, shifted: 4096,
        observe: { start, end in
          for view in Script.views {
            let now = shifted.scope.presentation(of: view, at: (start + end) / 2)
            let then = remaining.removeFirst()
            isSame = isSame && now?.isDrawn == then?.isDrawn
            guard let now, let then else { continue }
            isSame = isSame && distance(now.frame, then.frame) < 1e-6
          }
        })
      #expect(isSame, "\(seed)")
    }
  }

  @Test func `no size is negative and nothing is infinite, whatever happens`() {
    forAll { random, seed in
      let run = Run(namespaces: namespaces)
      var isSane = true
      let script = Script(random: &random)
      run.play(
        script,
        observe: { start, end in
          for fraction in [0, 0.3, 1] {
            for view in Script.views {
              let time = start + fraction * (end - start)
              guard let now = run.scope.presentation(of: view, at: time) else { continue }
              let magnitude = now.frame.magnitude + now.velocity.magnitude
              isSane = isSane && magnitude.isFinite && now.progress.isFinite
              isSane = isSane && now.frame.width >= 0 && now.frame.height >= 0
            }
          }
        })
      #expect(isSane, "\(seed)")
    }
  }

  @Test func `of the sources of a thing one alone is drawn at any time`() {
    forAll { random, seed in
      let run = Run(namespaces: namespaces)
      let script = Script(random: &random)
      var isOne = true
      run.play(
        script,
        observe: { start, end in
          let time = (start + end) / 2
          for group in run.scope.groups.values {
            let drawn = group.views.filter {
              run.scope.members[$0]?.isSource == true
                && run.scope.presentation(of: $0, at: time)?.isDrawn == true
            }
            isOne = isOne && drawn.count <= 1
          }
        })
      #expect(isOne, "\(seed)")
    }
  }

  @Test func `every completion is called once, the logical one no later than the other`() {
    forAll { random, seed in
      let script = Script(random: &random)
      let run = Run(namespaces: namespaces)
      run.play(script, ticks: { start, end in [0.25, 0.5, 1].map { start + $0 * (end - start) } })
      run.advance(to: 1e6)
      #expect(run.calls.count == 2 * script.changes.count, "\(seed)")
      let isInOrder = script.changes.indices.allSatisfy { index in
        let logical = run.calls.firstIndex { $0.name == "\(index)" }
        let removed = run.calls.firstIndex { $0.name == "\(index) removed" }
        return logical ?? .max < removed ?? .min
      }
      #expect(isInOrder, "\(seed)")
    }
  }

  @Test func `afterwards everything rests at its place and what is gone is forgotten`() {
    forAll { random, seed in
      let run = Run(namespaces: namespaces)
      run.play(Script(random: &random))
      run.advance(to: 1e6)
      let scope = run.scope
      #expect(scope.members.values.allSatisfy { $0.motion == nil && !$0.isLeaving }, "\(seed)")
      #expect(scope.pending.isEmpty && scope.due.isEmpty, "\(seed)")
      let grouped = scope.groups.values.flatMap(\.views)
      #expect(Set(grouped) == Set(scope.members.keys) && grouped.count == scope.members.count)
      let isAtRest = scope.groups.values.compactMap(\.source).allSatisfy {
        scope.presentation(of: $0, at: 1e6)?.frame == scope.members[$0]?.frame
      }
      #expect(isAtRest, "\(seed)")
    }
  }

  @Test func `hours of use leave no memory behind`() {
    var screen = Screen()
    for question in 0..<1000 {
      let time = Double(question)
      let (old, new) = ("v\(question)", "v\(question + 1)")
      if question == 0 { screen.start(with: old, "a", .row) }
      screen.swap(old, for: new, "a", question.isMultiple(of: 2) ? .blank : .row, .pick, at: time)
      screen.insert("w\(question)", "id\(question)", .row, Transaction(animation: .pick), at: time)
      screen.scope.remove(
        "w\(question)", transaction: Transaction(animation: .pick), at: time + 0.5)
    }
    _ = screen.scope.advance(to: 1e6)
    #expect(screen.scope.members.count == 1 && screen.scope.groups.count == 1)
    #expect(screen.scope.pending.isEmpty)
    #expect(screen.scope.diagnostics.count == 256)
  }
}
