import QuizModel
import Testing

@Suite struct `A percentage` {
  @Test(arguments: [
    (0.0, 5.0, 0), (1.0, 3.0, 33), (2.0, 3.0, 67), (1.0, 200.0, 1), (1.0, 201.0, 0),
    (199.0, 200.0, 99), (999.0, 1000.0, 99), (200.0, 200.0, 100), (0.999, 1.0, 99),
    (0.5, 1.0, 50), (7.0, 5.0, 100), (-1.0, 5.0, 0), (3.0, 0.0, 0), (.nan, 1.0, 0), (1.0, .nan, 0),
    (.infinity, 1.0, 100),
  ])
  func `is rounded, and 100 for all alone`(part: Double, whole: Double, percentage: Int) {
    #expect(part.percentage(of: whole) == percentage)
  }
}
