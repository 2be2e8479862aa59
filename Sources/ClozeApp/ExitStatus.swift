/// How the program ends, as the shell sees it.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number from 0 to 255.
  public let rawValue: Int32

  /// Takes the number as it is.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// What was asked for is done.
  public static let success = Self(rawValue: 0)
  /// A file is wrong.
  public static let failure = Self(rawValue: 1)
  /// The command line is wrong.
  public static let usage = Self(rawValue: 2)

  /// A signal ended the program.
  public static func signal(_ number: Int32) -> Self { Self(rawValue: 128 + number) }
}
