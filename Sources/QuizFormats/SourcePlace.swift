/// A place in a file.
public struct SourcePlace: Hashable, Sendable {
  /// The line, from 1; lines end at LF, CRLF or CR.
  public let line: Int
  /// The column, from 1, in Unicode scalars; a byte-order mark is not counted.
  public let column: Int
  /// The number of bytes before the place, a byte-order mark included.
  public let offset: Int

  /// Makes a place of its three coordinates.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
