import Testing

import LearningHistory

struct FSRSParametersTests {
  let published = FSRSParameters.published.weights

  @Test func `the published weights are parameters`() {
    #expect(FSRSParameters(weights: published) == .published)
  }

  @Test(arguments: [0, 19, 20, 22])
  func `other counts of weights than 21 are none`(count: Int) {
    let weights = Array((published + published).prefix(count))
    #expect(FSRSParameters(weights: weights) == nil)
  }

  @Test(arguments: FSRSParameters.bounds.indices)
  func `each weight may reach its bounds and not pass them`(index: Int) {
    let bounds = FSRSParameters.bounds[index]
    func isAccepted(_ weight: Double) -> Bool {
      var weights = published
      weights[index] = weight
      return FSRSParameters(weights: weights) != nil
    }
    #expect(isAccepted(bounds.lowerBound))
    #expect(isAccepted(bounds.upperBound))
    #expect(!isAccepted(bounds.lowerBound.nextDown))
    #expect(!isAccepted(bounds.upperBound.nextUp))
    #expect(!isAccepted(.nan))
  }
}
