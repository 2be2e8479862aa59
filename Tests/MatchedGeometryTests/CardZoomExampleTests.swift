import MatchedGeometry
import Testing

@Test func `a card zooms to a large card and back`() {
  let zoom = Animation.spring(Spring(response: 0.45, dampingFraction: 0.85))
  let namespace = Namespace()
  let small = Rect(x: 4, y: 6, width: 20, height: 3)
  let large = Rect(x: 10, y: 2, width: 60, height: 18)
  var scope = MatchedGeometryScope<String>()
  scope.insert("card", id: "1", in: namespace.id, frame: small, transaction: Transaction(), at: 0)

  // Open: the card goes, the large card comes, in one transaction.
  withAnimation(zoom) { change in
    scope.remove("card", transaction: change, at: 1)
    scope.insert("large", id: "1", in: namespace.id, frame: large, transaction: change, at: 1)
  }
  // Each frame: draw what is to be drawn, then sleep until the next frame is due.
  var now = 1.0
  while now < 1.2, let next = scope.advance(to: now) { now = next }
  let middle = scope.presentation(of: "large", at: now)?.frame

  // Close, in mid-flight: it turns around where it is.
  withAnimation(zoom) { change in
    scope.remove("large", transaction: change, at: now)
    scope.insert("card", id: "1", in: namespace.id, frame: small, transaction: change, at: now)
  }
  #expect(scope.presentation(of: "card", at: now)?.frame == middle)
  while let next = scope.advance(to: now) { now = next }
  #expect(scope.presentation(of: "card", at: now)?.frame == small)
}
