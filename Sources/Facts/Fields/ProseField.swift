import Bytes
import CommonMark
import Findings
import ImageFiles
import Values
import YAML

/// Several paragraphs of Markdown.
struct ProseField: PlainFieldType {
    static let name = "prose"
    static let rules: [Rule] = [.descriptionText, .markdownLink, .markdownImage, .markdownHTML]
    static let isContact = false

    func uncommented(_ text: String) -> String? { YAMLText.quoted(text) }

    var fileForm: FileForm { .prose }

    var control: FormControl { FormControl(.prose, .lines) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.text(node, key: field.id, report: &report).map {
            .prose(Rule.markdown(Array($0.utf8), firstLine: node.textLine, images: [], host: context.host, report: &report))
        }
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool { false }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .prose(let text) = value { json.value(html: text, of: listing) }
    }

    func writeSchema(to json: inout JSONWriter) { json.text() }
}

extension JSONWriter {
    /// Writes a text of a listing as the HTML of its page.
    public mutating func value(html text: Markdown.Rendered, of listing: any PublishedListing) {
        text.html(siteRoot: listing.siteURL, imageBase: listing.pageURL).withUnsafeBufferPointer { value(validUTF8: $0) }
    }
}

extension Rule {
    package static let descriptionText = Rule(
        "description", .error, "A listing has a description",
        "Write a few sentences about the place or thing: what's good about it, what's nearby, what people should know. The description goes below the second line of three hyphens or, in a .yaml file, under \"description: |\". It can be up to 64 KiB long, which is a small book, and 256 KiB as a web page."
    )
    static let markdownLink = Rule(
        "markdown-link", .warning, "Links in a description go to web pages, email or phone numbers",
        "Only http, https, mailto and tel links work. Others are shown as plain text, because they can run programs or go nowhere."
    )
    static let markdownImage = Rule(
        "markdown-image", .warning, "Pictures in a description are the listing's own",
        "Only pictures named under \"images\" are shown. Pictures from other sites would let those sites see who reads the page.")
    static let markdownHTML = Rule(
        "markdown-html", .warning, "Descriptions have no HTML",
        "HTML is shown as plain text and never run. Use Markdown instead: **bold**, *italic*, and hyphens for lists.")

    /// Reads Markdown, with findings on what is not published as written.
    package static func markdown(
        _ bytes: some Collection<UInt8>, firstLine: Int, images: [ListingImage], host: String?, isPage: Bool = false, report: inout Report
    ) -> Markdown.Rendered {
        let rendered = Markdown.parse(bytes, options: .prose(of: images, host: host, isPage: isPage))
        checkDirection(bytes, firstLine: firstLine, html: rendered.html(siteRoot: "", imageBase: ""), report: &report)
        for problem in rendered.problems {
            if problem.kind == .more {
                report.countUnlisted(Int(problem.detail) ?? 1)
                continue
            }
            let rule: Rule =
                switch problem.kind {
                case .rawHTML: .markdownHTML
                case .linkScheme, .linkRelative, .linkIntoSite, .linkAddress: .markdownLink
                case .imageElsewhere, .imageMissing, .imageWithoutAlt, .tooManyImages: .markdownImage
                case .tooLong, .tooMuchHTML: isPage ? .pageFile : .descriptionText
                case .nestedTooDeeply, .longReference, .more: .descriptionText
                }
            let isRefused = problem.kind == .tooLong || problem.kind == .tooMuchHTML
            report.add(
                rule, SourceSpan(line: problem.line + firstLine - 1, column: problem.column), problem.message.lowercasedFirst,
                fix: problem.advice,
                severity: isRefused ? .error : .warning)
        }
        return rendered.withoutProblems
    }
}

extension MarkdownOptions {
    /// What a description may do, or a page of a board, with the pictures beside it.
    package static func prose(of images: [ListingImage], host: String?, isPage: Bool = false) -> MarkdownOptions {
        let sizes = images.map { ($0.file, ImageSize(width: $0.info.width, height: $0.info.height)) }
        return MarkdownOptions(
            topHeading: isPage ? 2 : 3, images: Dictionary(firstOf: sizes), siteHost: host, allowsSiteLinks: isPage,
            bounds: isPage ? .page : .description)
    }
}
