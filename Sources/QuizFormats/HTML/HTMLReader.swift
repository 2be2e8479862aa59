/// Reads a piece of HTML and writes the text in it.
struct HTMLReader {
  fileprivate var scanner: HTMLScanner
  fileprivate(set) var writer = HTMLTextWriter()
  fileprivate(set) var media: [HTMLText.Media] = []
  fileprivate var lists = HTMLLists()
  fileprivate var preformattedDepth = 0
  /// The element whose contents are being dropped.
  fileprivate var dropped: String?

  init(_ bytes: [UInt8]) {
    scanner = HTMLScanner(bytes)
  }

  mutating func read() {
    while let token = scanner.next() {
      switch token {
      case .tag(let tag): read(tag)
      case _ where dropped != nil: break
      case .text(let range):
        writer.write(scanner.bytes[range], isPreformatted: preformattedDepth > 0)
      case .reference(let reference):
        writer.write(Array(reference.characters.utf8)[...], isPreformatted: preformattedDepth > 0)
      }
    }
    writer.beginBlock()
  }

  fileprivate mutating func read(_ tag: HTMLTag) {
    let element = HTMLElement(tag.name)
    if let name = dropped {
      if tag.isEnd ? tag.name == name : name == "head" && tag.name == "body" { dropped = nil }
      if !tag.isEnd { readInDropped(tag, element) }
      return
    }
    guard let element else { return }
    if tag.isEnd {
      close(element)
    } else {
      open(element, tag)
    }
  }

  /// Reads what matters of an element in one that is dropped: its contents if they are a script, and the
  /// file of a sound.
  fileprivate mutating func readInDropped(_ tag: HTMLTag, _ element: HTMLElement?) {
    if element == .droppedRaw { scanner.skipRawText(of: tag.name) }
    if element == .source { nameMedia(by: tag) }
  }

  fileprivate mutating func open(_ element: HTMLElement, _ tag: HTMLTag) {
    switch element {
    case .block: writer.beginBlock()
    case .lineBreak: writer.endLine()
    case .preformatted:
      writer.beginBlock()
      preformattedDepth += 1
      scanner.skipLineEnd()
    case .list(let isOrdered):
      beginItem(marker: nil)
      lists.open(isOrdered: isOrdered, firstNumber: number("start", of: tag))
      writer.indentation = 2 * lists.depth
    case .listItem: beginItem(marker: lists.nextMarker(number: number("value", of: tag)))
    case .table, .row: writer.beginRow()
    case .cell: writer.beginCell()
    case .script(let script): writer.open(script)
    case .media(let kind):
      media.append(
        HTMLText.Media(
          kind: kind, name: tag.mediaName(in: scanner.bytes), offset: tag.start))
      if kind != .image, tag.name != "embed" { drop(tag) }
    case .source: nameMedia(by: tag)
    case .dropped: drop(tag)
    case .droppedRaw: scanner.skipRawText(of: tag.name)
    case .inline: break
    }
  }

  fileprivate mutating func close(_ element: HTMLElement) {
    switch element {
    case .block: writer.beginBlock()
    case .lineBreak: writer.endLine()
    case .preformatted:
      writer.beginBlock()
      preformattedDepth = max(0, preformattedDepth - 1)
    case .list(let isOrdered):
      beginItem(marker: nil)
      lists.close(isOrdered: isOrdered)
      writer.indentation = 2 * lists.depth
    case .listItem: beginItem(marker: nil)
    case .table, .row: writer.beginRow()
    case .script(let script): writer.close(script)
    case .cell, .media, .source, .dropped, .droppedRaw, .inline: break
    }
  }

  fileprivate mutating func beginItem(marker: String?) {
    writer.beginBlock()
    writer.marker = marker
  }

  /// Begins to drop the contents of an element, provided that it is closed somewhere.
  fileprivate mutating func drop(_ tag: HTMLTag) {
    if !tag.isSelfClosing, scanner.hasEndTag(of: tag.name) { dropped = tag.name }
  }

  /// Gives the sound or video before a `source` its name, unless it has one.
  fileprivate mutating func nameMedia(by tag: HTMLTag) {
    guard let last = media.last, last.kind == .sound || last.kind == .video, last.name.isEmpty
    else { return }
    media[media.count - 1].name = tag.mediaName(in: scanner.bytes)
  }

  fileprivate func number(_ name: String, of tag: HTMLTag) -> Int? {
    tag.value(of: name, in: scanner.bytes).flatMap { Int($0) }
  }
}
