public import CellGrid
public import MatchedGeometry
public import QuizFormats
public import QuizModel

/// How a quiz is to be played, as the command line says.
public struct PlayOptions: Hashable, Sendable {
  /// How many colours are to be used.
  public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    /// As many as the terminal has and the environment allows.
    case auto
    /// None.
    case never
    /// At most that many.
    case eight = "8"
    case sixteen = "16"
    case palette = "256"
    /// As many as the terminal has, whatever the environment says.
    case direct

    /// The number of colours that is asked for, or nil to leave it to the terminal.
    public var depth: ColorDepth? {
      switch self {
      case .auto: nil
      case .never: ColorDepth.none
      case .eight: .eight
      case .sixteen: .sixteen
      case .palette: .palette
      case .direct: .direct
      }
    }

    /// Whether there are to be colours, or nil to leave it to the environment.
    public var isWanted: Bool? { depth.map { $0 > .none } }
  }

  /// Another way of filling blanks.
  public enum Recasting: Hashable, Sendable {
    /// Typed blanks get options.
    case choosing
    /// Options are hidden.
    case typing
  }

  /// How files are read.
  public var reading = ReadingOptions()
  /// When a filled question is checked, or nil to leave it to the quiz.
  public var checkTiming: QuizSettings.CheckTiming?
  /// The number of the question to begin with, from 1, or nil for the first; the quiz has it.
  public var start: Int?
  /// The most questions to ask, from 1, or nil for all.
  public var limit: Int?
  /// The tag that questions must have, or nil for all.
  public var tag: String?
  /// How blanks are filled in another way than the quiz says, or nil.
  public var recasting: Recasting?
  /// Whether the questions come in a random order even if the quiz does not say so.
  public var isShuffled = false
  /// What random orders are drawn from, or nil for another one every time.
  public var seed: UInt64?
  /// Whether to play line by line even where there is a screen.
  public var isPlain = false
  /// The file of answers that are given without asking, `-` for standard input, or nil to ask.
  public var answers: String?
  /// The file that results are written into, `-` for standard output, or nil for none.
  public var results: String?
  /// The percentage below which playing ends as a failure, or nil for none.
  public var pass: Int?
  /// Whether answers are remembered.
  public var keepsHistory = true
  /// How much may move.
  public var motion = MotionLevel.full
  /// Whether it is told at the end what was probably not meant about how things move.
  public var tellsMotion = false
  /// Which colours are used.
  public var theme = ThemeName.standard
  /// How many colours are to be used.
  public var color = ColorChoice.auto
  /// Whether only ASCII is drawn.
  public var isASCII = false
  /// Whether frames may be wrapped as synchronized output.
  public var isSynchronized = true

  /// Makes the options of a command line without any.
  public init() {}
}
