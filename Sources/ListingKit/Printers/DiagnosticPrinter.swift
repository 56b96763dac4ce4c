import Findings

/// Writes diagnostics in one of the forms that people, forges and programs read.
public struct DiagnosticPrinter: Sendable {
    /// A form of report.
    public enum Format: String, Sendable, CaseIterable {
        /// As compilers print, with the source line and a caret.
        case text
        /// Workflow commands of GitHub Actions.
        case github
        /// A Code Quality report of GitLab.
        case gitlab
        /// A JSON object of Houser's own.
        case json
        /// A log of SARIF 2.1.0.
        case sarif
    }

    /// The form of the report.
    public var format: Format
    /// What precedes the diagnostics' paths, such as `content`.
    public var place: ContentPlace
    /// Whether the text form is coloured, by escape sequences of ECMA-48; without them it is the same.
    public var colour: Bool
    /// The program's version, for SARIF.
    public var version: String
    /// The rules that can occur, for SARIF; rules that occur without being here are added by their id alone.
    public var rules: [Rule]

    /// A printer of that form, for a content folder at a place.
    public init(_ format: Format, in place: ContentPlace, colour: Bool = false, version: String, rules: [Rule] = []) {
        self.format = format
        self.place = place
        self.colour = colour
        self.version = version
        self.rules = rules
    }

    /// The report on `diagnostics`, in their order, ending with a line end unless it is empty.
    public func print(_ diagnostics: [Diagnostic]) -> String {
        let diagnostics = diagnostics.map { $0.placed(in: place) }
        return switch format {
        case .text: TextPrinter(folder: place.folder, colour: colour).print(diagnostics)
        case .github: GitHubPrinter().print(diagnostics)
        case .gitlab: GitLabPrinter().print(diagnostics)
        case .json: JSONPrinter().print(diagnostics)
        case .sarif: SARIFPrinter(version: version, rules: rules).print(diagnostics)
        }
    }

    /// The path of a finding's file in a content folder, from the folder in which the program runs.
    package static func path(_ file: String, in content: String) -> String { ContentPlace(content).path(file) }

    /// Message, reason and fix as lines of plain text.
    static func body(_ diagnostic: Diagnostic) -> [String] {
        var lines = [VisibleText.line(diagnostic.message)]
        if !diagnostic.reason.isEmpty { lines += VisibleText.lines(diagnostic.reason) }
        if let fix = diagnostic.fix {
            let fixLines = VisibleText.lines(fix)
            lines += fixLines.count == 1 ? ["fix: " + fixLines[0]] : ["fix:"] + fixLines.map { "  " + $0 }
        }
        return lines
    }
}
