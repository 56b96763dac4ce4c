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
        _ bytes: some Collection<UInt8>, firstLine: Int, images: [ListingImage], host: String?, report: inout Report
    ) -> Markdown.Rendered {
        markdown(bytes, firstLine: firstLine, options: .prose(of: images, host: host), report: &report)
    }

    /// Reads Markdown that may do what the options say; only a page of the board may link into the board.
    package static func markdown(
        _ bytes: some Collection<UInt8>, firstLine: Int, options: MarkdownOptions, report: inout Report
    ) -> Markdown.Rendered {
        let isPage = options.allowsSiteLinks
        let rendered = Markdown.parse(bytes, options: options)
        checkDirection(bytes, firstLine: firstLine, html: rendered.html(siteRoot: "", imageBase: ""), report: &report)
        for problem in rendered.problems {
            if problem.kind == .more {
                report.countUnlisted(Int(problem.detail) ?? 1)
                continue
            }
            let rule: Rule =
                switch problem.kind {
                case .rawHTML: .markdownHTML
                case .linkScheme, .linkRelative, .linkIntoSite, .linkAddress, .linkNowhere: .markdownLink
                case .imageElsewhere, .imageMissing, .imageWithoutAlt, .tooManyImages: .markdownImage
                case .tooLong, .tooMuchHTML: isPage ? .pageFile : .descriptionText
                case .nestedTooDeeply, .longReference, .more: .descriptionText
                }
            let isRefused = problem.kind == .tooLong || problem.kind == .tooMuchHTML
            report.add(
                rule, SourceSpan(line: problem.line + firstLine - 1, column: problem.column),
                isPage ? pageMessage(on: problem) : problem.message.lowercasedFirst,
                fix: isPage ? pageAdvice(on: problem, options.siteLinks) : problem.advice,
                severity: isRefused ? .error : .warning)
        }
        return rendered.withoutProblems
    }

    /// What is wrong on a page of the board, which can link to files of the board.
    private static func pageMessage(on problem: MarkdownProblem) -> String {
        problem.kind == .linkRelative && !["/", "#"].contains(where: problem.detail.hasPrefix)
            ? "the link `\(problem.detail)` is left out: it names no file of the board" : problem.message.lowercasedFirst
    }

    /// What to write instead on a page of the board.
    private static func pageAdvice(on problem: MarkdownProblem, _ links: SiteLinks?) -> String {
        switch problem.kind {
        case .linkRelative:
            return
                "Write a whole address, one of the board such as /post/, or the way to a file of the board such as ../rentals/my-place.md."
        case .linkNowhere:
            return links?.guess(problem.detail).map { "Did you mean \($0)?" } ?? problem.advice
        case .imageElsewhere, .imageMissing:
            return "Put the picture into the pages folder, and write the way to it from there: front.png, or about/front.png."
        default: return problem.advice
        }
    }
}

extension MarkdownOptions {
    /// What a description may do, with the pictures beside it.
    package static func prose(of images: [ListingImage], host: String?) -> MarkdownOptions {
        let sizes = images.map { ($0.file, ImageSize(width: $0.info.width, height: $0.info.height)) }
        return MarkdownOptions(
            topHeading: 3, images: Dictionary(firstOf: sizes), siteHost: host, bounds: .description)
    }

    /// What a page of a board may do, with pictures of those sizes.
    package static func page(pictures: [String: ImageSize], host: String?, links: SiteLinks) -> MarkdownOptions {
        MarkdownOptions(
            topHeading: 2, images: pictures, siteHost: host, allowsSiteLinks: true, siteLinks: links, bounds: .page)
    }
}
