import QuizModel
import Testing

@testable import QuizScene

struct AccuracyCourseTests {
  /// Days by how long ago they were, with their answers and how many were right.
  static func course(
    _ days: [(ago: Int, answers: Int, right: Int)], most: Int = 30
  ) -> AccuracyCourse {
    AccuracyCourse(
      days.sorted { $0.ago > $1.ago }.map {
        LearningStatistics.Day(
          date: CivilDate.lookedAt.advanced(by: -$0.ago), attempts: $0.answers,
          answers: $0.answers, right: $0.right)
      }, today: .lookedAt, most: most)
  }

  @Test func `one day is one span`() {
    let course = Self.course([(0, 4, 3)])
    #expect(course.isByDay)
    #expect(course.spans == [.init(start: .lookedAt, accuracy: 0.75)])
  }

  @Test func `days without answers are gaps, up to today`() {
    let course = Self.course([(3, 2, 0), (1, 2, 2)])
    #expect(course.spans.map(\.accuracy) == [0, nil, 1, nil])
  }

  @Test func `a longer history is summed up by week`() {
    // Today is a Monday; 21 days ago was one, too.
    #expect(Self.course([(20, 1, 1)]).isByDay)
    let course = Self.course([(21, 1, 1), (20, 3, 0), (7, 2, 1), (0, 1, 1)])
    #expect(!course.isByDay)
    #expect(course.spans.map(\.accuracy) == [0.25, nil, 0.5, 1])
    #expect(course.spans.allSatisfy { $0.start.weekday == 0 })
  }

  @Test func `the oldest are left out where there is no room`() {
    let course = Self.course((0..<300).map { ($0, 1, $0 < 7 ? 1 : 0) }, most: 10)
    #expect(course.spans.count == 10)
    #expect(course.spans.last?.start == .lookedAt)
    #expect(course.spans.last?.accuracy == 1 && course.spans.first?.accuracy == 0)
  }

  @Test func `no days at all are one empty span`() {
    #expect(Self.course([]).spans == [.init(start: .lookedAt, accuracy: nil)])
  }
}
