import MatchedGeometry
import Testing

struct TransitionScopeTests {
  private let box = Rect(x: 10, y: 4, width: 20, height: 6)
  private let linear = Transaction(animation: .timingCurve(.linear, duration: 1))
  private var scope = TransitionScope<String>()

  private mutating func insert(
    _ view: String, _ transition: Transition, _ animation: Animation?, at time: Double
  ) {
    scope.insert(
      view, frame: box, transition: transition, transaction: Transaction(animation: animation),
      at: time)
  }

  private mutating func remove(_ view: String, _ animation: Animation?, at time: Double) {
    scope.remove(view, transaction: Transaction(animation: animation), at: time)
  }

  private func appearance(_ view: String, at time: Double) throws -> Appearance {
    try #require(scope.appearance(of: view, at: time))
  }

  @Test mutating func `a view comes, stays, goes, and is gone`() throws {
    #expect(scope.appearance(of: "v", at: 0) == nil && !scope.isLeaving("v"))
    scope.insert("v", frame: box, transition: .opacity, transaction: linear, at: 0)
    #expect(abs(try appearance("v", at: 0.25).opacity - 0.25) < 1e-12)
    #expect(scope.advance(to: 0.5) == 0.5 + 1.0 / 60)
    #expect(scope.advance(to: 1) == nil)
    #expect(try !appearance("v", at: 9).isAnimating)
    scope.remove("v", transaction: linear, at: 10)
    #expect(scope.isLeaving("v"))
    #expect(try appearance("v", at: 10.25).opacity == 0.75)
    #expect(scope.appearance(of: "v", at: 11) == nil)
    #expect(scope.advance(to: 11) == nil)
    #expect(!scope.isLeaving("v"))
  }

  @Test mutating func `without animation a view is there and gone at once`() throws {
    var disabled = Transaction(animation: .smooth)
    disabled.disablesAnimations = true
    for transaction in [Transaction(), disabled] {
      let transition = Transition.opacity.animation(.smooth).delay(1)
      scope.insert("v", frame: box, transition: transition, transaction: transaction, at: 0)
      let now = try appearance("v", at: 0)
      #expect(now.opacity == 1 && !now.isAnimating)
      scope.remove("v", transaction: transaction, at: 0)
      #expect(scope.appearance(of: "v", at: 0) == nil && !scope.isLeaving("v"))
    }
  }

  @Test mutating func `without animation what is under way ends`() throws {
    insert("v", .opacity, .smooth, at: 0)
    remove("v", .smooth, at: 0.1)
    insert("v", .opacity, nil, at: 0.2)
    #expect(try appearance("v", at: 0.2) == appearance("v", at: 9))
    remove("v", .smooth, at: 10)
    remove("v", nil, at: 10.1)
    #expect(scope.appearance(of: "v", at: 10.1) == nil)
  }

  @Test mutating func `a leaving view that is inserted again comes back from mid-air`() throws {
    let transition = Transition.opacity.combined(with: .move(edge: .right))
    insert("v", transition, nil, at: 0)
    remove("v", .smooth, at: 1)
    let turn = try appearance("v", at: 1.1)
    insert("v", transition, .smooth, at: 1.1)
    #expect(try appearance("v", at: 1.1) == turn && !scope.isLeaving("v"))
    #expect(try appearance("v", at: 1.11).opacity < turn.opacity, "it still has its velocity")
    #expect(try appearance("v", at: 3).opacity == 1)
  }

  @Test mutating func `a view removed on its way in goes back from there`() throws {
    scope.insert("v", frame: box, transition: .opacity, transaction: linear, at: 0)
    remove("v", .timingCurve(.linear, duration: 1), at: 0.5)
    #expect(try appearance("v", at: 0.5).opacity == 0.5)
    #expect(try appearance("v", at: 1).opacity == 0.25)
  }

  @Test mutating func `what the removal does not touch goes on to its rest`() throws {
    let transition = Transition.asymmetric(insertion: .move(edge: .right), removal: .opacity)
    scope.insert("v", frame: box, transition: transition, transaction: linear, at: 0)
    let undisturbed = scope
    remove("v", .timingCurve(.linear, duration: 0.25), at: 0.5)
    #expect(try appearance("v", at: 0.5).offset.x == 10)
    let expected = try #require(undisturbed.appearance(of: "v", at: 0.8)).offset
    #expect(try appearance("v", at: 0.8).offset == expected)
    #expect(try appearance("v", at: 0.8).opacity == 0)
    #expect(scope.appearance(of: "v", at: 1) == nil, "gone when all of it has settled")
  }

  @Test mutating func `with nothing to play a view goes at once, even on its way in`() {
    insert("v", .asymmetric(insertion: .opacity, removal: .identity), .smooth, at: 0)
    remove("v", .smooth, at: 0.1)
    #expect(scope.appearance(of: "v", at: 0.1) == nil)
  }

  @Test mutating func `a different removal is played`() throws {
    insert("v", .opacity, nil, at: 0)
    scope.remove("v", transition: .move(edge: .top), transaction: linear, at: 1)
    let now = try appearance("v", at: 1.5)
    #expect(now.opacity == 1 && now.offset == SIMD2(0, -3))
    insert("v", .opacity, .smooth, at: 1.5)
    #expect(try appearance("v", at: 1.5).offset == SIMD2(0, -3))
    scope.remove("nobody", transition: .opacity, transaction: linear, at: 2)
    #expect(scope.appearance(of: "nobody", at: 2) == nil)
  }

  @Test mutating func `inserting what is there changes only its later removal`() throws {
    insert("v", .opacity, .smooth, at: 0)
    let undisturbed = scope
    let wide = Rect(x: 0, y: 0, width: 50, height: 6)
    for animation in [nil, Animation.bouncy] {
      scope.insert(
        "v", frame: wide, transition: .move(edge: .left),
        transaction: Transaction(animation: animation), at: 0.1)
    }
    #expect(try appearance("v", at: 0.2) == undisturbed.appearance(of: "v", at: 0.2))
    scope.remove("v", transaction: linear, at: 2)
    #expect(try appearance("v", at: 2.5).offset.x == -25)
  }

  @Test mutating func `removing what is leaving changes nothing`() throws {
    insert("v", .opacity, nil, at: 0)
    remove("v", .smooth, at: 1)
    let undisturbed = scope
    remove("v", .bouncy.delay(3), at: 1.1)
    #expect(try appearance("v", at: 1.3) == undisturbed.appearance(of: "v", at: 1.3))
  }

  @Test mutating func `a scale under way keeps its anchor`() throws {
    let transition = Transition.asymmetric(
      insertion: .scale(0, anchor: .topLeading), removal: .scale(0, anchor: .bottomTrailing))
    scope.insert("v", frame: box, transition: transition, transaction: linear, at: 0)
    let turn = try appearance("v", at: 0.5).frame(of: box)
    #expect(turn == Rect(x: 10, y: 4, width: 10, height: 3))
    remove("v", .timingCurve(.linear, duration: 1), at: 0.5)
    #expect(try appearance("v", at: 0.5).frame(of: box) == turn)
    insert("v", transition, nil, at: 2)
    remove("v", .timingCurve(.linear, duration: 1), at: 3)
    let corner = Rect(x: 20, y: 7, width: 10, height: 3)
    #expect(try appearance("v", at: 3.5).frame(of: box) == corner)
  }

  @Test mutating func `lines that fade in one after the other wait unseen`() throws {
    for line in 0..<3 {
      insert("\(line)", .opacity.delay(0.06 + 0.03 * Double(line)), .smooth, at: 1)
    }
    #expect(scope.advance(to: 1) == 1.06)
    #expect(try appearance("2", at: 1.11).opacity == 0)
    let (first, last) = (try appearance("0", at: 1.2), try appearance("2", at: 1.26))
    #expect(abs(first.opacity - last.opacity) < 1e-9 && first.opacity > 0.1)
  }

  @Test mutating func `a delayed return lets the view go on leaving meanwhile`() throws {
    insert("v", .opacity.delay(0.1), nil, at: 0)
    remove("v", .smooth, at: 1)
    let undisturbed = scope
    insert("v", .opacity.delay(0.1), .smooth, at: 1.2)
    let expected = try #require(undisturbed.appearance(of: "v", at: 1.29)).opacity
    #expect(abs(try appearance("v", at: 1.29).opacity - expected) < 1e-12)
    #expect(try appearance("v", at: 4).opacity == 1)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  mutating func `a frame that is not finite counts as empty`(number: Double) throws {
    let wrong = Rect(x: 0, y: 0, width: number, height: 2)
    let transition = Transition.move(edge: .right).combined(with: .opacity)
    scope.insert("v", frame: wrong, transition: transition, transaction: linear, at: 0)
    let now = try appearance("v", at: 0.5)
    #expect(now.offset == .zero && now.opacity == 0.5)
  }

  @Test mutating func `a bouncing spring leaves neither opacity nor scale out of bounds`() throws {
    let wild = Animation.spring(Spring(response: 0.4, dampingFraction: 0.1))
    insert("v", .opacity.combined(with: .scale(0)), wild, at: 0)
    #expect(try appearance("v", at: 0.2).opacity == 1)
    #expect(try appearance("v", at: 0.2).scale > 1)
    remove("v", wild, at: 30)
    let peak = try appearance("v", at: 30.2)
    #expect(peak.opacity == 0 && peak.scale == 0)
  }
}
