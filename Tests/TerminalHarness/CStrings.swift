#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Strings and lists of strings for C, valid while this lives.
final class CStrings {
  private var strings: [UnsafeMutablePointer<CChar>] = []
  private var lists: [UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>] = []

  func string(_ text: String) -> UnsafePointer<CChar>? {
    UnsafePointer(copy(text))
  }

  /// A list that ends with a null pointer.
  func list(_ texts: [String]) -> UnsafePointer<UnsafeMutablePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { list[index] = copy(text) }
    list[texts.count] = nil
    lists.append(list)
    return UnsafePointer(list)
  }

  private func copy(_ text: String) -> UnsafeMutablePointer<CChar>? {
    let copy = strdup(text)
    if let copy { strings.append(copy) }
    return copy
  }

  deinit {
    for string in strings { free(string) }
    for list in lists { list.deallocate() }
  }
}
