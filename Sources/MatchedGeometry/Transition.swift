/// How a view without a partner comes and goes.
///
/// A transition says how the view differs from itself at rest before it has come and after it has
/// gone. A `TransitionScope` lets it change from the one to the other.
public struct Transition: Hashable, Sendable {
  let insertion: TransitionForm
  let removal: TransitionForm

  /// No difference: the view is there, or gone, at once.
  public static let identity = Transition(insertion: TransitionForm(), removal: TransitionForm())

  /// Coming out of nothing and fading to nothing.
  public static let opacity = Transition(.opacity)

  /// Coming from an edge and leaving over it, by the size of the view.
  ///
  /// - Parameter edge: Where the view is while it is away: beside its place, on this side.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> Self {
    Transition(.move(edge))
  }

  /// Coming from a distance and leaving as far.
  ///
  /// - Parameters:
  ///   - x: Columns to the right of its place.
  ///   - y: Rows below its place.
  /// - Returns: The transition; without effect if a distance is not finite or beyond 10¹² cells.
  public static func offset(x: Double, y: Double) -> Self {
    let offset = SIMD2(x, y)
    return isUsable(offset) ? Transition(.offset(offset)) : .identity
  }

  /// Growing to its size and shrinking from it, or the other way about.
  ///
  /// - Parameters:
  ///   - factor: The size while it is away, relative to that at rest. A negative one counts as 0.
  ///   - anchor: The point of the view that stays in place. While a scale is under way it keeps its
  ///     anchor, whatever else is asked for meanwhile: another one would make the view jump.
  /// - Returns: The transition; without effect if a number is not finite or beyond 10¹².
  public static func scale(_ factor: Double, anchor: UnitPoint = .center) -> Self {
    guard isUsable(SIMD2(factor, 0)) && isUsable(SIMD2(anchor.x, anchor.y)) else {
      return .identity
    }
    return Transition(.scale(max(0, factor), anchor))
  }

  /// Coming as one transition says and going as another one does.
  ///
  /// - Parameters:
  ///   - insertion: The one whose coming counts.
  ///   - removal: The one whose going counts.
  /// - Returns: The transition.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Self {
    Transition(insertion: insertion.insertion, removal: removal.removal)
  }

  private init(_ effect: TransitionEffect) {
    let form = TransitionForm(parts: [TransitionPart(effect: effect)])
    self.init(insertion: form, removal: form)
  }

  private init(insertion: TransitionForm, removal: TransitionForm) {
    self.insertion = insertion
    self.removal = removal
  }

  private static func isUsable(_ numbers: SIMD2<Double>) -> Bool {
    abs(numbers.x) <= Rect.furthest && abs(numbers.y) <= Rect.furthest
  }
}

extension Transition {
  /// Both at once.
  ///
  /// Offsets add up, scales multiply. Where both change the same number, the sum or product moves
  /// with the animation of `other`; of two scales it has the anchor of `other`.
  ///
  /// - Parameter other: What happens as well.
  /// - Returns: The combination.
  public func combined(with other: Transition) -> Transition {
    Transition(
      insertion: TransitionForm(parts: insertion.parts + other.insertion.parts),
      removal: TransitionForm(parts: removal.parts + other.removal.parts)
    )
  }

  /// This transition with an animation of its own in place of that of the transaction.
  ///
  /// A part that has been given one before keeps it. Where the transaction has no animation nothing
  /// moves all the same.
  ///
  /// - Parameter animation: How it moves.
  /// - Returns: The transition.
  public func animation(_ animation: Animation) -> Transition {
    mapped { $0.animation = $0.animation ?? animation }
  }

  /// This transition after a pause, on top of whichever animation applies.
  ///
  /// Before it comes, the view is drawn as when it is away: before a fade, not at all. A view that is
  /// already moving keeps to its interrupted way during the pause.
  ///
  /// - Parameter seconds: The length of the pause; it adds to those there are.
  /// - Returns: The delayed transition.
  /// - Precondition: `seconds` is finite and not negative.
  public func delay(_ seconds: Double) -> Transition {
    precondition(seconds >= 0 && seconds.isFinite)
    return mapped { $0.delay += seconds }
  }

  private func mapped(_ change: (inout TransitionPart) -> Void) -> Transition {
    func mapped(_ form: TransitionForm) -> TransitionForm {
      var form = form
      for index in form.parts.indices { change(&form.parts[index]) }
      return form
    }
    return Transition(insertion: mapped(insertion), removal: mapped(removal))
  }
}
