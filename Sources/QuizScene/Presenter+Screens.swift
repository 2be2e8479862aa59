internal import CellGrid
internal import Wording

extension Presenter {
  /// The screen of a kind, or nil when it is not open; setting it opens it in front, or closes it.
  subscript<S: Screen>(_ kind: S.Type) -> S? {
    get { screens.lazy.compactMap { $0 as? S }.last }
    set {
      let index = screens.lastIndex { $0 is S }
      switch (index, newValue) {
      case (let index?, let screen?): screens[index] = screen
      case (let index?, nil): screens.remove(at: index)
      case (nil, let screen?): screens.append(screen)
      case (nil, nil): break
      }
    }
  }

  var library: LibraryScreen? { self[LibraryScreen.self] }
  var run: RunScreen? { self[RunScreen.self] }
  var help: HelpScreen? { self[HelpScreen.self] }
  var offer: OfferScreen? { self[OfferScreen.self] }
  var statistics: StatisticsScreen? { self[StatisticsScreen.self] }

  /// The index of the screen in front, which takes all input.
  fileprivate var front: Int { screens.count - 1 }

  /// The part of the screens that the keys act on.
  var part: ScreenPart { screens[front].part }

  /// Where text is typed.
  var caret: CellPoint? { screens[front].caret }

  /// The parts that the open screens can come to.
  fileprivate var parts: [ScreenPart] {
    ScreenPart.allCases.filter { part in
      if library != nil { return true }
      switch part {
      case .library, .filter, .dialog: return false
      case .statistics: return statistics != nil
      case .offer: return offer != nil
      default: return statistics == nil || part == .help
      }
    }
  }

  /// Hands an action to the screen in front.
  mutating func perform(_ action: Action, at time: Double) -> Response {
    switch action {
    case .openHelp:
      screens.append(HelpScreen(usedPart: part, parts: parts))
      return Response(moment: .openHelp)
    case .closeHelp:
      self[HelpScreen.self] = nil
      return Response(moment: .closeHelp)
    default:
      return screens[front].perform(action, in: context, at: time)
    }
  }

  /// All layers, from back to front.
  mutating func layOut() -> [Layer] {
    let context = context
    var layers: [Layer] = []
    for index in screens.indices {
      var added = screens[index].layOut(isActive: index == front, in: context)
      // In front of the library what no card has grown into needs a page to stand on.
      if index > 0, let layer = added.first, layer.box == nil {
        added[0] = layer.covering(in: context)
      }
      layers += added
    }
    // The help grows out of its hint, and back into it.
    if let hint = screens[front].helpOrigin {
      layers[layers.count - 1].elements.append(.helpHint(at: hint, in: context))
    }
    return layers
  }
}

extension Layer {
  /// The layer on a page that covers all layers behind it.
  fileprivate func covering(in context: LayoutContext) -> Layer {
    let view = ElementID.cover(id)
    var page = Element(
      .field(" ", Style(on: .terminalDefault)), frame: context.screen, clip: context.screen)
    page.traveller = Element.Traveller(view: view, thing: view)
    let shown = elements.map { element in
      var element = element
      element.container = Element.Container(box: view, carries: false)
      return element
    }
    var layer = self
    layer.elements = [page] + shown
    layer.box = view
    return layer
  }
}
