import Bytes

extension SiteListing {
    /// The description, and below it every field of prose under its label, with links and pictures that start with the given addresses.
    func text(siteRoot: String, imageBase: @autoclosure () -> String) -> [UInt8] {
        let description = listing.description.html(siteRoot: siteRoot, imageBase: imageBase())
        guard listing.values.contains(where: { if case .prose? = $0 { true } else { false } }) else { return description }
        var html = HTMLFragment()
        html.raw(description)
        for (field, value) in zip(kind.fields, listing.values) {
            guard case .prose(let prose)? = value else { continue }
            html.element("<h3>", field.label, "</h3>\n")
            html.raw(prose.html(siteRoot: siteRoot, imageBase: imageBase()))
        }
        return html.bytes
    }
}
