import MatchedGeometry
import Testing

struct SpringSettlingTests {
  @Test func `swinging springs settle when the reference envelope does`() throws {
    let reference: SpringReference = try fixture("spring_reference")
    for row in reference.springs {
      let spring = Spring(response: row.response, dampingFraction: row.dampingFraction)
      let duration = spring.settlingDuration(
        target: 1, initialVelocity: row.initialVelocity, epsilon: 0.001)
      #expect(abs(duration - (row.settlingEnvelope ?? row.settlingExact)) < 1e-9)
      #expect(duration > row.settlingExact - 1e-9)
    }
  }

  @Test func `afterwards the value stays within the tolerance`() {
    forAll { random, seed in
      let spring = random.spring()
      let target = random.number(-2...2)
      let initial = random.number(-30...30)
      let settled = spring.settlingDuration(
        target: target, initialVelocity: initial, epsilon: 0.001)
      for step in 0...50 {
        let time = settled + Double(step) * spring.response / 20
        let value = spring.value(target: target, initialVelocity: initial, time: time)
        #expect(abs(value - target) < 0.001 + 1e-12, "\(seed)")
      }
    }
  }

  @Test func `nearly critical springs take no longer than the critical one`() {
    let critical = Spring(response: 0.5, dampingFraction: 1).settlingDuration()
    for damping in [1 - 1e-12, 1 - 1e-6, 1 + 1e-6, 1 + 1e-12] {
      let duration = Spring(response: 0.5, dampingFraction: damping).settlingDuration()
      #expect(abs(duration - critical) < 1e-4)
    }
  }

  @Test func `a push from the target settles after its peak`() {
    let spring = Spring(response: 0.5, dampingFraction: 1)
    let duration = spring.settlingDuration(target: 0, initialVelocity: 5)
    #expect(spring.value(target: 0, initialVelocity: 5, time: duration * 0.99) > 0.001)
    #expect(spring.settlingDuration(target: 0, initialVelocity: 1e-6) == 0)
  }

  @Test func `nothing to move is settled at once, and an undamped spring never`() {
    #expect(Spring.smooth.settlingDuration(target: 0) == 0)
    #expect(Spring(response: 1, dampingFraction: 0).settlingDuration() == .infinity)
  }
}
