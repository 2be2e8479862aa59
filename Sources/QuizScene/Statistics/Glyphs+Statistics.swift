extension Glyphs {
  /// A day where shades of a colour say how much there was.
  var day: Character { isASCII ? "#" : "■" }

  /// Days in signs of growing weight, beginning with one on which nothing was.
  var dayWeights: [Character] { Array(isASCII ? ".:+*#" : "·░▒▓█") }

  /// What points at today, behind it.
  var todayMark: Character { isASCII ? "<" : "◂" }

  /// Where a value was expected, on the bar of what it became.
  var barMark: Character { isASCII ? "|" : "┃" }

  /// A cell of an upright bar, filled from below by an eighth more each.
  var eighths: [Character] { Array(isASCII ? " ...:::##" : " ▁▂▃▄▅▆▇█") }
}
