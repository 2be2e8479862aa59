import Foundation

func powerOfE(_ exponent: Double) -> Double {
  exp(exponent)
}
