// MatchedGeometry
