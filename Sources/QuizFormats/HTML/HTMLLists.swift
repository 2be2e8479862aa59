/// The lists that are open at a place of a text, the innermost last.
struct HTMLLists {
  /// The number of the next item; nil in a list without numbers.
  fileprivate var nextNumbers: [Int?] = []
  fileprivate var orderedCount = 0

  /// The depth beyond which items move no further to the right, so that the spaces stay bounded.
  static let maximumDepth = 10

  /// How many lists are open, as far as it shows.
  var depth: Int { min(nextNumbers.count, Self.maximumDepth) }

  mutating func open(isOrdered: Bool, firstNumber: Int?) {
    nextNumbers.append(isOrdered ? firstNumber ?? 1 : nil)
    if isOrdered { orderedCount += 1 }
  }

  /// Closes the innermost list of a kind and what is in it; nothing when there is none.
  mutating func close(isOrdered: Bool) {
    guard isOrdered ? orderedCount > 0 : orderedCount < nextNumbers.count else { return }
    while let number = nextNumbers.popLast() {
      if number != nil { orderedCount -= 1 }
      if (number != nil) == isOrdered { return }
    }
  }

  /// Counts an item.
  ///
  /// - Parameter number: The number that the item itself gives, if any.
  /// - Returns: What stands before it: a bullet, or its number.
  mutating func nextMarker(number: Int?) -> String {
    guard let last = nextNumbers.last, let next = last else { return "• " }
    let own = number ?? next
    nextNumbers[nextNumbers.count - 1] = own &+ 1
    return "\(own). "
  }
}
