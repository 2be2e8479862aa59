/// Joins the bytes of UTF-8 to scalars, however they are split over reads.
///
/// Invalid bytes give nothing, and neither do surrogates and overlong forms.
struct ScalarAssembler {
  fileprivate var value: UInt32 = 0
  fileprivate var least: UInt32 = 0
  fileprivate var missing = 0

  /// Takes a byte.
  ///
  /// - Returns: The scalar that it completes, if it does.
  mutating func append(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x00...0x7F:
      missing = 0
      return Unicode.Scalar(byte)
    case 0x80...0xBF:
      guard missing > 0 else { return nil }
      missing -= 1
      value = value << 6 | UInt32(byte & 0x3F)
      return missing == 0 && value >= least ? Unicode.Scalar(value) : nil
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, least: 0x80)
    case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, least: 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, missing: 3, least: 0x10000)
    default: missing = 0
    }
    return nil
  }

  fileprivate mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.least = least
  }
}
