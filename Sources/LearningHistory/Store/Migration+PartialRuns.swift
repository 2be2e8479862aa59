extension Migration {
  /// Runs know whether they ask only a part of their quiz.
  static let partialRuns = Migration(
    name: "partial runs",
    sql: """
      ALTER TABLE run ADD COLUMN isPartial INTEGER NOT NULL DEFAULT 0 CHECK (isPartial IN (0, 1));
      """)
}
