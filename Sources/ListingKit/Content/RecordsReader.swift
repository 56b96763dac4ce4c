import Bytes
import Facts
import Findings
import Values

/// Reads all files of a kind of record.
struct RecordsReader {
    let folder: ContentFolder
    let threads: Int
    let today: Day
    /// The kinds of listings that may lie in a wrong folder.
    var kinds: [Kind] = []

    /// What a file says.
    private struct Outcome<Record: ContentRecord>: Sendable {
        var record: Record?
        var findings = ReadingBudget.Kept()
    }

    /// The records of some files, in the order of their paths.
    func read<Record: ContentRecord>(
        _ paths: [String], beside: Record.Beside, into diagnostics: inout [Diagnostic]
    ) -> [Record] {
        let home = Record.home
        let files = paths.map(RecordFile.init)
        let budget = ReadingBudget(files: files.count)
        let outcomes: [Outcome<Record>]
        if home.isAlone {
            outcomes = Parallel.map(Array(files.indices), threads: threads) { place in
                var beside = beside
                return read(files[place], place, &beside, budget)
            }
        } else {
            var beside = beside
            outcomes = files.indices.map { read(files[$0], $0, &beside, budget) }
        }
        var settlement = ReadingBudget.Settlement()
        defer { diagnostics += settlement.findings }
        var names = FreeNames(beside: paths)
        var records: [Record] = []
        var last = ""
        for (file, var outcome) in zip(files, outcomes) {
            // Files of one name stand next to each other, because these differ in the ending only.
            if home.isNamed, file.slug == last {
                diagnostics.append(
                    Record.schema.rule.finding(
                        in: file.path, "there is another file of the name \(file.slug.quoted)",
                        reason: "The endings .yaml and .yml make no difference.", fix: "Keep one of the two files."))
                continue
            }
            last = file.slug
            settlement.settle(&outcome.findings, of: file.path)
            diagnostics += outcome.findings.diagnostics
            if home.isNamed, !file.slug.isSlug || file.slug == home.begun {
                diagnostics.append(misnamed(file, Record.self, &names))
                continue
            }
            guard let record = outcome.record else { continue }
            guard records.count < home.most else {
                diagnostics.append(
                    Record.schema.rule.finding(in: file.path, "a board has at most \(home.most) \(home.folder), and this is one more"))
                continue
            }
            records.append(record)
        }
        return records
    }

    private func read<Record: ContentRecord>(
        _ file: RecordFile, _ place: Int, _ beside: inout Record.Beside, _ budget: ReadingBudget
    ) -> Outcome<Record> {
        var outcome = Outcome<Record>()
        var found: [Diagnostic] = []
        if !Record.home.isNamed || file.slug.isSlug, let source = folder.source(file.path, into: &found) {
            (outcome.record, found) = Record.read(source, file, &beside, today: today)
            if outcome.record == nil, let listing = MisfiledFile(source, of: Record.home, kinds: kinds) {
                found = [listing.finding { folder.hasFile($0) }]
            }
        }
        outcome.findings = budget.keep(found, of: place)
        return outcome
    }

    /// The finding on a file whose name can be no part of an address. What name is free depends on what was offered for the files before.
    private func misnamed<Record: ContentRecord>(_ file: RecordFile, _: Record.Type, _ names: inout FreeNames) -> Diagnostic {
        let home = Record.home
        if file.slug == home.begun {
            return Rule.stillBegun(
                file.path, reason: "Listings name you by it, and it's in the address of your page: a first name or a nickname will do.",
                fix:
                    "Rename it to \(ContentPath.named(home.folder))/…\(home.ending), such as \(ContentPath.named(home.folder))/\(home.example)\(home.ending)"
            )
        }
        let text = (try? folder.bytes(of: file.path, limit: SourceFile.sizeLimit(of: file.path))) ?? []
        let better = Record.name(insteadOf: file.slug, of: text)
        return Rule.fileName.finding(
            in: file.path, "the name \(file.slug.quoted) can't be part of a web address",
            reason: "It has lower-case letters, digits and single hyphens only.",
            fix: better.isEmpty ? nil : advice(file, Record.self, to: "\(home.folder)/\(better)\(home.ending)", &names))
    }

    private func advice<Record: ContentRecord>(_ file: RecordFile, _: Record.Type, to name: String, _ names: inout FreeNames) -> String {
        // Two people may well have one first name.
        guard Record.home.begun != nil, let other = names.clash(name, for: file.path) else { return names.advice(file.path, to: name) }
        return
            "Rename it to \(ContentPath.named(Record.home.folder))/…\(Record.home.ending): \(ContentPath.named(other)) is there already, so choose another word for this one"
    }
}
