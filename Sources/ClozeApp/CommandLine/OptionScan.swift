internal import CGetopt

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What getopt_long has to know of an option.
struct OptionShape: Hashable, Sendable {
  /// The long form without its dashes.
  let name: String
  /// The short form without its dash; ASCII.
  let short: Character?
  /// Whether a value belongs to it.
  let takesValue: Bool
}

/// The words of a command line, sorted by getopt_long into options and operands.
struct OptionScan {
  /// What stands in the place of an option.
  enum Finding: Hashable, Sendable {
    /// The shape with that index, and the value when it takes one.
    case option(Int, value: String)
    /// A word that is no option.
    case problem(UsageError)
  }

  /// The options in the order of the words.
  let findings: [Finding]
  /// The words that belong to no option.
  let operands: [String]
  /// Whether `--` stood before the operands.
  let operandsFollowDashes: Bool

  /// Sorts words.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - shapes: The options there are.
  ///   - stopsAtOperand: Whether all from the first operand on are operands.
  init(_ words: [String], shapes: [OptionShape], stopsAtOperand: Bool = false) {
    let copies = ([""] + words + shapes.map(\.name)).map { strdup($0) }
    defer { copies.forEach { free($0) } }
    // getopt_long takes a null for the end of the words.
    var wordPointers = Array(copies.prefix(words.count + 1)) + [nil]
    var longOptions = zip(copies.suffix(shapes.count), shapes).enumerated().map { index, pair in
      option(
        name: pair.0,
        has_arg: pair.1.takesValue ? required_argument : no_argument,
        flag: nil,
        val: firstLongValue + Int32(index)
      )
    }
    longOptions.append(option())

    var steps: [GetoptStep] = []
    let end = withUnsafeMutablePointer(to: &steps) { steps in
      scanOptions(
        Int32(words.count + 1), &wordPointers, Self.shortOptions(shapes, stops: stopsAtOperand),
        longOptions, steps
      ) { steps, step in
        steps?.assumingMemoryBound(to: [GetoptStep].self).pointee.append(step)
      }
    }

    let reader = StepReader(words: words, shapes: shapes)
    findings = steps.map(reader.finding)
    operands = wordPointers[Int(end.firstOperand)...].compactMap { $0.map { String(cString: $0) } }
    operandsFollowDashes = end.afterDashes
  }

  /// The short options in getopt's notation.
  fileprivate static func shortOptions(_ shapes: [OptionShape], stops: Bool) -> String {
    // The colon asks to tell a missing value from an unknown option.
    (stops ? "+:" : ":")
      + shapes.map { shape in
        shape.short.map { shape.takesValue ? "\($0):" : "\($0)" } ?? ""
      }.joined()
  }
}

/// The values of long options begin where no short option's can be.
fileprivate let firstLongValue: Int32 = 256

/// Makes findings of getopt_long's steps.
fileprivate struct StepReader {
  let words: [String]
  let shapes: [OptionShape]

  func finding(_ step: GetoptStep) -> OptionScan.Finding {
    switch step.result {
    case Int32(UInt8(ascii: ":")):
      return .problem(.missingValue(option: spelling(of: step.subject)))
    case Int32(UInt8(ascii: "?")):
      return .problem(problem(step))
    default:
      let index = index(of: step.result)
      return .option(index ?? 0, value: step.argument.map { String(cString: $0) } ?? "")
    }
  }

  /// What is wrong with an option that getopt_long refuses.
  fileprivate func problem(_ step: GetoptStep) -> UsageError {
    if step.subject >= firstLongValue {
      return .unexpectedValue(option: spelling(of: step.subject))
    }
    if step.subject != 0 { return .unknownOption(unknownShort(step.subject)) }
    let word = String(cString: step.word)
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let candidates = shapes.map(\.name).filter { $0.hasPrefix(name) }
    return candidates.count > 1
      ? .ambiguousOption("--\(name)", candidates: candidates.map { "--\($0)" })
      : .unknownOption("--\(name)")
  }

  fileprivate func index(of value: Int32) -> Int? {
    if value >= firstLongValue { return Int(value - firstLongValue) }
    return shapes.firstIndex { $0.short?.asciiValue.map(Int32.init) == value }
  }

  fileprivate func spelling(of value: Int32) -> String {
    index(of: value).map { "--\(shapes[$0].name)" } ?? ""
  }

  /// An unknown short option; one that is not ASCII is known by a byte only, so its word is shown.
  fileprivate func unknownShort(_ value: Int32) -> String {
    let byte = UInt8(truncatingIfNeeded: value)
    if byte < 0x80 { return "-\(Character(Unicode.Scalar(byte)))" }
    return words.first { $0.hasPrefix("-") && $0.utf8.contains(byte) } ?? "-"
  }
}
