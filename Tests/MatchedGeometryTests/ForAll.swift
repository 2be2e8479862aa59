import TestSupport
import Testing

// Where each property of the interpolator is held, over a thousand cases or more:
//
//  1  bit for bit at both ends ....... MatchingTests `a newcomer starts bit for bit at its partner…`,
//                                      FollowingTests `…bit for bit at a target that has moved…`,
//                                      TransitionPropertyTests `at its start a view is as while away…`
//  2  namespaces ..................... MatchingTests `the same id in two namespaces never matches`
//  3  velocity is the derivative ..... SpringTests `velocity is the derivative of value`,
//                                      UnitCurveTests `the slope is the derivative of the value`,
//                                      AnimationTests `the rate of a timing curve is its derivative…`,
//                                      PathPropertyTests `the presented velocity is the derivative…`,
//                                      TransitionPropertyTests `the velocity of a channel is…`
//  4  any partition of time .......... ScriptPropertyTests, TransitionPropertyTests
//                                      `any partition of time into ticks gives the same…`
//  5  shifted time ................... ScriptPropertyTests, TransitionPropertyTests
//                                      `adding a time to every time changes no…`
//  6  scaled and translated ends ..... PathPropertyTests `scaling and translating the ends…`
//  7  C¹ retargets ................... InterruptionTests `a spring retarget keeps place and velocity`,
//                                      `a retarget at the moment at which a delayed spring…`,
//                                      TransitionPropertyTests `however springs interrupt each other…`
//  8  superposition .................. InterruptionTests `retargets with one spring are the sum…`
//  9  anchors ........................ PathPropertyTests `the anchor follows the path…`
// 10  position or size alone ......... PathPropertyTests `position never changes the size…`
// 11  overshoot ...................... SpringTests `without overshoot from critical damping on`,
//                                      `below critical damping the overshoot is that of the textbook`
// 12  nothing out of bounds .......... ScriptPropertyTests `no size is negative and nothing is infinite…`,
//                                      TransitionPropertyTests `nothing out of bounds reaches a screen`
// 13  the newest source .............. FollowingTests `the newest source wins in every order…`
// 14  completions .................... ScriptPropertyTests, TransitionPropertyTests
//                                      `every completion is called once…`
// 15  closing ........................ ClosingTests
// 16  quick succession ............... QuickSuccessionTests `many presses in quick succession…`,
//                                      `many turns of a fade in quick succession…`
// 17  the reference spring ........... ManualClockTests

/// Runs a property on generated cases, the seed of each printed if it fails.
///
/// - Parameters:
///   - cases: The number of cases; their seeds are 1, 2, 3, …
///   - property: The property, given a generator and the seed to report.
func forAll(
  _ cases: Int = 1000, _ property: (inout SeededGenerator, String) throws -> Void
) rethrows {
  for seed in 1...cases {
    var random = SeededGenerator(seed: UInt64(seed))
    do {
      try property(&random, "seed \(seed)")
    } catch {
      Issue.record("seed \(seed)")
      throw error
    }
  }
}
