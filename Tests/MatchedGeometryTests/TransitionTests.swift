import MatchedGeometry
import Testing

/// A transition on its own: how the view stands while it is away, and what moves each part.
struct TransitionTests {
  private static let box = Rect(x: 10, y: 4, width: 20, height: 6)

  /// How a view is drawn some time after its insertion at 0.
  private func coming(
    _ transition: Transition, _ animation: Animation = .linear, at time: Double = 0
  ) -> Appearance? {
    var scope = TransitionScope<String>()
    scope.insert(
      "v", frame: Self.box, transition: transition,
      transaction: Transaction(animation: animation), at: 0)
    return scope.appearance(of: "v", at: time)
  }

  @Test(arguments: [
    ("left", Transition.move(edge: .left), Rect(x: -10, y: 4, width: 20, height: 6)),
    ("right", .move(edge: .right), Rect(x: 30, y: 4, width: 20, height: 6)),
    ("top", .move(edge: .top), Rect(x: 10, y: -2, width: 20, height: 6)),
    ("bottom", .move(edge: .bottom), Rect(x: 10, y: 10, width: 20, height: 6)),
    ("offset", .offset(x: -3, y: 2), Rect(x: 7, y: 6, width: 20, height: 6)),
    ("half", .scale(0.5), Rect(x: 15, y: 5.5, width: 10, height: 3)),
    ("corner", .scale(0.5, anchor: .topTrailing), Rect(x: 20, y: 4, width: 10, height: 3)),
    ("below nothing", .scale(-1, anchor: .topLeading), Rect(x: 10, y: 4, width: 0, height: 0)),
    (
      "two offsets", .offset(x: 1, y: 2).combined(with: .move(edge: .right)),
      Rect(x: 31, y: 6, width: 20, height: 6)
    ),
    (
      "two scales", .scale(0.5).combined(with: .scale(0.5, anchor: .topLeading)),
      Rect(x: 10, y: 4, width: 5, height: 1.5)
    ),
  ])
  func `a view comes from where its transition has it`(
    name: String, transition: Transition, expected: Rect
  ) throws {
    let start = try #require(coming(transition))
    #expect(start.frame(of: Self.box) == expected)
    #expect(start.opacity == 1 && start.isAnimating)
    let end = try #require(coming(transition, at: 0.35))
    #expect(end.frame(of: Self.box) == Self.box && !end.isAnimating)
  }

  @Test func `opacity comes out of nothing`() throws {
    #expect(try #require(coming(.opacity)).opacity == 0)
    #expect(try #require(coming(.opacity, at: 0.175)).opacity == 0.5)
    #expect(try #require(coming(.opacity, at: 0.35)).opacity == 1)
  }

  @Test func `identity is there at once, and so is what changes nothing`() throws {
    for transition in [Transition.identity, .scale(1), .offset(x: 0, y: 0)] {
      #expect(try #require(coming(transition)).isAnimating == false)
    }
  }

  @Test func `numbers that are not finite have no effect`() {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(Transition.offset(x: number, y: 0) == .identity)
      #expect(Transition.offset(x: 0, y: number) == .identity)
      #expect(Transition.scale(number) == .identity)
      #expect(Transition.scale(0.5, anchor: UnitPoint(x: number, y: 0)) == .identity)
      #expect(Transition.scale(0.5, anchor: UnitPoint(x: 0, y: number)) == .identity)
    }
  }

  @Test func `an overflow of many parts does not reach a screen`() throws {
    var transition = Transition.offset(x: 1e12, y: -1e12)
    for _ in 0..<40 {
      transition = transition.combined(with: .scale(1e12)).combined(with: .offset(x: 1e12, y: 0))
    }
    let start = try #require(coming(transition, .bouncy, at: 0.1))
    #expect(start.scale.isFinite && start.offset.x.isFinite && start.offset.y.isFinite)
  }

  @Test func `a transition of its own animation does not heed that of the transaction`() throws {
    let steady = Animation.timingCurve(.linear, duration: 1)
    let own = Transition.opacity.animation(steady)
    #expect(try #require(coming(own, .bouncy, at: 0.5)).opacity == 0.5)
    // The first one given stays.
    #expect(try #require(coming(own.animation(.bouncy), .bouncy, at: 0.5)).opacity == 0.5)
  }

  @Test func `an animation counts for the parts there are so far`() throws {
    let steady = Animation.timingCurve(.linear, duration: 1)
    let mixed = Transition.opacity.animation(steady).combined(with: .move(edge: .right))
    let now = try #require(coming(mixed, at: 0.35))
    #expect(now.opacity == 0.35 && now.offset.x == 0)
    let both = Transition.opacity.combined(with: .move(edge: .right)).animation(steady)
    let later = try #require(coming(both, at: 0.5))
    #expect(later.opacity == 0.5 && later.offset.x == 10)
  }

  @Test func `where two parts change one number the later sets the pace`() throws {
    let slow = Animation.timingCurve(.linear, duration: 1)
    let sum = Transition.offset(x: 4, y: 0).combined(with: .offset(x: 6, y: 0).animation(slow))
    #expect(try #require(coming(sum, at: 0.5)).offset.x == 5)
    // One that leaves the number alone does not.
    let apart = sum.combined(with: .offset(x: 0, y: 1).animation(.easeIn))
    #expect(try #require(coming(apart, at: 0.5)).offset.x == 5)
  }

  @Test func `a delay shows the view as it is while away`() throws {
    for delayed in [Transition.opacity.delay(0.5), .opacity.delay(0.2).delay(0.3)] {
      let waiting = try #require(coming(delayed, at: 0.49))
      #expect(waiting.opacity == 0 && waiting.isAnimating)
      #expect(abs(try #require(coming(delayed, at: 0.675)).opacity - 0.5) < 1e-12)
    }
  }

  @Test func `a delay is on top of whichever animation applies`() throws {
    let steady = Animation.timingCurve(.linear, duration: 1)
    for transition in [
      Transition.opacity.delay(0.5).animation(steady), .opacity.animation(steady).delay(0.5),
      .opacity.animation(steady.delay(0.25)).delay(0.25),
    ] {
      #expect(try #require(coming(transition, at: 0.5)).opacity == 0)
      #expect(try #require(coming(transition, at: 1)).opacity == 0.5)
    }
    // The delay is not sped up: it was added last.
    let sped = Transition.opacity.animation(steady.speed(2)).delay(0.5)
    #expect(try #require(coming(sped, at: 0.75)).opacity == 0.5)
  }

  @Test func `a delay counts for the parts there are so far`() throws {
    let mixed = Transition.opacity.delay(0.35).combined(with: .move(edge: .right))
    let now = try #require(coming(mixed, at: 0.35))
    #expect(now.opacity == 0 && now.offset.x == 0)
  }

  @Test func `an asymmetric transition comes as the one and goes as the other`() throws {
    let transition = Transition.asymmetric(insertion: .move(edge: .right), removal: .opacity)
    let start = try #require(coming(transition))
    #expect(start.offset.x == 20 && start.opacity == 1)
    var scope = TransitionScope<String>()
    let linear = Transaction(animation: .linear)
    scope.insert("v", frame: Self.box, transition: transition, transaction: Transaction(), at: 0)
    scope.remove("v", transaction: linear, at: 1)
    let leaving = try #require(scope.appearance(of: "v", at: 1.175))
    #expect(leaving.offset.x == 0 && abs(leaving.opacity - 0.5) < 1e-12)
  }
}
