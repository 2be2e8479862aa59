/// What stands for a character where the terminal shows only ASCII.
enum ASCIIFallback {
  /// The character itself if it is ASCII, else one that looks or means alike, else `?`.
  static func character(for grapheme: Character) -> Character {
    grapheme.isASCII ? grapheme : lookalikes[grapheme] ?? "?"
  }

  fileprivate static let lookalikes: [Character: Character] = {
    let groups: [(String, Character)] = [
      ("‘’‚′", "'"), ("“”„«»″", "\""), ("‐‑‒–—−─━═╌┄", "-"), ("│┃║╎┆▏▕", "|"),
      ("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝┏┓┗┛", "+"), ("…·", "."), ("•●◆■▪✦★", "*"), ("○◇□▫☐", "o"),
      ("✓✔☑", "v"), ("✗✘×☒", "x"), ("→▶▸›", ">"), ("←◀◂‹", "<"), ("↑▲▴", "^"), ("↓▼▾", "v"),
      ("█▉▊▋▌▐▀▄", "#"), ("▓▒░", ":"), ("↵⏎", "<"),
    ]
    var result: [Character: Character] = [:]
    for (characters, substitute) in groups {
      for character in characters { result[character] = substitute }
    }
    return result
  }()
}
