internal import CellGrid
internal import QuizModel
internal import Wording

/// A page of the statistics laid out from top to bottom; rows are the sheet's, columns the screen's.
struct StatisticsSheet: Sendable {
  /// The columns from which on two sections stand side by side.
  fileprivate static let wideWidth = 100
  /// The columns between them.
  fileprivate static let gap = 4

  let block: StatisticsBlock

  init(_ page: StatisticsPage, in context: LayoutContext) {
    let columns = Self.columns(in: context)
    let width = columns.count
    let statistics = page.statistics
    func section(_ section: StatisticsSection, width: Int) -> StatisticsBlock {
      StatisticsSections(
        statistics: statistics, namesQuiz: page.title == nil, width: width, context: context
      )
      .block(section)
    }
    var sheet = StatisticsBlock()
    let top = StatisticsHeadline(page: page, width: width, context: context).block
    sheet.add(top, column: columns.lowerBound, row: 0)
    guard statistics.attempts > 0 else {
      block = sheet
      return
    }
    func add(_ sections: StatisticsSection...) {
      for name in sections {
        sheet.add(
          section(name, width: width), column: columns.lowerBound, row: sheet.height + 1)
      }
    }
    if context.size.width < Self.wideWidth {
      add(.activity, .accuracy, .recall, .due, .hardest)
    } else {
      add(.activity)
      let half = (width - Self.gap) / 2
      var left = section(.accuracy, width: half)
      left.add(section(.recall, width: half), row: left.height + 1)
      let right = section(.due, width: half)
      let row = sheet.height + 1
      sheet.add(left, column: columns.lowerBound, row: row)
      sheet.add(right, column: columns.upperBound - half, row: row)
      add(.hardest)
    }
    block = sheet
  }

  /// The columns of a sheet: those in which everything is read, or more where there are many.
  static func columns(in context: LayoutContext) -> Range<Int> {
    guard context.size.width >= wideWidth else { return context.column }
    let width = min(context.wideColumn.count, StatisticsSections.mostWidth)
    let left = (context.size.width - width) / 2
    return left..<(left + width)
  }
}
