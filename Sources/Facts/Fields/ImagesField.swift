import Bytes
import Findings
import ImageFiles
import Values
import YAML

/// Pictures beside the listing's file.
struct ImagesField: PlainFieldType {
    static let name = "images"
    static let rules: [Rule] = [.imageExists, .imageFormat, .imageText]
    static let isContact = false

    var shape: String { "[{file: …, alt: …}]" }

    var fileForm: FileForm { Rule.imagesForm }

    var control: FormControl { FormControl(.list, .lines) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        .images(Rule.images(node, key: field.id, folder: context.folder, title: context.title, report: &report))
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool { false }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .images(let images) = value { json.value(images, of: listing) }
    }

    func writeSchema(to json: inout JSONWriter) { json.reference("images") }

    static func writeDefinition(to json: inout JSONWriter) {
        json.object("images") { json in
            json.list { json in
                json.group(requires: ["height", "url", "width"]) { json in
                    json.property("alt") { $0.text() }
                    json.property("field") { $0.text("the field that shows it, if it is none of the listing's own \"images\"") }
                    json.property("height") { $0.number() }
                    json.property("url") { $0.address() }
                    json.property("width") { $0.number() }
                }
            }
        }
    }
}

extension JSONWriter {
    /// Writes pictures.
    public mutating func value(_ images: [ListingImage], of listing: any PublishedListing) {
        array { json in
            for image in images { json.value(image, of: listing) }
        }
    }

    /// Writes a picture; `field` is the name of what shows it, where that is to be told.
    public mutating func value(_ image: ListingImage, in field: String? = nil, of listing: any PublishedListing) {
        object { json in
            json.member("alt", image.alt)
            json.member("field", field)
            json.member("height", image.info.height)
            json.member("url") { out in
                out.append(text: listing.pageURL)
                out.append(text: image.file)
            }
            json.member("width", image.info.width)
        }
    }
}

extension Rule {
    static let imageExists = Rule(
        "image-exists", .error, "Every picture you name is there",
        "Pictures go in the listing's own folder, next to its index.md: rentals/my-place/index.md and rentals/my-place/front.jpg. Upper and lower case matter.",
        example: "images: [front.jpg, {file: kitchen.jpg, alt: Kitchen with gas stove}]")
    static let imageFormat = Rule(
        "image-format", .error, "Every picture is a JPEG, PNG or WebP file",
        "Every browser shows these formats. iPhones can save photos as JPEG instead of HEIC (Settings, Camera, Formats, Most Compatible). A picture can have up to 32 MiB and 50 million pixels, and its file must be complete."
    )
    package static let imageText = Rule(
        "image-alt", .hint, "Pictures have a description for people who can't see them",
        "Say in a few words what the picture shows. Screen readers read it out, and it appears if the picture doesn't load.",
        example: "images: [{file: kitchen.jpg, alt: Kitchen with gas stove}]")

    /// What pictures may be in a file.
    package static var imagesForm: FileForm {
        let group = FileForm.keys([
            FilePart("file", .anyText, isRequired: true, note: "The name of a picture in the listing's own folder."),
            FilePart("alt", .text(least: 0, most: 300), note: imageText.explanation),
        ])
        return .list(.either([.anyText, group]), most: most)
    }

    /// The most pictures that a listing may have.
    private static let most = 40

    package static func images(_ node: YAMLNode, key: String, folder: ImageFolder, title: String, report: inout Report) -> [ListingImage] {
        guard let items = list(node, key: key, sample: ImagesField().shape, report: &report) else { return [] }
        if items.count > most { report.add(.imageFormat, node.span, "there are \(items.count) pictures; at most \(most) are allowed") }
        var result: [ListingImage] = []
        // That the listing has no folder is one thing to put right, however many pictures there are.
        for item in items.prefix(folder.isOwn ? most : 1) {
            var fileNode = item
            var alt: String?
            if item.entries != nil {
                guard let group = group(item, keys: ["file", "alt"], key: key, sample: ImagesField().shape, report: &report) else {
                    continue
                }
                guard let inner = group["file"] else {
                    if KeyCheck.isMisspelt("file", in: group, allowed: ["file", "alt"]) { continue }
                    let alt = group["alt"]?.text.map(YAMLText.flowScalar) ?? ellipsis
                    report.add(
                        .imageExists, item.span, "a picture needs its file",
                        fix: report.fix(item: item, of: node, key: key, value: "{file: …, alt: \(alt)}"))
                    continue
                }
                fileNode = inner
                alt = group["alt"].flatMap { line($0, key: "alt", max: 300, report: &report) }
            }
            guard let name = text(fileNode, key: key, report: &report) else { continue }
            guard let image = image(named: name, alt: alt ?? title, at: fileNode, in: (key, node), folder: folder, report: &report) else {
                continue
            }
            if alt == nil {
                report.add(
                    .imageText, fileNode.span, "\(name.quoted) has no description for people who can't see it",
                    fix: report.fix(item: item, of: node, key: key, value: "{file: \(YAMLText.flowScalar(name)), alt: …}"))
            }
            if result.contains(where: { $0.file == image.file }) {
                report.add(.imageExists, fileNode.span, "\(name.quoted) is named twice", severity: .warning)
            } else {
                result.append(image)
            }
        }
        return result
    }

    /// The whole line of the pictures with more of them.
    package static func imagesLine(_ list: YAMLNode?, adding files: [String]) -> String? {
        let items = list.map { $0.items ?? ($0.isEmpty ? [] : [$0]) } ?? []
        guard items.count + files.count <= 12 else { return nil }
        let all = items.map(YAMLText.flow) + files.map { "{file: \(YAMLText.flowScalar($0)), alt: …}" }
        return "images: [\(all.joined(separator: ", "))]"
    }

    private static func image(
        named name: String, alt: String, at node: YAMLNode, in list: (key: String, node: YAMLNode), folder: ImageFolder,
        report: inout Report
    ) -> ListingImage? {
        let span = node.span
        let plain = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        guard folder.isOwn else {
            return report.reject(
                .imageExists, span, "a listing with pictures needs a folder of its own",
                reason: "It keeps each listing's pictures apart.",
                fix: folder.isTaken
                    ? "Not \(ContentPath.named(folder.path))/: another listing is there already. Keep one of the two, or give this one another name and a folder."
                    : "Move this file to \(ContentPath.named(folder.suggestedPath)) and the picture beside it.")
        }
        guard !plain.contains("/"), !plain.contains("\\") else {
            return report.reject(
                .imageExists, span, "\(name.quoted) is not in the listing's own folder",
                fix: "Put the picture beside index.md and give its name alone.")
        }
        guard folder.files.contains(plain) else {
            let guess = Spelling.nearest(to: plain, among: folder.files)
            let beside =
                folder.files.isEmpty
                ? "There is no picture in the listing's folder." : "The folder has \(folder.files.prefix(12).listed())."
            return report.reject(
                .imageExists, span, "there is no picture \(name.quoted)" + Spelling.question(guess),
                reason: beside, fix: guess.flatMap { report.line(replacing: node, with: YAMLText.flowScalar($0)) ?? $0 })
        }
        guard plain.isPublishableFileName else {
            return report.reject(
                .imageFormat, span, "\(name.quoted) can't be part of a web address",
                reason: "Use letters, digits, dots, hyphens and underscores only.",
                fix: folder.advice(rename: plain, to: plain.publishableFileName))
        }
        switch folder.inspect(plain) {
        case .success(let (info, byteCount)):
            guard info.format.endings.contains(plain.fileEnding) else {
                let right = plain.prefix { $0 != "." } + "." + info.format.endings[0]
                return report.reject(
                    .imageFormat, span, "\(name.quoted) is a \(info.format.rawValue.uppercased()) picture, and its name must say so",
                    reason: "Web hosts go by the ending of a file's name.",
                    fix: folder.advice(rename: plain, to: right))
            }
            return ListingImage(file: plain, path: folder.path + "/" + plain, alt: alt, info: info, byteCount: byteCount)
        case .failure(let problem):
            return report.reject(.imageFormat, span, "\(name.quoted) \(problem.message)", fix: problem.advice)
        }
    }
}
