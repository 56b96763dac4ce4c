import Findings
import ListingKit
import SiteKit
import Values

/// What came, for programs: one object.
struct AcceptJSON {
    private var packages: [JSONDocument] = []
    private var ignored: [JSONDocument] = []
    private var preview: JSONDocument?

    /// Adds what came, as of a day.
    mutating func add(_ verdict: ParcelVerdict, content: String, today: Day, isWritten: Bool) {
        let delivery = verdict.delivery
        packages.append(
            .object([
                ("source", .string(delivery.source)),
                ("message", delivery.message.map { .number($0) }),
                ("from", delivery.sender.map { .string(SecretMask.masked($0)) }),
                ("subject", delivery.subject.map { .string(SecretMask.masked($0)) }),
                ("verdict", .string(verdict.outcome.rawValue)),
                ("written", .number(isWritten && verdict.outcome == .accepted ? verdict.writeCount : 0)),
                (
                    "files",
                    .array(
                        verdict.files.map { file, state in
                            .object([
                                ("path", .string(DiagnosticPrinter.path(file.path, in: content))), ("state", .string(state.rawValue)),
                                ("bytes", .number(file.bytes.count)),
                            ])
                        })
                ),
                ("listings", .array(verdict.sight.listings.map { SeenListing($0, today: today).json(verdict.findings, content: content) })),
                ("people", .array(verdict.sight.people.map { SeenPerson($0).json(content: content) })),
                ("comments", .array(verdict.sight.comments.map { SeenComment($0).json(content: content) })),
                ("changes", .array(verdict.changes.map { AcceptJSON.change($0, in: verdict, content: content) })),
                ("notes", .array(verdict.notes.map { .string($0) })),
                ("diagnostics", .array(verdict.findings.map { $0.placed(in: ContentPlace(content)) }.map { $0.json(path: $0.file) })),
            ]))
    }

    /// Adds what was not read.
    mutating func add(_ files: [ParcelReader.Ignored]) {
        ignored += files.map { .object([("path", .string($0.path)), ("reason", .string($0.reason))]) }
    }

    /// Adds where the board can be looked at, or why it cannot.
    mutating func add(_ preview: AcceptPreview.Outcome, in folder: String, content: String) {
        let result: (String, JSONDocument) =
            switch preview {
            case .pages(let pages):
                ("listings", .array(pages.map { .object([("id", .string($0.id)), ("page", .string($0.path))]) }))
            case .errors(let errors):
                ("diagnostics", .array(errors.map { $0.placed(in: ContentPlace(content)) }.map { $0.json(path: $0.file) }))
            }
        self.preview = .object([("folder", .string(folder)), result])
    }

    private static func change(_ change: EditedListing, in verdict: ParcelVerdict, content: String) -> JSONDocument {
        .object([
            ("path", .string(DiagnosticPrinter.path(change.path, in: content))), ("says", .string(SecretMask.masked(change.sentence))),
            ("doubts", SeenDoubts(change, in: verdict).json),
        ])
    }

    /// All of it as JSON.
    var document: String {
        JSONDocument.object([
            ("version", .number(1)), ("packages", .array(packages)), ("ignored", ignored.isEmpty ? nil : .array(ignored)),
            ("preview", preview),
        ]).document
    }
}
