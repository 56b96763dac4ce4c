import ArgumentParser

/// How much a command tells on standard error beside its results.
struct ProgressOptions: ParsableArguments {
    /// A form of the log.
    enum LogFormat: String, ExpressibleByArgument, CaseIterable {
        /// Words with an equals sign between name and value.
        case text
        /// A JSON object a line.
        case json
    }

    @Flag(name: .shortAndLong, help: "Show problems only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Show each step, how long it took and what it counted, on standard error.")
    var verbose = false

    @Option(help: ArgumentHelp("The form of the log: text or json; implies --verbose.", valueName: "format"))
    var logFormat: LogFormat?

    mutating func validate() throws {
        if quiet, verbose || logFormat != nil { throw ValidationError("--quiet and --verbose (or --log-format) cannot be had together.") }
    }

    /// The form of the log, if there is one.
    var log: LogFormat? { logFormat ?? (verbose ? .text : nil) }

    /// Somebody who tells of a build what is asked for.
    func reporter() -> PhaseReporter {
        Terminal.errorsAreJSON = log == .json
        if let log { return PhaseReporter(.log(log)) }
        if quiet { return PhaseReporter(.silent) }
        return PhaseReporter(Terminal.isWatched ? .bar : .lines)
    }
}
