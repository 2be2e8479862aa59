import Testing

/// The rows and cells that ``HTMLTextWriter`` writes.
struct HTMLTextWriterTests {
  static let tables: [HTMLCase] = [
    HTMLCase(
      "rows and cells", "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
      "a  b\n1  2"),
    HTMLCase(
      "line ends between tags",
      "<table>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n<tr>\n<td>c</td>\n</tr>\n</table>", "a  b\nc"),
    HTMLCase("nothing closed", "<table><tr><td>a<td>b<tr><td>c<td>d</table>e", "a  b\nc  d\ne"),
    HTMLCase(
      "parts and a caption",
      "<table><caption>T</caption><thead><tr><th>a</thead><tbody><tr><td>b</tbody></table>",
      "T\na\nb"),
    HTMLCase(
      "paragraphs in cells", "<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>", "a  b"),
    HTMLCase("an empty cell in between", "<tr><td>a</td><td></td><td>c</td></tr>", "a    c"),
    HTMLCase("an empty cell first", "<tr><td></td><td>b</td></tr>", "b"),
    HTMLCase("an empty cell last", "<tr><td>a</td><td></td></tr><tr><td>c</td></tr>", "a\nc"),
    HTMLCase("no row", "<table><td>a<td>b</table>", "a  b"),
    HTMLCase("two lines in a cell", "<tr><td>a<br>b</td><td>c</td></tr>", "a\nb  c"),
    HTMLCase("text around", "x<table><tr><td>a</table>y", "x\na\ny"),
    HTMLCase("two tables", "<table><tr><td>a</table><table><tr><td>b</table>", "a\nb"),
    HTMLCase("spaces in cells", "<tr><td> a </td><td> b </td></tr>", "a  b"),
    HTMLCase(
      "a table in a cell", "<table><tr><td>a<table><tr><td>b<td>c</table><td>d</table>e",
      "a\nb  c\nd\ne"),
    HTMLCase("a list in a cell", "<tr><td>a</td><td><ul><li>b<li>c</ul></td></tr>", "a  • b\n• c"),
  ]

  @Test(arguments: tables)
  func `rows are lines and cells are apart`(html: HTMLCase) {
    #expect(html.result == html.text)
  }
}
