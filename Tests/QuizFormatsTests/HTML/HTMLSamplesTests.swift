import Testing

@testable import QuizFormats

/// HTML as it stands in quiz files that people made.
struct HTMLSamplesTests {
  /// From a GIFT file with the HTML of Word (fuhrmanator/GIFT-grammar-PEG.js, MIT), its backslashes read.
  static let gift: [HTMLCase] = [
    HTMLCase(
      "a question pasted from Word",
      """
      <p></p><p class="QMultiChoice" style="margin-left:18.0pt;text-indent:
      -18.0pt;tab-stops:36.0pt"><span lang="FR"><span style="font:7.0pt &quot;Times New Roman&quot;">\
      &nbsp;</span></span><span lang="FR">CU4-1 demarrerAbonnement(duree&nbsp;:Integer)&nbsp;:
      Comment réalise t’on la post-condition&nbsp;: une instance d’abonnement à été
      créé&nbsp;?&nbsp; Qui crée l’abonnement&nbsp;?
      Qui contient</span></p><br><p></p>
      """,
      """
      CU4-1 demarrerAbonnement(duree :Integer) : Comment réalise t’on la post-condition : une \
      instance d’abonnement à été créé ?  Qui crée l’abonnement ? Qui contient
      """),
    HTMLCase(
      "an option",
      "<p><span style=\"font-size:11.0pt;line-height:115%;\nfont-family:Calibri\" lang=\"FR\">Client</span><br></p>",
      "Client"),
    HTMLCase("an empty feedback", "<br><p><br></p>", ""),
    HTMLCase(
      "the right option",
      """
      <p></p><p class="ACorrectChoice"><span style="font-family:Wingdings;color:green" lang="FR">\
      <span style="font:7.0pt &quot;Times New Roman&quot;"></span></span><span lang="FR">\
      ContrôleurAbonnement </span></p><br><p></p>
      """,
      "ContrôleurAbonnement"),
    HTMLCase("another option", "<p>CléAccess<br></p>", "CléAccess"),
  ]

  static let others: [HTMLCase] = [
    HTMLCase(
      "H5P.AdvancedBlanks",
      "<p>Blank 1: _____</p>\n<p>Blank 2: _____</p>\n<p>Blank 3: _____</p>\n<p>Blank 4: _____</p>\n",
      "Blank 1: _____\nBlank 2: _____\nBlank 3: _____\nBlank 4: _____"),
    HTMLCase(
      "H5P.Blanks", "<p>The *cat:A common pet that meows* sits on the mat.</p>",
      "The *cat:A common pet that meows* sits on the mat."),
    HTMLCase(
      "H5P.DragText", "<p>Drag the words to complete the sentences correctly</p>\n",
      "Drag the words to complete the sentences correctly"),
    HTMLCase(
      "an interactive book",
      "<h2>Xin Chào!</h2>\n<p>Xin chào mọi người!\nTên của mình là Thảo.\nĐây là câu chuyện vui hôm nay.</p>\n",
      "Xin Chào!\nXin chào mọi người! Tên của mình là Thảo. Đây là câu chuyện vui hôm nay."),
    HTMLCase(
      "references in a book",
      "<p>The cat ate Thảo&#039;s homework! It acts like &#039;s or &quot;of&quot;.</p>",
      "The cat ate Thảo's homework! It acts like 's or \"of\"."),
    HTMLCase(
      "Canvas",
      "<div><p style=\"text-align: center;\">Fill in the blank.</p></div>", "Fill in the blank."),
    HTMLCase(
      "Canvas, with placeholders",
      "<div><p><span>Roses are [color1], violets are [color2]</span></p></div>",
      "Roses are [color1], violets are [color2]"),
    HTMLCase(
      "Canvas, feedback",
      """
      <p>Roses come in many colors, violets probably do too.</p>
      <p>Never the less, the correct answers were <strong>red</strong> and <strong>blue</strong>.</p>
      """,
      """
      Roses come in many colors, violets probably do too.
      Never the less, the correct answers were red and blue.
      """),
  ]

  @Test(arguments: gift + others)
  func `the HTML of real files becomes text`(html: HTMLCase) {
    #expect(html.result == html.text)
    #expect(html.html.looksLikeHTML)
  }

  @Test func `an image as the whole feedback is told`() {
    let html = """
      <p><img src="@@PLUGINFILE@@/3.png" alt="" role="presentation" style="vertical-align:text-bottom; \
      margin: 0 .5em;" class="img-responsive" height="717" width="1303"><br></p>
      """
    let result = HTMLText(html)
    #expect(result.text == "")
    #expect(result.media == [HTMLText.Media(kind: .image, name: "3.png", offset: 3)])
  }
}
