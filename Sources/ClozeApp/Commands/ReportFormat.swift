/// How a command prints what it has to tell.
enum ReportFormat: String, CaseIterable, Sendable {
  /// In lines for people, and for editors.
  case text
  /// As JSON for programs.
  case json
}
