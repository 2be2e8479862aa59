internal import QuizModel

/// What stands between two asterisks of Drag the Words: a word, and what is said of it.
///
/// A colon begins a tip, which goes on to a backslash; `\+` and `\-` begin what is said when the word is
/// placed rightly and wrongly, which goes on to a backslash or a colon. They come in any order. A sign
/// that nothing follows is part of the word, and so are all other backslashes, and slashes.
struct DragTextAnswer: Equatable {
  /// The word, with character references decoded.
  fileprivate(set) var text = ""
  fileprivate(set) var tips: [String] = []
  fileprivate(set) var rightFeedback: String?
  fileprivate(set) var wrongFeedback: String?

  /// Reads the bytes between the asterisks.
  init(_ bytes: ArraySlice<UInt8>) {
    var word: [UInt8] = []
    var rest = bytes
    while let first = rest.first {
      let length = first == .backslash && rest.dropFirst().first?.isFeedbackSign == true ? 2 : 1
      let isSign = length == 2 || first == .colon
      let said = rest.dropFirst(length).prefix {
        $0 != .backslash && (first == .colon || $0 != .colon)
      }
      guard isSign, !said.isEmpty else {
        word.append(contentsOf: rest.prefix(length))
        rest = rest.dropFirst(length)
        continue
      }
      keep(said.decoded, after: rest.prefix(length))
      rest = rest[said.endIndex...]
    }
    text = word[...].decoded
  }

  fileprivate mutating func keep(_ said: String, after sign: ArraySlice<UInt8>) {
    switch sign.last {
    case .colon: tips.append(said)
    case .plus: rightFeedback = rightFeedback ?? said
    default: wrongFeedback = wrongFeedback ?? said
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text of the bytes with character references decoded, without white space at its ends.
  fileprivate var decoded: String {
    String(decoding: self, as: UTF8.self).decodingReferences.trimmed
  }
}

extension UInt8 {
  fileprivate var isFeedbackSign: Bool { self == .plus || self == .minus }
}
