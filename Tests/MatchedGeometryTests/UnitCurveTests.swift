import MatchedGeometry
import Testing

struct UnitCurveTests {
  @Test func `every reference row is reproduced`() throws {
    let reference: BezierReference = try fixture("bezier_reference")
    #expect(reference.curves.count == 7)
    for row in reference.curves {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: row.p1[0], y: row.p1[1]),
        endControlPoint: UnitPoint(x: row.p2[0], y: row.p2[1]))
      #expect(row.samples.count == 21)
      for sample in row.samples {
        let comment: Comment = "\(row.name) at \(sample.fraction)"
        #expect(abs(curve.value(at: sample.fraction) - sample.value) < 1e-9, comment)
        // One number of the file breaks the rule of the file, that a slope is null where x′ vanishes:
        // it has 0 for easeIn at 1, where the values before it climb by 1.7. The limit is y″/x″.
        let isWrong = row.name == "easeIn" && sample.fraction == 1
        if let slope = isWrong ? 1 / 0.58 : sample.slope {
          #expect(abs(curve.velocity(at: sample.fraction) - slope) < 1e-9, comment)
        }
      }
    }
  }

  @Test func `the presets are the curves of their name`() throws {
    let reference: BezierReference = try fixture("bezier_reference")
    let presets: [String: UnitCurve] = [
      "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "linear": .linear,
    ]
    for row in reference.curves {
      guard let preset = presets[row.name] else { continue }
      for sample in row.samples {
        #expect(abs(preset.value(at: sample.fraction) - sample.value) < 1e-9)
      }
    }
  }

  @Test func `the ends are exact, whatever the fraction outside`() {
    forAll { random, seed in
      let curve = random.curve()
      for fraction in [0, -1, -Double.infinity, .nan] {
        #expect(curve.value(at: fraction) == 0, "\(seed)")
      }
      for fraction in [1, 1.5, Double.infinity] {
        #expect(curve.value(at: fraction) == 1, "\(seed)")
      }
    }
  }

  @Test func `where x′ vanishes the slope is that of the curve nearby`() {
    // At its end, (1, 1) being its last control point, easeIn has the slope y″/x″ = 1/(1 − .42).
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-9)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-9)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1 - 1e-15) - 1 / 0.58) < 1e-3)
    #expect(abs(UnitCurve.linear.velocity(at: 0) - 1) < 1e-9)
    #expect(UnitCurve.easeIn.velocity(at: 1.01) == 0)
  }

  @Test func `control x is clamped and control y is not`() {
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -3, y: 1.7), endControlPoint: UnitPoint(x: 4, y: -0.6))
    let tame = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 1.7), endControlPoint: UnitPoint(x: 1, y: -0.6))
    #expect(wild == tame)
    let overshooting = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.34, y: 1.56), endControlPoint: UnitPoint(x: 0.64, y: 1))
    #expect(overshooting.value(at: 0.6) > 1)
  }

  @Test func `the solver finds time on every curve, and the slope is finite`() {
    forAll { random, seed in
      let x1 = random.element(of: [0, 1, random.number(0...1)])
      let x2 = random.element(of: [0, 1, random.number(0...1)])
      // With y = x the value must be the fraction itself.
      let diagonal = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: x1), endControlPoint: UnitPoint(x: x2, y: x2))
      let curve = random.curve()
      for fraction in [0, 1e-12, 1e-6, random.number(0...1), 0.5, 1 - 1e-6, 1 - 1e-12, 1] {
        #expect(abs(diagonal.value(at: fraction) - fraction) < 1e-14, "\(seed)")
        #expect(curve.velocity(at: fraction).isFinite, "\(seed)")
      }
    }
  }

  @Test func `the slope is the derivative of the value`() {
    forAll { random, seed in
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: random.number(0.1...0.9), y: random.number(-1...2)),
        endControlPoint: UnitPoint(x: random.number(0.1...0.9), y: random.number(-1...2)))
      let fraction = random.number(0.05...0.95)
      let slope = (curve.value(at: fraction + 1e-6) - curve.value(at: fraction - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: fraction) - slope) < 1e-2 * (1 + abs(slope)), "\(seed)")
    }
  }
}
