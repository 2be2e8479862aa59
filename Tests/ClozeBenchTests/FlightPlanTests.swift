import TestSupport
import Testing

@testable import ClozeBench

@Suite struct FlightPlanTests {
  private let plan: FlightPlan

  init() throws {
    let folder = try TemporaryFolder()
    let quiz = """
      {"questions": [
        {"text": "Over the _____ and back", "options": ["river", "stone", "bridge", "island"]}
      ]}
      """
    let file = try folder.write(quiz, to: "quiz.json")
    plan = try FlightPlan(quiz: file, key: "4", size: .usual)
  }

  @Test func `a flight takes part of a second`() {
    #expect((0.2...2).contains(plan.duration))
  }

  @Test func `frames that come all sixty times a second are neither late nor left out`() {
    let times = (0...Int(plan.duration * 60)).map { Double($0) * FlightPlan.interval }
    let account = plan.account(of: times)
    #expect(account.skipped == 0)
    #expect(account.late == 0)
  }

  @Test func `what is left out is missed`() {
    let times = stride(from: 0, through: plan.duration, by: 3 * FlightPlan.interval)
    let account = plan.account(of: Array(times))
    #expect(account.skipped > 3)
    #expect(account.late > 3)
    #expect(account.worstDelay > FlightPlan.interval)
  }

  @Test func `one late frame is told with its gap`() {
    let interval = FlightPlan.interval
    let account = plan.account(of: [0, interval, 2 * interval, 4 * interval + 0.01])
    #expect(account.late == 1)
    #expect(account.worstGap.seconds > 0.04)
  }
}
