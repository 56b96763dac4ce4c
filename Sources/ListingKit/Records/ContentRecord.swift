import Facts
import Findings
import Rules
import Values

/// A record that has a file of its own, in a folder of the content for files of its kind.
protocol ContentRecord: Sendable {
    /// What its files are read beside: what they may name, or what stood in those before.
    associatedtype Beside: Sendable
    static var home: RecordHome { get }
    static var schema: RecordSchema { get }
    /// The record of a file; nil with findings if nothing can be made of it.
    static func read(_ record: RecordReader, _ file: RecordFile, _ beside: inout Beside, report: inout Report) -> Self?
    /// The name that a file of that text could have in place of one that can be no part of an address.
    static func name(insteadOf name: String, of text: [UInt8]) -> String
}

extension ContentRecord {
    /// The record of a file, unless there are errors in it, with all findings.
    static func read(
        _ source: SourceFile, _ file: RecordFile, _ beside: inout Beside, today: Day
    ) -> (value: Self?, diagnostics: [Diagnostic]) {
        Report.reading(source) { report in
            RecordReader(source, schema, today: today, report: &report).flatMap { read($0, file, &beside, report: &report) }
        }
    }

    /// The same in letters that addresses have.
    static func name(insteadOf name: String, of text: [UInt8]) -> String { name.slugified }
}

/// Where records of a kind have their files.
struct RecordHome: Sendable {
    let folder: String
    /// What they are of, in a list: `owners`.
    let holds: String
    /// What one is called, at the start of a sentence: `An owner's file`.
    let file: String
    /// `.yaml`, for which `.yml` will do, or `.md`.
    var ending = ".yaml"
    /// The name that a begun file has, which is for its owner to change.
    var begun: String?
    /// A name such as it could get.
    var example = ""
    /// Whether the name of a file is part of an address, so that it has to be a slug.
    var isNamed = true
    /// The most files that a board can have.
    var most = Int.max
    /// Whether a file is read without regard to those before, so that several threads can share the work.
    var isAlone = false

    /// Whether a file with that name can be a record.
    func takes(_ name: String) -> Bool { name.hasSuffix(ending) || ending == ".yaml" && name.hasSuffix(".yml") }
}

/// A file of a record.
struct RecordFile: Sendable {
    /// Its path, relative to the content folder.
    let path: String
    /// Its name without the ending, by which others name the record.
    let slug: String

    /// The file of that path.
    init(path: String) {
        self.path = path
        let name = path.split(separator: "/").last ?? ""
        slug = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }

    /// The slugs of those files that can have one.
    static func slugs(_ paths: [String]) -> [String] { paths.map { RecordFile(path: $0).slug }.filter(\.isSlug) }
}

extension Person: ContentRecord {
    static let home = RecordHome(
        folder: folder, holds: "owners", file: "An owner's file", begun: newHandle, example: "maria", isAlone: true)

    /// The owner of a file, on a board with circles of those slugs.
    static func read(_ record: RecordReader, _ file: RecordFile, _ circles: inout [String], report: inout Report) -> Person? {
        Person(record, handle: file.slug, circles: circles, report: &report)
    }

    /// The first name alone, unless it is a firm's: a surname in it would be published of whoever only looks for a home.
    static func name(insteadOf name: String, of text: [UInt8]) -> String {
        let isFirm = String(decoding: text, as: UTF8.self).split { $0.isNewline }.contains { line in
            line.hasPrefix("role:") && [Role.agent, .business].contains { line.contains($0.rawValue) }
        }
        return isFirm ? name.slugified : String(name.slugified.prefix { $0 != "-" })
    }
}

extension RecordSchema {
    /// A kind of record of those fields.
    init<each Value>(_ name: String, _ rule: Rule, bare: String? = nil, _ fields: repeat RecordField<each Value>) {
        var slots: [RecordSlot] = []
        for field in repeat each fields { slots.append(field.slot) }
        self.init(name, rule, bare: bare, slots: slots)
    }
}
