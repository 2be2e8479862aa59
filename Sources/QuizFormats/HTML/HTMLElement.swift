/// What an element does to the text around it.
enum HTMLElement: Equatable {
  /// Begins and ends lines.
  case block
  /// `br`.
  case lineBreak
  /// `pre`.
  case preformatted
  case list(isOrdered: Bool)
  case listItem
  case table
  case row
  case cell
  case script(HTMLScript)
  /// What a terminal cannot show.
  case media(Loss.MediaKind)
  /// `source`, the file of a sound or video.
  case source
  /// Something whose contents are no part of the text, up to its end tag.
  case dropped
  /// The same, with contents that are not HTML.
  case droppedRaw
  /// Everything else that HTML has: the tags go and the text stays.
  case inline

  /// The element with a name in small letters; nil for what HTML does not have.
  init?(_ name: String) {
    guard let element = Self.named[name] else { return nil }
    self = element
  }

  fileprivate static let named: [String: HTMLElement] = {
    var named: [String: HTMLElement] = [
      "br": .lineBreak, "pre": .preformatted, "listing": .preformatted,
      "ul": .list(isOrdered: false), "menu": .list(isOrdered: false),
      "dir": .list(isOrdered: false), "ol": .list(isOrdered: true), "li": .listItem,
      "table": .table, "thead": .table, "tbody": .table, "tfoot": .table, "caption": .table,
      "tr": .row, "td": .cell, "th": .cell,
      "sup": .script(.above), "sub": .script(.below),
      "img": .media(.image), "image": .media(.image),
      "audio": .media(.sound), "bgsound": .media(.sound), "video": .media(.video),
      "iframe": .media(.embedded), "object": .media(.embedded), "embed": .media(.embedded),
      "applet": .media(.embedded), "svg": .media(.drawing), "canvas": .media(.drawing),
      "source": .source,
    ]
    let rest: [(HTMLElement, String)] = [
      (
        .block,
        """
        address article aside blockquote body center dd details dialog div dl dt fieldset figcaption
        figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend main nav p search section
        summary
        """
      ),
      (.dropped, "annotation annotation-xml datalist head optgroup option select template"),
      (.droppedRaw, "noembed noframes script style textarea title xmp"),
      (
        .inline,
        """
        a abbr acronym area b base bdi bdo big blink button cite code col colgroup data del dfn em
        font frame frameset i input ins kbd label link map mark marquee math meta meter nobr noscript
        output param picture progress q rp rt ruby s samp slot small span strike strong time track tt
        u var wbr
        """
      ),
    ]
    for (element, names) in rest {
      for name in names.split(whereSeparator: \.isWhitespace) { named[String(name)] = element }
    }
    return named
  }()
}
