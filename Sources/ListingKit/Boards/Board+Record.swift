import Facts
import Findings
import Places
import Values
import YAML

/// The board's own file, `board.yaml`.
extension Board {
    static let schema = RecordSchema(
        "board.yaml", .boardFile,
        Keys.title, Keys.tagline, Keys.description, Keys.url, Keys.authority, BoardChoices.language,
        Keys.timeZone, Keys.forge, Keys.maintainers, Keys.contact, Keys.suburbs, BoardChoices.kinds, BoardChoices.campuses,
        Keys.picture, Keys.entries, Keys.hub, Keys.webmention, SavedSearch.field, Keys.formats,
        Keys.full, Keys.moved, Keys.data, Keys.map, Keys.posting)

    private enum Keys {
        static let title = RecordField(required: "title", .line())
        static let tagline = RecordField("tagline", .line())
        static let description = RecordField("description", .paragraphs())
        static let url = RecordField(
            required: "url", .boardAddress, help: "Feeds need absolute links. It starts with https:// and has no query.")
        static let authority = RecordField("authority", .node(form: .pattern("^.+,[0-9]{4}(-[0-9]{2}){0,2}$")))
        static let timeZone = RecordField("timezone", .timeZone)
        static let forge = RecordField("forge", .group(Forge.schema, Forge.init), help: "It says where the board's files can be changed.")
        static let maintainers = RecordField(
            "maintainers", .list, help: "They are the accounts of those who look after the board, as the forge calls them.")
        static let contact = RecordField("contact", .email)
        static let suburbs = RecordField("suburbs", .node(shape: "[…]", form: .list(.anyText, most: nil)))
        static let picture = RecordField("picture", .value(form: .either([.anyText, BoardPictureReader.schema.form])))
        static let entries = RecordField("entries", .count(10...1000, usual: usualEntries))
        static let hub = RecordField("hub", .link)
        static let webmention = RecordField("webmention", .link)
        static let formats = RecordField("formats", .group(FeedFormats.schema, FeedFormats.init), help: FeedFormats.help)
        static let full = RecordField("full", .yesNo)
        static let moved = RecordField("moved", .node())
        static let data = RecordField(
            "api", .group(DataFiles.schema, DataFiles.init),
            help: "It says whether listings and postcodes have a file for each (\"each\") beside the packs that hold many (\"packs\").")
        static let posting = RecordField(
            "post", .value(form: Posting.schema.form),
            help:
                "It says where the posting page sends listings (\"relay\"), what happens then (\"next\"), and which page says more (\"guide\")."
        )
        static let map = RecordField(
            "map", .group(StreetTiles.schema, StreetTiles.init),
            help: "It says where the map of results gets pictures of streets from; without it the map has outlines only.")
    }

    /// The board of its file, which lies in that folder beside the picture that it may name. `languages` are those that there are words of, if
    /// that is known.
    init?(
        _ source: SourceFile, in folder: ContentFolder, vocabulary: FilterVocabulary, languages: [String]? = nil, today: EffectiveDay,
        report: inout Report
    ) {
        let usualZone = Country.australia.timeZone
        guard let record = RecordReader(source, Board.schema, today: today.day(in: usualZone), report: &report) else { return nil }
        let choices = BoardChoices(record, report: &report)
        Board.checkLanguage(choices.language, among: languages, record, report: &report)
        let title = record.read(Keys.title, &report) ?? ""
        let url = record.read(Keys.url, &report)
        let zone = record.read(Keys.timeZone, &report) ?? usualZone
        let authority = record[Keys.authority]?.text?.trimmed ?? ""
        Board.checkAuthority(authority, at: record.span(Keys.authority), url: url, today: today.day(in: zone), report: &report)
        self.init(
            title: title, tagline: record.read(Keys.tagline, &report), description: record.read(Keys.description, &report) ?? title,
            url: url ?? "", authority: authority, language: choices.language, timeZone: zone,
            forge: record.read(Keys.forge, &report) ?? Forge(), contact: record.read(Keys.contact, &report),
            suburbs: record.read(Keys.suburbs, &report).map {
                let names = SuburbNames(gazetteer: vocabulary.gazetteer, home: nil)
                return Rule.suburbs(of: $0, key: Keys.suburbs.key, most: .max, names, report: &report)
            } ?? [])
        maintainers = Board.maintainers(record, report: &report)
        hasCampuses = choices.campuses
        entries = record.read(Keys.entries, &report) ?? Board.usualEntries
        formats = record.read(Keys.formats, &report) ?? FeedFormats()
        formats.areFull = record.read(Keys.full, &report) ?? false
        moved = MovedScope.read(record.read(Keys.moved, &report), report: &report)
        hub = record.read(Keys.hub, &report)
        webmention = record.read(Keys.webmention, &report)
        picture = record.read(Keys.picture, &report).flatMap { BoardPictureReader.read($0, title: title, in: folder, report: &report) }
        streetTiles = record.read(Keys.map, &report)
        data = record.read(Keys.data, &report) ?? DataFiles()
        posting =
            record.read(Keys.posting, &report).flatMap { RecordReader($0, Posting.schema, report: &report) }
            .map { Posting($0, in: folder, report: &report) } ?? Posting()
        searches = SavedSearch.read(record.read(SavedSearch.field, &report) ?? [], vocabulary: vocabulary, report: &report)
    }

    /// The accounts of those who look after a board, as its file has them, whatever else is wrong with it.
    package static func maintainers(_ source: SourceFile) -> [String] {
        var scratch = Report(source)
        return RecordReader(source, Board.schema, today: Day(number: 0), report: &scratch).map { maintainers($0, report: &scratch) } ?? []
    }

    /// Where a board is published, as its file has it, whatever else is wrong with it.
    public static func url(_ source: SourceFile) -> String? {
        var scratch = Report(source)
        return RecordReader(source, Board.schema, today: Day(number: 0), report: &scratch)?.read(Keys.url, &scratch)
    }

    private static func maintainers(_ record: RecordReader, report: inout Report) -> [String] {
        (record.read(Keys.maintainers, &report) ?? []).compactMap { node in
            guard let name = Rule.text(node, key: Keys.maintainers.key, report: &report) else { return nil }
            if name.count <= 100, !name.contains(where: { $0.isWhitespace || $0 == "/" }) { return name }
            return report.reject(
                .boardFile, node.span, "\(name.quoted) is not the name of an account", reason: Keys.maintainers.slot.help,
                fix: "Write the name alone, as it stands in the address of their page on the forge.")
        }
    }

    /// Checks that there are words of a language.
    private static func checkLanguage(_ tag: String, among languages: [String]?, _ record: RecordReader, report: inout Report) {
        let language = tag.prefix { $0 != "-" }.lowercased()
        guard let languages, !languages.contains(language) else { return }
        let meant = LanguageName.tag(meantBy: tag).flatMap { languages.contains($0) ? $0 : nil }
        report.add(
            .boardFile, record.span(BoardChoices.language), "there are no words for the language \(tag.quoted)",
            reason:
                "Pages would be in English and say that they are not, so that screen readers read them wrongly. There are words for \(languages.sorted().listed()). To bring another, translate all that \"houser theme words/\(language).yaml\" prints, into templates/words/\(language).yaml.",
            fix: record[BoardChoices.language].map {
                report.fix($0, key: BoardChoices.language.key, value: meant ?? BoardChoices.usualLanguage)
            })
    }

    /// Checks the authority of the feeds' ids: well formed, and of a day that has come (RFC 4151 section 2.1).
    private static func checkAuthority(_ text: String, at span: SourceSpan, url: String?, today: Day, report: inout Report) {
        let year = today.components.year
        guard let authority = TagAuthority(text) else {
            let right = TagAuthority.meant(text, year: year) ?? url.flatMap(Board.host).map { "\($0),\(year)" }
            return report.add(
                .boardFile, span, text.isEmpty ? "board.yaml needs its \"authority\"" : "\(text.quoted) is not a tag authority",
                reason:
                    "Feed readers know entries by it for ever (RFC 4151): a domain or address that you held on some day, a comma, and that day, month or year.",
                fix: "authority: \(right ?? "\(Rule.ellipsis),\(year)")")
        }
        guard authority.day > today + 1, let comma = text.lastIndex(of: ",") else { return }
        report.add(
            .boardFile, span, "the date of the authority, \(text[text.index(after: comma)...]), is in the future",
            reason: "It is a day on which you held the domain or address (RFC 4151), so it cannot lie in the future.",
            fix: "authority: \(text[..<comma]),\(year)")
    }
}

extension Board.Forge {
    fileprivate static let schema = RecordSchema("\"forge\"", .boardFile, edit, new, report)
    private static let edit = RecordField(
        "edit", .address(with: ["path"]), help: "For example https://forge.example/edit/main/{path}, in double quotes.")
    private static let new = RecordField("new", .address(with: ["path"]), help: edit.slot.help)
    private static let report = RecordField(
        "report", .address(with: ["path", "title"]),
        help: "For example https://forge.example/issues/new?title={title}&body={path}, in double quotes.")

    fileprivate init(_ record: RecordReader, found: inout Report) {
        self.init(edit: record.read(Self.edit, &found), new: record.read(Self.new, &found), report: record.read(Self.report, &found))
    }
}

extension Board.DataFiles {
    fileprivate static let schema = RecordSchema("\"api\"", .boardFile, ofListings, ofPostcodes)
    private static let ofListings = RecordField<Form>("listings", .choice(shape: "each"))
    private static let ofPostcodes = RecordField<Form>("postcodes", .choice(shape: "each"))

    fileprivate init(_ record: RecordReader, report: inout Report) {
        self.init(listings: record.read(Self.ofListings, &report) ?? .packs, postcodes: record.read(Self.ofPostcodes, &report) ?? .packs)
    }
}
