import Testing

@testable import QuizFormats

struct HTMLMediaTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let html: String
    let text: String
    let media: [HTMLText.Media]

    init(_ name: String, _ html: String, _ text: String, _ media: HTMLText.Media...) {
      testDescription = name
      self.html = html
      self.text = text
      self.media = media
    }
  }

  static func image(_ name: String, at offset: Int = 0) -> HTMLText.Media {
    HTMLText.Media(kind: .image, name: name, offset: offset)
  }

  static func medium(_ kind: Loss.MediaKind, _ name: String, at offset: Int = 0)
    -> HTMLText.Media
  {
    HTMLText.Media(kind: kind, name: name, offset: offset)
  }

  static let images: [Case] = [
    Case("a file", #"a <img src="cat.png"> b"#, "a b", image("cat.png", at: 2)),
    Case("its offset counts bytes", "é<img src=a.png>", "é", image("a.png", at: 2)),
    Case("a path", "<img src='/a/b/cat.png'>", "", image("cat.png")),
    Case("a file of Moodle", #"<img src="@@PLUGINFILE@@/my%20cat.png">"#, "", image("my cat.png")),
    Case("a query", "<img src=https://a.org/cat.png?x=1/2#y/z>", "", image("cat.png")),
    Case("references", "<img src='b&amp;c.png?d&copy=e'>", "", image("b&c.png")),
    Case("percent signs that are none", "<img src='100%.png%4'>", "", image("100%.png%4")),
    Case("control characters go", "<img src='a%1B[2J&#27;%0Ab%C2%9B.png'>", "", image("a[2Jb.png")),
    Case("bytes that are no UTF-8", "<img src='a%FF.png'>", "", image("a\u{FFFD}.png")),
    Case("the alternative text is no text", "<img alt='a cat'>", "", image("a cat")),
    Case("the file comes first", "<img alt='a cat' src='x.png'>", "", image("x.png")),
    Case("data", "<img src='data:image/png;base64,iVB/Rw0=' alt='cat'>", "", image("cat")),
    Case("nothing", "<img>", "", image("")),
    Case("capitals", "<IMG SRC=A.PNG>", "", image("A.PNG")),
    Case("two", "<img src=a><img src=b>", "", image("a"), image("b", at: 11)),
    Case(
      "several sizes", "<picture><source srcset=b><img src=a></picture>", "", image("a", at: 26)),
    Case("in a dropped element there is none", "<select><img src=a></select>", ""),
    Case("in a comment there is none", "<!--<img src=a>-->", ""),
  ]

  static let others: [Case] = [
    Case("a sound", "a<audio src=x.mp3 controls></audio>b", "ab", medium(.sound, "x.mp3", at: 1)),
    Case(
      "a sound of two files", "<audio><source src=x.mp3><source src=x.ogg>Sorry.</audio>a", "a",
      medium(.sound, "x.mp3")),
    Case("a sound that is not closed", "<audio><source src=x.mp3>a", "a", medium(.sound, "x.mp3")),
    Case(
      "a video", "<video><source src='/v/x.mp4'><p>Sorry.</p></video>a", "a",
      medium(.video, "x.mp4")),
    Case("a video of XHTML", "<video src='x.mp4' />a", "a", medium(.video, "x.mp4")),
    Case(
      "a page", "<iframe src='https://a.org/embed/q1'>Sorry.</iframe>a", "a",
      medium(.embedded, "q1")),
    Case(
      "an object counts once", "<object data=x.swf><embed src=x.swf>Sorry.</object>a", "a",
      medium(.embedded, "x.swf")),
    Case("an embedded file", "<embed src=x.swf>a", "a", medium(.embedded, "x.swf")),
    Case(
      "a drawing", "a<svg viewBox='0'><text>b</text><title>c</title></svg>d", "ad",
      medium(.drawing, "", at: 1)),
    Case("a drawing without contents", "a<svg/>b", "ab", medium(.drawing, "", at: 1)),
    Case("a canvas", "<canvas>a</canvas>b", "b", medium(.drawing, "")),
    Case(
      "several", "<img src=a><audio src=b></audio><img src=c>", "", image("a"),
      medium(.sound, "b", at: 11), image("c", at: 32)),
  ]

  @Test(arguments: images)
  func `images are told apart from the text`(html: Case) {
    let result = HTMLText(html.html)
    #expect(result.text == html.text)
    #expect(result.media == html.media)
  }

  @Test(arguments: others)
  func `sounds, videos and the like are told apart from the text`(html: Case) {
    let result = HTMLText(html.html)
    #expect(result.text == html.text)
    #expect(result.media == html.media)
  }
}
