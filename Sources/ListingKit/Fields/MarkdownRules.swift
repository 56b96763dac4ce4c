import CommonMark

extension Rule {
    static let descriptionText = Rule(
        "description", .error, "A listing has a description",
        "A few sentences about the place or thing: what is good about it, what is near, what people should know. It stands below the front matter, or in a .yaml file under \"description: |\". It has at most 64 KiB, which is a small book, and its HTML at most 256."
    )
    static let markdownLink = Rule(
        "markdown-link", .warning, "Links in a description lead to web pages, mail or phones",
        "Only http, https, mailto and tel links are published. Others are shown as plain text, since they can run programs or lead nowhere."
    )
    static let markdownImage = Rule(
        "markdown-image", .warning, "Pictures in a description are the listing's own",
        "Only pictures named under \"images\" are shown. Pictures of other sites would tell those sites who reads the page.")
    static let markdownHTML = Rule(
        "markdown-html", .warning, "Descriptions hold no HTML",
        "HTML is shown as the text that it is, never run. Use Markdown: **bold**, *italic*, lists with hyphens.")
}

extension Rule {
    /// Reads Markdown, with findings on what is not published as written.
    static func markdown(
        _ bytes: some Collection<UInt8>, firstLine: Int, images: [ListingImage], host: String?, isPage: Bool = false, report: inout Report
    ) -> Markdown.Rendered {
        let sizes = images.map { ($0.file, ImageSize(width: $0.info.width, height: $0.info.height)) }
        let options = MarkdownOptions(
            topHeading: isPage ? 2 : 3, images: Dictionary(sizes, uniquingKeysWith: { first, _ in first }), siteHost: host,
            allowsSiteLinks: isPage, bounds: isPage ? .page : .description)
        let rendered = Markdown.parse(bytes, options: options)
        checkDirection(bytes, firstLine: firstLine, rendered: rendered, report: &report)
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
