internal import CNcurses

/// The library that draws the screen.
public enum CursesLibrary {
  /// Its name and the version that runs, such as `ncurses 6.4.20221231`.
  public static var version: String { String(cString: screen_library()) }
}
