/// The files that make up a library, found but not read yet.
struct QuizSearch {
  /// A file, or a folder that could not be looked into.
  struct Hit: Hashable {
    /// The path as it was found; `-` is standard input.
    let path: String
    /// The path as people would name it.
    let name: String
    /// Why the folder could not be looked into, or nil for a file.
    var failure: InputFailure?
  }

  /// What was found, in order; every file once, whatever paths lead to it.
  private(set) var hits: [Hit] = []
  /// The named folders in which nothing was found.
  private(set) var emptyFolders: [String] = []

  fileprivate var known: Set<String> = []

  /// Finds the named files, and all quizzes below the named folders.
  ///
  /// - Parameter operands: Paths, or `-` for standard input.
  init(named operands: [String]) {
    for operand in operands {
      guard operand != "-", QuizFolder.isFolder(operand) else {
        add(Hit(path: operand, name: operand))
        continue
      }
      let folder = QuizFolder(operand)
      add(folder) { $0 }
      if folder.files.isEmpty, folder.failures.isEmpty { emptyFolders.append(operand) }
    }
  }

  /// Finds all quizzes below the folders in which they are looked for.
  ///
  /// A folder that does not exist has none. Names are those below the folder, so that an own quiz and
  /// one that came with the program can have the same.
  init(installedIn places: QuizPlaces) {
    for place in places.all where QuizFolder.isFolder(place) {
      add(QuizFolder(place)) { path in
        let name = path.dropFirst(place.count).drop { $0 == "/" }
        return name.isEmpty ? path : String(name)
      }
    }
  }

  fileprivate mutating func add(_ folder: QuizFolder, name: (String) -> String) {
    for (path, failure) in folder.failures {
      add(Hit(path: path, name: name(path), failure: failure))
    }
    for path in folder.files { add(Hit(path: path, name: name(path))) }
  }

  fileprivate mutating func add(_ hit: Hit) {
    // A name that leads nowhere is told by itself, as is standard input.
    let path = hit.path == "-" ? nil : hit.path.canonicalPath
    if known.insert(path ?? hit.path).inserted { hits.append(hit) }
  }
}
