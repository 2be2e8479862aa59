import CellGrid
import QuizModel
import QuizViewModels
import Testing
import Wording

@testable import QuizScene

/// What every language has room for.
struct LanguageLayoutTests {
  static let sizes = [
    WindowSize(80, 24), WindowSize(60, 20), WindowSize(40, 12),
    // High enough for all that could be scrolled to.
    WindowSize(60, 150),
  ]

  /// Texts of the samples, which may be too long for their places.
  static let contents =
    LearningStatistics.rich.hardest.map(\.text) + LibraryEntry.played.map(\.title)
    + LibraryEntry.played.compactMap(\.quiz?.description)

  @Test(arguments: LanguageScene.all, sizes)
  func `no words of the program are cut, and none lie on others`(
    scene: LanguageScene, size: WindowSize
  ) {
    for language in Language.allCases {
      var driver = scene.driver(size, language.phrases)
      for layer in driver.presenter.layOut() {
        let lines = layer.elements.compactMap(\.line)
        for line in lines {
          #expect(line.fits, "\(language): \(line.words)")
          let isContent = Self.contents.contains { $0.hasPrefix(line.words.dropLast()) }
          #expect(isContent || !line.words.hasSuffix("…"), "\(language): \(line.words)")
        }
        for row in Dictionary(grouping: lines, by: \.row).values {
          let sorted = row.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
          for (left, right) in zip(sorted, sorted.dropFirst()) {
            #expect(
              left.columns.upperBound <= right.columns.lowerBound,
              "\(language): \(left.words) and \(right.words)")
          }
        }
      }
    }
  }

  @Test(arguments: LanguageScene.all, sizes)
  func `Chinese has room for as many hints as English`(scene: LanguageScene, size: WindowSize) {
    func keys(_ phrases: any ScreenPhrases) -> [String] {
      var driver = scene.driver(size, phrases)
      let row = driver.presenter.context.hintRow
      return driver.presenter.layOut().last?.elements.compactMap { element in
        guard case .text(let words, let style) = element.look, element.frame.row == row,
          style.attributes.contains(.bold)
        else { return nil }
        return words
      } ?? []
    }
    let (chinese, english) = (keys(Chinese()), keys(English()))
    #expect(!english.isEmpty)
    #expect(Set(chinese).isSuperset(of: english), "\(chinese) and \(english)")
  }

  @Test func `a name of a month stands apart from the next one, or is left out`() {
    // So narrow that October has two weeks, which are as wide as its name.
    for language in Language.allCases {
      var driver = SceneDriver([.hello])
      driver.presenter = Presenter(
        .statistics(StatisticsPage.samples), size: CellSize(width: 24, height: 40),
        traits: TerminalTraits(), phrases: language.phrases, at: 0)
      let rows = driver.text().split(separator: "\n")
      let (october, november) = (language.phrases.shortMonth(10), language.phrases.shortMonth(11))
      #expect(rows.contains { $0.contains(" \(november)") })
      #expect(!rows.contains { $0.contains(october + november) })
    }
  }

  @Test(arguments: Language.allCases)
  func `what is told in one line has room where nothing is long`(language: Language) {
    let phrases = language.phrases
    let sentences =
      HistoryTrouble.allCases.map {
        phrases.historyLost(reason: phrases.historyTrouble($0, file: "a", reason: nil))
      } + [
        phrases.historyLost(reason: phrases.noHistoryPlace), phrases.cannotEdit("quiz.apkg"),
        phrases.editorFailed("vi"), phrases.historySetAside(file: "a"),
      ]
    for sentence in sentences {
      var driver = SceneDriver([.hello], phrases: phrases)
      driver.presenter.tell(sentence, at: 0)
      #expect(driver.frame().lines[23].contains(sentence), "\(sentence)")
    }
  }
}

extension Element {
  /// A row of text with words in it that are in sight.
  fileprivate struct Line {
    let words: String
    let row: Int
    let columns: Range<Int>
    /// Whether it can be read whole.
    let fits: Bool
  }

  fileprivate var line: Line? {
    guard case .text(let words, _) = look, !isTransient, clip.rows.contains(frame.row),
      words.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    let columns = frame.column..<(frame.column + TextWidth.columns(of: words))
    let seen = columns.clamped(to: clip.columns)
    return Line(words: words, row: frame.row, columns: columns, fits: seen == columns)
  }
}
