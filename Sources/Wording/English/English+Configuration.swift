// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: ConfigurationPhrases {
  public var emptyConfiguration: String {
    #"The file is empty. Write defaults for options, such as { "theme": "dusk" }."#
  }

  public func textAfterConfiguration(found: String) -> String {
    "The object of defaults has ended, but \(found.quoted) follows. Delete it."
  }

  public func configurationTooLarge(megabytes: Int) -> String {
    "The file is over \(megabytes) MiB."
  }

  public var configurationIsFolder: String { "This is a folder, but should be a file." }

  public func configurationNotObject(kind: String) -> String {
    #"The defaults should be an object such as { "theme": "dusk" }, not \#(kind)."#
  }

  public func noDefault(_ key: String, didYouMean: String?) -> String {
    if let didYouMean {
      return "There is no option \(key.quoted). Did you mean \"\(didYouMean)\"?"
    }
    return "There is no option \(key.quoted). Delete it; cloze --help shows all options."
  }

  public func optionForOneCall(_ key: String) -> String {
    #""\#(key)" is for one call alone and has no default. Delete it here."#
  }

  public func defaultNotNumber(key: String, least: Int, found: String) -> String {
    #""\#(key)" takes a whole number from \#(least) on, not \#(found.quoted)."#
  }
}
