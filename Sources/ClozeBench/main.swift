#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

// Measures the built program, prints a table and writes the figures as JSON:
// `ClozeBench [--repeats N] [--peers FILE] … [load|start|key|flight|bytes|memory|rest|calls] …`.
do {
  let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
  let bench = try Bench(options)
  var report = Report()
  report.machine = Machine.description(python: bench.python)
  for measure in options.measures {
    do {
      report.figures += try measure.figures(bench)
    } catch {
      report.gaps.append(Report.Gap(measure, error))
    }
  }
  print(report.text)
  try TextFile.write([report.json], to: options.output)
  if options.isGate && !report.isSound { exit(1) }
} catch {
  print("bench: \(error)")
  exit(2)
}
