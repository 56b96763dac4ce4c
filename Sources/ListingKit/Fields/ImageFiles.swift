import ImageFiles
import Values

extension Rule {
    static let imageExists = Rule(
        "image-exists", .error, "Every picture named is there",
        "Pictures lie in the listing's own folder, beside its index.md: rentals/my-place/index.md and rentals/my-place/front.jpg. Upper and lower case matter.",
        example: "images: [front.jpg, {file: kitchen.jpg, alt: Kitchen with gas stove}]")
    static let imageFormat = Rule(
        "image-format", .error, "Every picture is a JPEG, PNG or WebP picture",
        "Browsers show these formats everywhere. Phones can save HEIC photos as JPEG. A picture has at most 32 MiB and 50 million pixels, and its file is whole."
    )
    static let imageText = Rule(
        "image-alt", .hint, "Pictures have a text for people who do not see them",
        "Say in a few words what is to be seen. Screen readers speak it, and it shows where a picture does not load.",
        example: "images: [{file: kitchen.jpg, alt: Kitchen with gas stove}]")

    /// The most pictures that a listing may have.
    private static let most = 40

    static func images(_ node: YAMLNode, key: String, folder: ImageFolder, title: String, report: inout Report) -> [ListingImage] {
        guard let items = list(node, key: key, sample: FieldType.images.shape, report: &report) else { return [] }
        if items.count > most { report.add(.imageFormat, node.span, "there are \(items.count) pictures; at most \(most) are allowed") }
        var result: [ListingImage] = []
        for item in items.prefix(most) {
            var fileNode = item
            var alt: String?
            if item.entries != nil {
                guard let group = group(item, keys: ["file", "alt"], key: key, sample: FieldType.images.shape, report: &report) else {
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
                    .imageText, fileNode.span, "\(name.quoted) has no text for people who do not see it",
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
    static func imagesLine(_ list: YAMLNode?, adding files: [String]) -> String? {
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
            report.add(
                .imageExists, span, "a listing with pictures needs a folder of its own",
                reason: "So that pictures of two listings never mix.",
                fix: folder.isTaken
                    ? "Not \(folder.path)/: another listing is there already. Keep one of the two, or give this one another name and a folder."
                    : "Move this file to \(folder.suggestedPath) and the picture beside it.")
            return nil
        }
        guard !plain.contains("/"), !plain.contains("\\") else {
            report.add(
                .imageExists, span, "\(name.quoted) is not in the listing's own folder",
                fix: "Put the picture beside index.md and give its name alone.")
            return nil
        }
        guard folder.files.contains(plain) else {
            let guess = Spelling.nearest(to: plain, among: folder.files)
            let beside =
                folder.files.isEmpty
                ? "There is no picture in the listing's folder." : "The folder holds \(folder.files.prefix(12).listed())."
            report.add(
                .imageExists, span, "there is no picture \(name.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
                reason: beside, fix: guess.flatMap { report.line(replacing: node, with: YAMLText.flowScalar($0)) ?? $0 })
            return nil
        }
        guard plain.isPublishableFileName else {
            report.add(
                .imageFormat, span, "\(name.quoted) cannot be part of a URL",
                reason: "Use letters, digits, dots, hyphens and underscores only.",
                fix: folder.advice(rename: plain, to: plain.publishableFileName))
            return nil
        }
        switch folder.inspect(plain) {
        case .success(let (info, byteCount)):
            guard info.format.endings.contains(plain.fileEnding) else {
                let right = plain.prefix { $0 != "." } + "." + info.format.endings[0]
                report.add(
                    .imageFormat, span, "\(name.quoted) is a \(info.format.rawValue.uppercased()) picture, and its name must say so",
                    reason: "Web hosts tell browsers what a file is by the ending of its name.",
                    fix: folder.advice(rename: plain, to: right))
                return nil
            }
            return ListingImage(file: plain, path: folder.path + "/" + plain, alt: alt, info: info, byteCount: byteCount)
        case .failure(let problem):
            report.add(.imageFormat, span, "\(name.quoted) \(problem.message)", fix: problem.advice)
            return nil
        }
    }
}

extension String {
    /// The nearest name that a published file can have, with the ending that it has.
    fileprivate var publishableFileName: String {
        let parts = split(separator: ".")
        guard parts.count > 1, let ending = parts.last?.lowercased(), ending.isSlug, ending.utf8.count <= 4 else {
            return slugified.isEmpty ? "picture.jpg" : slugified
        }
        let stem = parts.dropLast().joined(separator: "-").slugified
        return (stem.isEmpty ? "picture" : stem) + "." + ending
    }

    /// Whether it can be the name of a published file as it is: ASCII letters, digits, dots, hyphens and underscores, not starting with a dot.
    var isPublishableFileName: Bool {
        guard let first = utf8.first, first != UInt8(ascii: "."), utf8.count <= 100 else { return false }
        return utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || "._-".utf8.contains($0)
        }
    }
}

extension String {
    /// What follows the last dot, in lower case.
    var fileEnding: String {
        lastIndex(of: ".").map { String(self[index(after: $0)...]).lowercased() } ?? ""
    }
}

extension ImageInfo.Format {
    /// The endings that the names of such files have, the usual one first.
    var endings: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg"]
        case .png: ["png"]
        case .webp: ["webp"]
        }
    }
}
