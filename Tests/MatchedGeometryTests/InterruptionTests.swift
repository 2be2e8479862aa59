import MatchedGeometry
import Testing

struct InterruptionTests {
  @Test func `the retargeting fixture is reproduced`() throws {
    let reference: SpringReference = try fixture("spring_reference")
    let row = reference.retarget
    let spring = Spring(response: row.response, dampingFraction: row.dampingFraction)
    var scope = MatchedGeometryScope<String>()
    scope.insert("x", frame: .zero, transaction: Transaction(), at: -1)
    var events = row.events[...]
    let samples = (row.samples + row.stateAt).sorted { $0.t < $1.t }
    #expect(samples.count == 23)
    for sample in samples {
      while let event = events.first, event.t <= sample.t {
        scope.setFrame(
          Rect(x: event.target, y: 0, width: 0, height: 0), of: "x",
          transaction: Transaction(animation: .spring(spring)), at: event.t)
        events.removeFirst()
      }
      let now = try #require(scope.presentation(of: "x", at: sample.t))
      // After it has settled it is exactly at its target, where the fixture still trembles.
      let tolerance = now.isAnimating ? 1e-9 : 0.001
      #expect(abs(now.frame.x - sample.value) < tolerance)
      #expect(!now.isAnimating || abs(now.velocity.x - sample.velocity) < 1e-9)
      #expect(now.isAnimating || sample.t > 0.7)
      // The sum of the step responses trembles like it to the end.
      let sum = zip(row.events, [0] + row.events.map(\.target)).reduce(0) { sum, step in
        sum + spring.value(target: step.0.target - step.1, time: sample.t - step.0.t)
      }
      #expect(abs(sum - sample.value) < 1e-9)
    }
  }

  @Test func `a spring retarget keeps place and velocity`() throws {
    try forAll { random, seed in
      var screen = Screen()
      screen.start(with: "a", "k", random.rect())
      screen.swap("a", for: "b", "k", random.rect(), path: random.path(), .pick, at: 0)
      let time = random.number(0.01...0.4)
      let before = try #require(screen.scope.presentation(of: "b", at: time))
      let spring = Animation.spring(random.spring())
      let view = random.element(of: ["a", "b", "c"])
      if view == "b" {
        let transaction = Transaction(animation: spring)
        screen.scope.setFrame(random.rect(), of: "b", transaction: transaction, at: time)
      } else {
        screen.swap("b", for: view, "k", random.rect(), path: random.path(), spring, at: time)
      }
      let after = try #require(screen.scope.presentation(of: view, at: time))
      #expect(distance(after.frame, before.frame) < 1e-12, "\(seed)")
      #expect(distance(after.velocity, before.velocity) < 1e-9, "\(seed)")
      let soon = try #require(screen.frame(view, at: time + 1e-6))
      var step = (soon.x - after.frame.x) / 1e-6 - before.velocity.x
      step /= 1 + before.velocity.magnitude
      #expect(abs(step) < 0.02, "\(seed)")
    }
  }

  @Test func `a timing curve starts from the place it finds, with its own velocity`() throws {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    screen.swap("a", for: "b", "k", .blank, .pick, at: 0)
    let before = try #require(screen.frame("b", at: 0.2))
    screen.swap("b", for: "a", "k", .row, .easeIn, at: 0.2)
    let after = try #require(screen.scope.presentation(of: "a", at: 0.2))
    #expect(after.frame == before)
    #expect(after.velocity == .zero)
  }

  @Test func `retargets with one spring are the sum of their step responses`() throws {
    try forAll { random, seed in
      let spring = random.spring()
      var scope = MatchedGeometryScope<String>()
      scope.insert("x", frame: .zero, transaction: Transaction(), at: 0)
      var steps: [(time: Double, height: Double)] = []
      var (time, target) = (0.0, 0.0)
      for _ in 0..<random.count(1...6) {
        let next = random.number(1...100) * random.element(of: [1, -1])
        steps.append((time, next - target))
        let transaction = Transaction(animation: .spring(spring))
        scope.setFrame(
          Rect(x: next, y: 0, width: 0, height: 0), of: "x", transaction: transaction, at: time)
        target = next
        time += random.number(0.02...0.3) * spring.response
      }
      let sum = steps.reduce(0) { sum, step in
        sum + spring.value(target: step.height, time: time - step.time)
      }
      let x = try #require(scope.presentation(of: "x", at: time)).frame.x
      #expect(abs(x - sum) < 1e-9, "\(seed)")
    }
  }

  @Test func `turning back in mid-air goes on from there, never from the end`() throws {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, .pick, at: 0)
    let turn = try #require(screen.scope.presentation(of: "blank", at: 0.15))
    screen.swap("blank", for: "chip", "a", .row, .pick, at: 0.15)
    let back = try #require(screen.scope.presentation(of: "chip", at: 0.15))
    #expect(back.frame == turn.frame && back.velocity == turn.velocity && back.isDrawn)
    #expect(!screen.isDrawn("blank", at: 0.15))
    let soon = try #require(screen.frame("chip", at: 0.17))
    #expect(soon.x > turn.frame.x, "it still has its velocity away from the row")
    #expect(screen.frame("chip", at: 3) == .row)
  }

  @Test func `setting the frame that is set changes nothing`() throws {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, .pick, at: 0)
    var undisturbed = screen
    for (time, animation) in [(0.1, Animation?.none), (0.2, .easeIn), (0.3, .bouncy.delay(1))] {
      let transaction = Transaction(animation: animation)
      screen.scope.setFrame(.blank, of: "blank", transaction: transaction, at: time)
      screen.insert("blank", "a", .blank, Transaction(animation: animation), at: time)
    }
    for time in stride(from: 0.3, to: 2, by: 0.1) {
      let expected = undisturbed.scope.presentation(of: "blank", at: time)
      #expect(screen.scope.presentation(of: "blank", at: time) == expected)
    }
    #expect(screen.scope.diagnostics.isEmpty)
    #expect(undisturbed.scope.advance(to: 5) == nil && screen.scope.advance(to: 5) == nil)
  }

  @Test func `a frame set and set back within one change disturbs no journey`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, .pick, at: 0)
    let undisturbed = screen
    let transaction = Transaction(animation: .easeIn)
    screen.scope.setFrame(.blank2, of: "blank", transaction: transaction, at: 0.1)
    screen.scope.setFrame(.blank, of: "blank", transaction: transaction, at: 0.1)
    #expect(screen.frame("blank", at: 0.2) == undisturbed.frame("blank", at: 0.2))
  }

  @Test func `a relayout without animation ends the journey at the new place`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, .pick, at: 0)
    var relayout = Transaction()
    relayout.disablesAnimations = true
    screen.scope.setFrame(.blank2, of: "blank", transaction: relayout, at: 0.1)
    #expect(screen.frame("blank", at: 0.1) == .blank2)
    #expect(screen.velocity("blank", at: 0.1) == .zero)
    #expect(screen.scope.presentation(of: "chip", at: 0.1) == nil)
    #expect(screen.scope.advance(to: 0.1) == nil)
    #expect(screen.scope.diagnostics.isEmpty)
  }

  @Test func `a delayed spring lets the interrupted journey go on without a corner`() throws {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, .pick, at: 0)
    let undisturbed = screen
    screen.swap("blank", for: "chip", "a", .row, .pick.delay(0.1), at: 0.1)
    for time in [0.1, 0.15, 0.19999] {
      let drawn = try #require(screen.scope.presentation(of: "chip", at: time))
      let expected = try #require(undisturbed.scope.presentation(of: "blank", at: time))
      #expect(distance(drawn.frame, expected.frame) < 1e-12)
      #expect(distance(drawn.velocity, expected.velocity) < 1e-12)
    }
    let before = try #require(screen.scope.presentation(of: "chip", at: 0.2 - 1e-9))
    let after = try #require(screen.scope.presentation(of: "chip", at: 0.2 + 1e-9))
    #expect(distance(before.frame, after.frame) < 1e-5)
    #expect(distance(before.velocity, after.velocity) < 1e-4)
    #expect(screen.frame("chip", at: 3) == .row)
  }

  @Test func `a retarget at the moment at which a delayed spring takes over keeps the velocity`()
    throws
  {
    try forAll { random, seed in
      var screen = Screen()
      let start = random.number(0...5000)
      screen.start(with: "chip", "a", .row)
      screen.swap("chip", for: "blank", "a", .blank, .pick, at: start)
      let (turn, delay) = (start + random.number(0.01...0.2), random.number(0.01...0.2))
      let isSped = random.count(0...1) == 1
      let late = isSped ? Animation.pick.delay(3 * delay).speed(3) : .pick.delay(delay)
      screen.swap("blank", for: "chip", "a", .row, late, at: turn)
      let before = try #require(screen.velocity("chip", at: turn + delay - 1e-9))
      screen.swap("chip", for: "blank", "a", .blank, .pick, at: turn + delay)
      let after = try #require(screen.velocity("blank", at: turn + delay))
      #expect(distance(before, after) < 1e-4, "\(seed)")
    }
  }
}
