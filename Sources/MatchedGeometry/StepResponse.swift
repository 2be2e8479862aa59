/// What an animation has made of a journey after some time.
///
/// Animations are linear: a value that starts at s with velocity v towards s + d is drawn at
/// s + d·`progress` + v·`drift` and moves with d·`progressRate` + v·`driftRate`. So one response
/// serves all four numbers of a frame.
struct StepResponse {
  /// The way covered from rest, 0 at the start, 1 at the target, more while overshooting.
  var progress: Double

  /// The change of `progress`, per second.
  var progressRate: Double

  /// How far one unit per second of initial velocity has carried the value, in seconds.
  var drift: Double

  /// The change of `drift`, a plain number.
  var driftRate: Double

  /// Standing at the start, as in a delay.
  static let held = StepResponse(progress: 0, progressRate: 0, drift: 0, driftRate: 0)

  /// Standing at the target.
  static let arrived = StepResponse(progress: 1, progressRate: 0, drift: 0, driftRate: 0)
}
