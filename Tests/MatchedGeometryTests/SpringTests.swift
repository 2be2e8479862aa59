@testable import MatchedGeometry
import Testing

struct SpringTests {
  @Test func `every reference row is reproduced`() throws {
    let reference: SpringReference = try fixture("spring_reference")
    #expect(reference.springs.count == 10)
    for row in reference.springs {
      let spring = Spring(response: row.response, dampingFraction: row.dampingFraction)
      #expect(row.samples.count == 21)
      for sample in row.samples {
        let value = spring.value(
          target: 1, initialVelocity: row.initialVelocity, time: sample.t)
        let velocity = spring.velocity(
          target: 1, initialVelocity: row.initialVelocity, time: sample.t)
        #expect(abs(value - sample.value) < 1e-9, "\(row.testDescription), t \(sample.t)")
        #expect(abs(velocity - sample.velocity) < 1e-9, "\(row.testDescription), t \(sample.t)")
      }
    }
  }

  @Test func `frequency, decay, detuning and peak are those of the reference`() throws {
    let reference: SpringReference = try fixture("spring_reference")
    for row in reference.springs {
      let spring = Spring(response: row.response, dampingFraction: row.dampingFraction)
      #expect(abs(spring.frequency - row.omega0) < 1e-9)
      #expect(abs(spring.decay - row.decay) < 1e-9)
      #expect(abs(spring.detuning - row.omegaD) < 1e-9)
      guard let peak = row.peakTimeV0Zero else { continue }
      #expect(abs(Double.pi / spring.detuning - peak) < 1e-9)
      #expect(abs(spring.value(target: 1, time: peak) - 1 - row.overshootV0Zero) < 1e-9)
    }
  }

  @Test func `duration and bounce spell the same springs`() throws {
    let reference: SpringReference = try fixture("spring_reference")
    for row in reference.springs {
      let spring = Spring(duration: row.duration, bounce: row.bounce)
      #expect(abs(spring.response - row.response) < 1e-9)
      #expect(abs(spring.dampingFraction - row.dampingFraction) < 1e-9)
    }
  }

  @Test func `mass, stiffness and damping spell the same springs`() throws {
    let reference: SpringReference = try fixture("spring_reference")
    for row in reference.springs {
      for mass in [1.0, 2.5] {
        let spring = Spring(
          mass: mass, stiffness: mass * row.stiffness, damping: mass * row.damping)
        #expect(abs(spring.response - row.response) < 1e-9)
        #expect(abs(spring.dampingFraction - row.dampingFraction) < 1e-9)
      }
    }
  }

  @Test func `the presets take half a second with their bounce`() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
  }

  @Test func `before the start nothing has moved`() {
    #expect(Spring.bouncy.value(target: 3, initialVelocity: 7, time: -1) == 0)
    #expect(Spring.bouncy.velocity(target: 3, initialVelocity: 7, time: -1) == 7)
  }

  @Test func `at the end of time it is at the target`() {
    for damping in [0.3, 1, 1 + 1e-15, 40] {
      let spring = Spring(response: 0.5, dampingFraction: damping)
      for time in [1e6, 1e300, Double.infinity] {
        #expect(spring.value(target: 3, initialVelocity: 7, time: time) == 3)
        #expect(spring.velocity(target: 3, initialVelocity: 7, time: time) == 0)
      }
    }
  }

  @Test func `near critical damping all regimes agree`() {
    let critical = Spring(response: 0.5, dampingFraction: 1)
    for detuning in [1e-16, 1e-14, 1e-12, 1e-10] {
      for damping in [1 - detuning, 1 + detuning] {
        let spring = Spring(response: 0.5, dampingFraction: damping)
        for time in stride(from: 0, through: 2, by: 0.1) {
          let expected = critical.value(target: 1, initialVelocity: 5, time: time)
          let value = spring.value(target: 1, initialVelocity: 5, time: time)
          #expect(abs(value - expected) < 1e-9)
        }
      }
    }
  }

  @Test func `velocity is the derivative of value`() {
    forAll { random, seed in
      let spring = random.spring()
      let target = random.number(-100...100)
      let initial = random.number(-300...300)
      let time = random.number(0.001...2)
      let h = 1e-5 * spring.response
      let ahead = spring.value(target: target, initialVelocity: initial, time: time + h)
      let behind = spring.value(target: target, initialVelocity: initial, time: time - h)
      let velocity = spring.velocity(target: target, initialVelocity: initial, time: time)
      #expect(abs((ahead - behind) / (2 * h) - velocity) < 1e-3, "\(seed)")
    }
  }

  @Test func `the motion obeys the equation of a damped spring`() {
    forAll { random, seed in
      let spring = random.spring()
      let initial = random.number(-10...10)
      let time = random.number(0.001...2)
      let frequency = 2 * Double.pi / spring.response
      let h = 1e-5 * spring.response
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: 1, initialVelocity: initial, time: time)
      }
      let acceleration = (velocity(time + h) - velocity(time - h)) / (2 * h)
      let value = spring.value(target: 1, initialVelocity: initial, time: time)
      let force =
        2 * spring.dampingFraction * frequency * velocity(time) + frequency * frequency
        * (value - 1)
      #expect(abs(acceleration + force) < 1e-3 * (1 + frequency * frequency), "\(seed)")
    }
  }

  @Test func `without overshoot from critical damping on`() {
    forAll { random, seed in
      let spring = Spring(
        response: random.number(0.1...1.5), dampingFraction: random.number(1...3))
      var last = 0.0
      for step in 1...100 {
        let value = spring.value(target: 1, time: Double(step) * spring.response / 20)
        #expect(value >= last - 1e-15 && value <= 1, "\(seed)")
        last = value
      }
    }
  }

  @Test func `below critical damping the overshoot is that of the textbook`() throws {
    forAll { random, seed in
      let damping = random.number(0.05...0.95)
      let spring = Spring(response: random.number(0.1...1.5), dampingFraction: damping)
      let root = (1 - damping * damping).squareRoot()
      let peak = spring.response / (2 * root)
      let overshoot = spring.value(target: 1, time: peak) - 1
      #expect(abs(overshoot - powerOfE(-Double.pi * damping / root)) < 1e-12, "\(seed)")
      #expect(abs(spring.velocity(target: 1, time: peak)) < 1e-9, "\(seed)")
    }
    let reference: SpringReference = try fixture("spring_reference")
    for row in reference.springs where row.dampingFraction < 1 {
      let exponent =
        -Double.pi * row.dampingFraction
        / (1 - row.dampingFraction * row.dampingFraction).squareRoot()
      #expect(abs(powerOfE(exponent) - row.overshootV0Zero) < 1e-9)
    }
  }
}
