import Foundation
import Testing

/// The numbers of `Fixtures/spring_reference.json`.
struct SpringReference: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let response, dampingFraction, initialVelocity: Double
    let stiffness, damping, duration, bounce, overshootV0Zero: Double
    let omega0, decay, omegaD: Double
    let peakTimeV0Zero: Double?
    let settlingExact: Double
    let settlingEnvelope: Double?
    let samples: [Sample]

    var testDescription: String {
      "response \(response), ζ \(dampingFraction), v₀ \(initialVelocity)"
    }
  }

  struct Sample: Decodable, Sendable {
    let t, value, velocity: Double
  }

  struct Retargeting: Decodable {
    struct Event: Decodable {
      let t, target: Double
    }

    let response, dampingFraction: Double
    let events: [Event]
    let stateAt: [Sample]
    let samples: [Sample]
  }

  let springs: [Case]
  let retarget: Retargeting
}

/// The numbers of `Fixtures/bezier_reference.json`.
struct BezierReference: Decodable {
  struct Curve: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let p1, p2: [Double]
    let samples: [Sample]

    var testDescription: String { name }
  }

  struct Sample: Decodable, Sendable {
    let fraction, value: Double
    let slope: Double?
  }

  let curves: [Curve]
}

/// Reads a fixture of this test target.
func fixture<T: Decodable>(_ name: String) throws -> T {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures")
  )
  return try JSONDecoder().decode(T.self, from: Data(contentsOf: url))
}
