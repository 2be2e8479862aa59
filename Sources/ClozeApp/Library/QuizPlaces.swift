/// The folders in which quizzes are looked for when none is named, and where answers and defaults
/// are kept.
public struct QuizPlaces: Hashable, Sendable {
  /// The person's own quizzes, or nil when it is unknown where these would be.
  public var own: String?
  /// The quizzes that came with the program, or nil when it is unknown where that is.
  public var bundled: String?
  /// The file of the history of answers, or nil when it is unknown where that would be.
  public var history: String?
  /// The file of defaults for options, or nil when it is unknown where that would be.
  public var configuration: String?

  /// Names the places, none of which need exist.
  public init(
    own: String? = nil, bundled: String? = nil, history: String? = nil,
    configuration: String? = nil
  ) {
    self.own = own
    self.bundled = bundled
    self.history = history
    self.configuration = configuration
  }

  /// Finds the folders as the XDG Base Directory Specification and the layout of an installation say.
  ///
  /// - Parameters:
  ///   - dataHome: `XDG_DATA_HOME`; a path that is not absolute is ignored, as the specification asks.
  ///   - configurationHome: `XDG_CONFIG_HOME`, likewise.
  ///   - home: `HOME`, below which data and defaults are without the former.
  ///   - program: The path of the running program, links resolved.
  init(dataHome: String?, configurationHome: String? = nil, home: String?, program: String?) {
    let data = dataHome?.ifAbsolute ?? home?.ifAbsolute.map { $0.slashed + ".local/share" }
    own = data.map { $0.slashed + Self.folder }
    history = data.map { $0.slashed + "cloze/history.sqlite3" }
    let settings = configurationHome?.ifAbsolute ?? home?.ifAbsolute.map { $0.slashed + ".config" }
    configuration = settings.map { $0.slashed + "cloze/config.json" }
    bundled = program?.parentPath?.parentPath.map { $0.slashed + "share/" + Self.folder }
  }

  /// Where the quizzes are below a folder of data.
  fileprivate static let folder = "cloze/quizzes"

  /// The folders there are, the person's own first.
  var all: [String] { [own, bundled].compactMap { $0 } }
}

extension String {
  /// The path, or nil when it depends on the folder that the program runs in.
  fileprivate var ifAbsolute: String? { hasPrefix("/") ? self : nil }
}
