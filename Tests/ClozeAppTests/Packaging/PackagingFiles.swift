import Foundation

/// The files that are installed beside the program.
enum PackagingFiles {
  /// The folder with them.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.packaging").standardizedFileURL

  /// The completion for bash.
  static let bash = folder.appending(path: "completions/cloze.bash")
  /// The completion for zsh, under the name by which zsh finds it.
  static let zsh = folder.appending(path: "completions/_cloze")
  /// The completion for fish.
  static let fish = folder.appending(path: "completions/cloze.fish")
  /// The page that `man cloze` shows.
  static let manual = folder.appending(path: "cloze.1")
}
