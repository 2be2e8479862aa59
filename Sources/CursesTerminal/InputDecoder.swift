internal import CellGrid

/// Turns the bytes of a terminal into keys, pastes, clicks and answers.
///
/// ncurses has a decoder of its own; it takes only what terminfo tells, which is often not what the
/// terminal sends, and it waits. This one is pure: time comes with the bytes, so it can be tested
/// without a terminal. What it does not know it swallows whole, so that no sequence ends as letters.
struct InputDecoder {
  /// How long an escape byte may wait for more, in seconds, before it is the escape key.
  let escapeDelay: Double
  /// How long a sequence or paste that has begun may pause, in seconds, before it is given up.
  static let patience = 0.5

  fileprivate enum State {
    case ground
    /// After escape bytes: one, or two where the alt key precedes a sequence.
    case escape(count: Int)
    /// Within `ESC [`.
    case control
    /// Within `ESC O`: parameters may precede the letter.
    case function
    /// Within a mouse report of X10, which ends by count.
    case mouse(missing: Int)
    /// Within a string such as an OSC, which ends by ST.
    case string(introducer: UInt8, sawEscape: Bool)
    case paste
  }

  fileprivate var state = State.ground
  /// The bytes since the introducer.
  ///
  /// They stand beside the state and not in it, so that a paste of megabytes grows in place.
  fileprivate var body: [UInt8] = []
  fileprivate var scalars = ScalarAssembler()
  /// Whether the next character comes with the alt key and is left out.
  fileprivate var ignoresCharacter = false
  fileprivate var inputs: [TerminalInput] = []

  /// When what is open is decided without more bytes; nil before waiting for them has begun.
  fileprivate var deadline: Double?

  /// Makes a decoder that holds nothing back.
  init(escapeDelay: Double = 0.025) {
    self.escapeDelay = escapeDelay
  }

  /// Takes bytes.
  ///
  /// - Parameters:
  ///   - bytes: What was read.
  ///   - time: When, in seconds.
  /// - Returns: What is complete now.
  mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) -> [TerminalInput] {
    var result = expire(at: time)
    for byte in bytes { take(byte) }
    deadline = nil
    result += inputs
    inputs = []
    return result
  }

  /// Begins to wait for more bytes, or goes on with it.
  ///
  /// A terminal is silent only while somebody listens: the wait for the rest of a sequence begins
  /// here and not when its beginning came, for what came with it may take long to work off.
  ///
  /// - Parameter time: When, in seconds.
  /// - Returns: When what came so far must be decided without more, or nil if nothing is open.
  mutating func wait(from time: Double) -> Double? {
    deadline = deadline ?? patienceNow.map { time + $0 }
    return deadline
  }

  /// Decides what is open when the wait for more has ended.
  mutating func expire(at time: Double) -> [TerminalInput] {
    guard let end = deadline, time >= end else { return [] }
    deadline = nil
    defer { state = .ground }
    switch state {
    case .escape(let count): return Array(repeating: .key(.escape), count: count)
    case .paste: return [.paste(Self.text(body))]
    default: return []
    }
  }

  /// How long the present state may last.
  ///
  /// An introducer alone may be a key with alt, such as alt-O, and so must not wait long.
  fileprivate var patienceNow: Double? {
    switch state {
    case .ground: nil
    case .escape, .function: escapeDelay
    case .control where body.isEmpty, .string where body.isEmpty: escapeDelay
    case .control, .mouse, .string, .paste: max(escapeDelay, Self.patience)
    }
  }

  fileprivate mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte)
    case .escape(let count): takeAfterEscape(byte, count: count)
    case .control: takeInControl(byte)
    case .function: takeInFunction(byte)
    case .mouse(let missing): state = missing > 1 ? .mouse(missing: missing - 1) : .ground
    case .string(let introducer, let sawEscape):
      takeInString(byte, introducer: introducer, sawEscape: sawEscape)
    case .paste: takeInPaste(byte)
    }
  }

  fileprivate mutating func begin(_ next: State) {
    state = next
    body.removeAll()
  }

  /// Longer than this no sequence of interest is; what is longer is swallowed.
  fileprivate static let longestBody = 64

  fileprivate mutating func keep(_ byte: UInt8) {
    if body.count <= Self.longestBody { body.append(byte) }
  }
}

extension InputDecoder {
  fileprivate mutating func takeInGround(_ byte: UInt8) {
    guard let scalar = scalars.append(byte) else { return }
    if byte == 0x1B {
      state = .escape(count: 1)
    } else if ignoresCharacter {
      ignoresCharacter = false
    } else if let key = Self.key(scalar) {
      inputs.append(.key(key))
    }
  }

  fileprivate mutating func takeAfterEscape(_ byte: UInt8, count: Int) {
    switch byte {
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): state = .function
    case 0x1B where count == 1: state = .escape(count: 2)
    case 0x1B: inputs.append(.key(.escape))
    case _ where "P]X^_".utf8.contains(byte) && count == 1:
      begin(.string(introducer: byte, sawEscape: false))
    default:
      if count == 2 { inputs.append(.key(.escape)) }
      state = .ground
      ignoresCharacter = true
      takeInGround(byte)
    }
  }

  fileprivate mutating func takeInControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where body.isEmpty:
      // F1 to F5 of Linux's console.
      keep(byte)
    case UInt8(ascii: "$") where !isPrivate:
      // Elsewhere an intermediate byte; rxvt ends keys with shift by it.
      finish(ControlSequence(body: body, final: byte))
    case 0x20...0x3F:
      keep(byte)
    case 0x40...0x7E:
      if body == [UInt8(ascii: "[")] {
        state = .ground
        if (0x41...0x45).contains(byte) { inputs.append(.key(.function(Int(byte) - 0x40))) }
      } else if body.isEmpty, byte == UInt8(ascii: "M") {
        state = .mouse(missing: 3)
      } else {
        finish(ControlSequence(body: body, final: byte))
      }
    default:
      state = .ground
      takeInGround(byte)
    }
  }

  /// Whether the control sequence at hand is none of ECMA-48's own, and so no key of rxvt's.
  fileprivate var isPrivate: Bool {
    body.first.map(ControlSequence.markers.contains) ?? false
  }

  fileprivate mutating func finish(_ sequence: ControlSequence) {
    state = .ground
    guard body.count <= Self.longestBody else { return }
    if sequence.isPasteStart {
      begin(.paste)
    } else if let key = sequence.key {
      inputs.append(.key(key))
    } else if let mouse = sequence.mouse {
      inputs.append(.mouse(mouse))
    } else if let reply = sequence.reply {
      inputs.append(.reply(reply))
    }
  }

  fileprivate mutating func takeInFunction(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): return
    case UInt8(ascii: "M"): inputs.append(.key(.enter))
    case UInt8(ascii: "I"): inputs.append(.key(.tab))
    case UInt8(ascii: "X"), UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The number pad in application mode sends its characters moved up by 64.
      inputs.append(.key(.character(Character(Unicode.Scalar(byte == 0x58 ? 0x3D : byte - 0x40)))))
    case 0x40...0x7E:
      if let key = ControlSequence.letterKeys[byte] { inputs.append(.key(key)) }
    default:
      state = .ground
      return takeInGround(byte)
    }
    state = .ground
  }

  fileprivate mutating func takeInString(_ byte: UInt8, introducer: UInt8, sawEscape: Bool) {
    let isCommand = introducer == UInt8(ascii: "]")
    switch byte {
    case UInt8(ascii: "\\") where sawEscape, 0x07 where isCommand:
      state = .ground
      if isCommand, let reply = TerminalReply(command: body) { inputs.append(.reply(reply)) }
    case 0x18, 0x1A:
      state = .ground
    case _ where sawEscape:
      state = .escape(count: 1)
      take(byte)
    case 0x1B:
      state = .string(introducer: introducer, sawEscape: true)
    default:
      keep(byte)
    }
  }

  /// Longer than so many bytes no paste of use is; the rest of a longer one is swallowed.
  static let longestPaste = 1 << 16

  fileprivate mutating func takeInPaste(_ byte: UInt8) {
    body.append(byte)
    // The last bytes stay, for they may be the end.
    if body.count > Self.longestPaste + 6 { body.remove(at: Self.longestPaste) }
    guard byte == UInt8(ascii: "~"), body.suffix(6).elementsEqual("\u{1B}[201~".utf8) else {
      return
    }
    inputs.append(.paste(Self.text(body.dropLast(6))))
    begin(.ground)
  }
}

extension InputDecoder {
  fileprivate static func key(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    case 0x00...0x1F, 0x80...0x9F: nil
    default: .character(Character(scalar))
    }
  }

  /// Pasted bytes as text; terminals send lines ended by carriage returns.
  fileprivate static func text(_ bytes: some Collection<UInt8>) -> String {
    String(String(decoding: bytes, as: UTF8.self).map { $0.isNewline ? "\n" : $0 })
  }
}
