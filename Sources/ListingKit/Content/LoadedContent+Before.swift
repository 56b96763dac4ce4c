import Facts
import Findings
import Rules
import Values
import YAML

/// Reads single files again, among them such as are not there any more.
extension LoadedContent {
    /// The listing's file at a path, relative to the content folder; nil if no listing can lie there.
    package func listingFile(at path: String) -> ListingFile? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        guard parts.count == 2 || parts.count == 3, let kind = kinds.first(where: { $0.plural == parts[0] }),
            let name = parts.last, let ending = [".md", ".yaml", ".yml"].first(where: name.hasSuffix)
        else { return nil }
        let stem = String(name.dropLast(ending.count))
        let isIndex = parts.count == 3
        guard !isIndex || stem == "index" else { return nil }
        return ListingFile(path: path, kind: kind, slug: isIndex ? parts[1] : stem, isIndex: isIndex, entry: -1)
    }

    /// What a listing's file says, whatever is wrong with it; nil if it cannot be read.
    package func parsed(_ source: SourceFile) -> ParsedListing? {
        guard let file = listingFile(at: source.path), let context = listingsReader?.context else { return nil }
        let folder = ImageFolder(
            path: file.folder, files: [], isOwn: file.isIndex, suggestion: (file.folder, true), isTaken: false,
            inspect: { _ in .failure(.tooLarge) })
        var scratch = Report(source)
        return ListingReader(file: file, folder: folder, context: context).read(source, report: &scratch)
    }

    /// The same with its pictures, of a file that is there.
    package func seen(_ source: SourceFile) -> ParsedListing? { listingsReader?.parsed(source) }

    /// What an owner's file says, whatever is wrong with it; nil if it cannot be read.
    package func person(_ source: SourceFile) -> Person? {
        var scratch = Report(source)
        guard let record = RecordReader(source, Person.schema, today: today, report: &scratch) else { return nil }
        return Person(record, handle: RecordFile(path: source.path).slug, circles: [], report: &scratch)
    }
}

/// What a file with facts says of who may change it, whatever else is wrong with it.
package struct WrittenFacts {
    /// The keys and values.
    package let root: YAMLNode
    /// The handle that a comment names as its author's.
    package let handle: String?
    /// Whether nobody sees it.
    package let isHidden: Bool
    /// Whether it was brought from elsewhere.
    package let isImported: Bool

    /// Nil if the file cannot be read.
    package init?(_ source: SourceFile) {
        guard let root = ListingFacts.root(of: source) else { return nil }
        self.root = root
        handle = root["handle"]?.text?.trimmed
        let answer = { (key: String) in root[key]?.text.flatMap { YesNo.read($0.trimmed) } }
        isHidden = answer("hidden") ?? false || answer("like") == false
        isImported = root["imported"] != nil
    }
}
