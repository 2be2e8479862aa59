import Foundation
import Testing

/// The numbers of `Fixtures/fsrs_reference.json`.
struct FSRSReference: Decodable {
  struct Sequence: Decodable {
    let desiredRetention: Double
    let reviews: [Review]
  }

  struct Review: Decodable {
    let elapsed: Double
    let rating, state: Int
    let step: Int?
    let stability, difficulty, interval: Double
    let retrievability: Double?
  }

  let parameters: [Double]
  let sequences: [Sequence]

  /// Reads the file.
  static func read() throws -> Self {
    let url = try #require(
      Bundle.module.url(
        forResource: "fsrs_reference", withExtension: "json", subdirectory: "Fixtures")
    )
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }
}
