// Tests of the program meet its screen and its modes in what a session tells.
@_exported public import TerminalHarness
