/// What can be wrong in the file of defaults, beside what can be wrong in any JSON.
///
/// File, line and column stand before a sentence; `kind` is one of the words for kinds.
public protocol ConfigurationPhrases: Sendable {
  /// Nothing is in the file.
  var emptyConfiguration: String { get }
  /// Something follows the end.
  func textAfterConfiguration(found: String) -> String
  /// The file is larger than it may be, in mebibytes.
  func configurationTooLarge(megabytes: Int) -> String
  /// The name is that of a folder.
  var configurationIsFolder: String { get }
  /// The file holds something of another kind than an object.
  func configurationNotObject(kind: String) -> String
  /// A key is no option; perhaps one was meant.
  func noDefault(_ key: String, didYouMean: String?) -> String
  /// A key is an option that makes sense for one call alone.
  func optionForOneCall(_ key: String) -> String
  /// A value is not a whole number from a least one on.
  func defaultNotNumber(key: String, least: Int, found: String) -> String
}
