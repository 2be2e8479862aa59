internal import QuizFormats

/// Takes the defaults out of the file in which they are written.
struct ConfigurationReader {
  /// The options there are.
  let options: [KnownOption]
  /// The values by the names of their options.
  fileprivate(set) var values: [String: String] = [:]
  /// Everything that is wrong, in the order of the file.
  fileprivate(set) var problems: [ConfigurationProblem] = []
  /// The lines of the keys that were read.
  fileprivate var lines: [String: Int] = [:]

  /// Makes a reader for the options that there are.
  init(options: [KnownOption]) {
    self.options = options
  }

  /// Reads an object of options with their values.
  mutating func read(_ root: JSONValue) {
    guard let members = root.members else {
      problems.append(ConfigurationProblem(.notObject(found: root.kind), at: root.place))
      return
    }
    for member in members {
      let name = member.key.string ?? ""
      let place = member.key.place
      if let line = lines[name] {
        problems.append(ConfigurationProblem(.keyTwice(name, firstLine: line), at: place))
        continue
      }
      lines[name] = place.line
      read(name, at: place, member.value)
    }
  }

  fileprivate mutating func read(_ name: String, at place: SourcePlace, _ value: JSONValue) {
    guard let option = options.first(where: { $0.shape.name == name }) else {
      let nearest = options.filter { !$0.isForOneCall }.map(\.shape.name).nearest(to: name)
      problems.append(ConfigurationProblem(.unknownOption(name, nearest: nearest), at: place))
      return
    }
    guard !option.isForOneCall else {
      problems.append(ConfigurationProblem(.forOneCall(name), at: place))
      return
    }
    do throws(ConfigurationProblem) {
      if let word = try word(value, of: option) { values[name] = word }
    } catch {
      problems.append(error)
    }
  }

  /// The value as a command line would have it; nil for an option that is not to be set.
  fileprivate func word(
    _ value: JSONValue, of option: KnownOption
  ) throws(ConfigurationProblem) -> String? {
    guard option.shape.takesValue else {
      guard let isSet = value.boolean else { throw wrongKind(value, of: option, .boolean) }
      return isSet ? "" : nil
    }
    guard let word = value.string ?? value.number else { throw wrongKind(value, of: option, .text) }
    do throws(UsageError) {
      try option.check(word)
    } catch {
      throw ConfigurationProblem(.wrongValue(option.shape.name, error), at: value.place)
    }
    return word
  }

  fileprivate func wrongKind(
    _ value: JSONValue, of option: KnownOption, _ expected: ExpectedValue
  ) -> ConfigurationProblem {
    ConfigurationProblem(
      .wrongKind(
        option.shape.name, expected: expected, found: value.kind, source: value.excerpt),
      at: value.place)
  }
}
