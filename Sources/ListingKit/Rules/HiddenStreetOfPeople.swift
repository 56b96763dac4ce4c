extension Rule {
    /// Reports owners' files that give away streets which their listings hide, since both are shown on one page.
    /// `source` reads the file of a handle again, for the few that have a finding.
    static func checkPeople(
        _ people: [Person], against hidden: [HiddenStreets], source: (_ handle: String) -> SourceFile?
    ) -> [Diagnostic] {
        var places: [String: [Int]] = [:]
        for (place, streets) in hidden.enumerated() {
            for handle in Set(streets.people) { places[handle, default: []].append(place) }
        }
        guard !places.isEmpty else { return [] }
        var result: [Diagnostic] = []
        let known = Dictionary(people.map { ($0.handle, $0) }, uniquingKeysWith: { first, _ in first })
        for (handle, own) in places.sorted(by: { $0.key < $1.key }) {
            let secrets = own.flatMap { place in hidden[place].secrets.map { (file: hidden[place].file, secret: $0) } }
            let search = StreetSearch(secrets.map(\.secret))
            // A file with other errors gave no person, and is looked through all the same.
            guard known[handle]?.texts.contains(where: { search.first(in: $0) != nil }) ?? true, let file = source(handle) else { continue }
            var report = Report(file)
            func add(_ what: String, _ span: SourceSpan, _ secret: Int, fix: String) {
                report.add(
                    .hiddenStreet, span,
                    "\(what) gives away the street that \"show: suburb\" hides in \(secrets[secret].file), \(secrets[secret].secret.street.trimmed)",
                    reason: "What owners say about themselves appears on the pages of their listings.",
                    fix: "\(fix), or write \"show: full\" there.")
            }
            if let found = search.first(in: handle) {
                add("the file's name", .wholeFile, found.secret, fix: "Rename the file")
            }
            var scratch = Report(file)
            let root = YAMLFile.mapping(of: file, what: "an owner's file", keys: nil, rule: .personFile, report: &scratch)
            for entry in root?.entries ?? [] {
                let value = entry.value["text"] ?? entry.value
                guard let text = value.text, let found = search.first(in: text) else { continue }
                let line = value.isBlock ? SourceSpan(line: value.textLine + found.line, column: 1) : value.span
                add(entry.key.quoted, line, found.secret, fix: "Take the street out here")
            }
            result += report.diagnostics
        }
        return result
    }
}

extension Person {
    /// All that their file says and their page shows.
    fileprivate var texts: [String] {
        [handle, name, about, contact.email, contact.matrix, licence, website, forge, news?.text].compactMap(\.self)
    }
}
