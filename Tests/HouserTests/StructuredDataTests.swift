import Bytes
import Facts
import Foundation
import ImageFiles
import ListingKit
import TestSupport
import Testing

/// What pages say to search engines and to whoever previews a link to them.
@Suite struct StructuredDataTests {
    private typealias Object = [String: Any]

    /// The nodes of a page's JSON-LD, by their types; empty if it has none.
    private func graph(_ html: String) throws -> [String: Object] {
        let parts = html.components(separatedBy: "<script type=\"application/ld+json\">")
        guard parts.count > 1 else { return [:] }
        try #require(parts.count == 2)
        let text = try #require(parts[1].components(separatedBy: "</script>").first)
        // What ends a script, or begins a comment or another script in it (HTML, "Restrictions for contents of script elements").
        #expect(!["</", "<!", "<script"].contains(where: text.lowercased().contains) && !text.contains("\n"))
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        #expect(document["@context"] as? String == "https://schema.org")
        let nodes = try #require(document["@graph"] as? [Object])
        return Dictionary(try nodes.map { (try #require($0["@type"] as? String), $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func graph(_ workspace: Workspace, _ path: String) throws -> [String: Object] { try graph(workspace.text(path)) }

    /// The value at the end of a path of names.
    private func value(_ object: Object?, _ path: String) -> Any? {
        path.split(separator: ".").reduce(object as Any?) { ($0 as? Object)?[String($1)] }
    }

    private func text(_ object: Object?, _ path: String) -> String? { value(object, path) as? String }

    /// The content of a page's `meta` elements by property or name.
    private func previews(_ html: String) -> [String: String] {
        var found: [String: String] = [:]
        for line in html.split(separator: "\n") where line.hasPrefix("<meta ") || line.contains(" property=") {
            let parts = line.components(separatedBy: "\"")
            guard let content = parts.firstIndex(where: { [" content=", " href="].contains($0) }) else { continue }
            for (name, value) in zip(parts, parts.dropFirst()) where name.hasSuffix("property=") || name.hasSuffix("name=") {
                found[value] = parts[content + 1]
            }
        }
        return found
    }

    /// Every address in the data of a page is absolute and leads to a file of the site.
    private func checkAddresses(_ value: Any, _ page: String, _ paths: Set<String>) {
        if let object = value as? Object {
            for (name, member) in object {
                if ["url", "item", "image"].contains(name) {
                    for address in member as? [String] ?? [member as? String ?? ""] {
                        let path = address.dropFirst("https://example.org/board/".count)
                        let isPage = path.isEmpty || path.hasSuffix("/")
                        #expect(address.hasPrefix("https://example.org/board/"), "\(page): \(name) \(address)")
                        #expect(paths.contains(path + (isPage ? "index.html" : "")), "\(page): \(name) \(address)")
                    }
                } else {
                    checkAddresses(member, page, paths)
                }
            }
        } else if let array = value as? [Any] {
            for element in array { checkAddresses(element, page, paths) }
        }
    }

    @Test(arguments: ["small", "boat", "closed", "empty", "long"]) func everyPageSaysWhatItIs(board: String) throws {
        let workspace = try Workspace(board: board == "long" ? "small" : board)
        if board == "long" { for number in 1...25 { try workspace.write("rentals/told-\(number).yaml", EventTests.listing("")) } }
        #expect(try workspace.build(baseURL: "https://example.org/board/").publication != nil)
        let paths = Set(try workspace.paths())
        for path in paths.sorted() where path.hasSuffix(".html") {
            let html = try workspace.text(path)
            let graph = try graph(html)
            #expect((graph["WebSite"] != nil) == (path == "index.html"))
            let isListing = html.contains("<article class=\"listing")
            // What search engines pass over need not tell them anything, unless it is about a listing, which others read too.
            let isPassedOver = previews(html)["robots"] == "noindex" && !isListing
            let isMonth = path.contains("calendar/") && path != "calendar/index.html"
            #expect(
                (isMonth || path.contains("/page/")
                    || SitePage.allCases.contains { !$0.isFound && path.hasPrefix($0.path) })
                    == isPassedOver, "\(path)")
            let way = value(graph["BreadcrumbList"], "itemListElement") as? [Object]
            #expect((way != nil) == (!isPassedOver && html.contains("aria-label=\"Breadcrumb\"")), "\(path)")
            #expect(way.map { $0.count >= 2 && $0.map { $0["position"] as? Int } == Array(1...$0.count) } ?? true, "\(path)")
            let cards = isPassedOver ? 0 : html.components(separatedBy: "<article class=\"card h-entry").count - 1
            if let product = graph["Product"] { #expect(value(product, "image") != nil, "\(path)") }
            let listed = (value(graph["ItemList"], "itemListElement") as? [Object])?.count ?? 0
            #expect(listed == (isListing ? 0 : cards), "\(path)")
            checkAddresses(Array(graph.values), path, paths)

            let previews = previews(html)
            let names = ["og:title", "og:type", "og:site_name", "og:locale", "twitter:card"]
            #expect(names.allSatisfy { previews[$0] != nil }, "\(path)")
            #expect((previews["og:url"] == nil) == (path == "404.html"))
            #expect(previews["og:description"] == previews["description"], "\(path)")
            #expect(previews["twitter:card"] == "summary_large_image")
            let image = try #require(previews["og:image"], "\(path)")
            #expect(paths.contains(String(image.dropFirst("https://example.org/board/".count))), "\(path): \(image)")
            #expect(Int(previews["og:image:width"] ?? "") != nil && Int(previews["og:image:height"] ?? "") != nil)
            #expect(previews["og:image:alt"]?.isEmpty == false)
        }
    }

    @Test func aHomeToRent() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "rentals/told.yaml",
            EventTests.listing("pets: on-application\nfeatures: [balcony, dishwasher]\nhistory: [{on: 2026-11-05, rent: 520}]"))
        try workspace.build(baseURL: "https://example.org/board/")
        let graph = try graph(workspace, "rentals/told/index.html")
        let page = graph["RealEstateListing"]
        #expect(text(page, "name") == "A flat that is told of")
        #expect(text(page, "datePosted") == "2026-11-01")
        #expect(text(page, "dateModified") == "2026-11-05")
        #expect(text(page, "mainEntity.@type") == "Apartment")
        #expect(value(page, "mainEntity.numberOfBedrooms") as? Int == 2)
        #expect(value(page, "mainEntity.numberOfBathroomsTotal") as? Int == 1)
        #expect(text(page, "mainEntity.petsAllowed") == "On application")
        #expect(value(page, "mainEntity.amenityFeature.name") as? [String] == ["Balcony", "Dishwasher"])
        #expect(value(page, "mainEntity.amenityFeature.value") as? Bool == true)
        #expect(text(page, "mainEntity.address.streetAddress") == "7 Gipps Street")
        #expect(text(page, "mainEntity.address.addressLocality") == "Collingwood")
        #expect(text(page, "mainEntity.address.addressRegion") == "VIC")
        #expect(text(page, "mainEntity.address.postalCode") == "3066")
        #expect(value(page, "mainEntity.geo.latitude") as? Double != nil)
        #expect(text(page, "offers.availability") == "https://schema.org/InStock")
        #expect(text(page, "offers.availabilityStarts") == "2026-12-01")
        #expect(text(page, "offers.priceSpecification.price") == "480")
        #expect(text(page, "offers.priceSpecification.priceCurrency") == "AUD")
        #expect(text(page, "offers.priceSpecification.unitCode") == "WEE")
        #expect(text(page, "offers.validThrough") == "2026-12-29")
        #expect(text(page, "offers.seller.url") == "https://example.org/board/people/tom/")
        let way = value(graph["BreadcrumbList"], "itemListElement") as? [Object]
        #expect(way?.map { text($0, "name") } == ["Homes to rent", "Collingwood 3066"])
        #expect(way?.last?["item"] as? String == "https://example.org/board/suburbs/vic/collingwood-3066/")
    }

    @Test(arguments: [
        ("property: house", "mainEntity.@type", "House"), ("pets: welcome", "mainEntity.petsAllowed", "1"),
        ("pets: not-stated", "mainEntity.petsAllowed", nil),
        ("status: under-application", "offers.availability", "https://schema.org/LimitedAvailability"),
        ("status: let", "offers.availability", "https://schema.org/SoldOut"), ("status: let", "offers.validThrough", nil),
        ("status: withdrawn", "offers.availability", "https://schema.org/Discontinued"),
        ("listed: 2026-09-01\nconfirmed: 2026-09-01", "offers.availability", "https://schema.org/Discontinued"),
        ("listed: 2026-09-01\nconfirmed: 2026-09-01", "offers.validThrough", "2026-10-12"),
        ("title: Ends with </script><!-- a script", "name", "Ends with </script><!-- a script"),
    ])
    func factsOfHomes(facts: String, path: String, expected: String?) throws {
        let workspace = try Workspace(board: "small")
        var listing = EventTests.listing(facts)
        for key in ["title", "property"] where facts.hasPrefix(key + ":") {
            let lines = listing.split(separator: "\n").map(String.init)
            listing = lines.filter { !$0.hasPrefix(key + ":") || $0 == facts }.joined(separator: "\n") + "\n"
        }
        try workspace.write("rentals/told.yaml", listing)
        try workspace.build()
        let found = value(try graph(workspace, "rentals/told/index.html")["RealEstateListing"], path)
        #expect(found.map { "\($0)" } == expected)
    }

    @Test func goods() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "items/lamp.yaml",
            """
            title: Brass lamp
            owner: maria
            address: {street: 9 Secret Lane, suburb: Brunswick, state: VIC, postcode: 3056}
            price: 45.50
            category: furniture
            condition: like-new
            brand: Aurora
            height: 60
            listed: 2026-11-10
            description: It shines.

            """)
        try workspace.build()
        let product = try graph(workspace, "items/lamp/index.html")["Product"]
        #expect(text(product, "brand.name") == "Aurora")
        #expect(text(product, "height.unitCode") == "CMT")
        #expect(text(product, "offers.price") == "45.50")
        #expect(text(product, "offers.priceCurrency") == "AUD")
        #expect(text(product, "offers.itemCondition") == "https://schema.org/UsedCondition")
        #expect(text(product, "offers.availableAtOrFrom.address.addressLocality") == "Brunswick")
        #expect(value(product, "offers.priceSpecification") == nil)
        #expect(value(product, "offers.availableAtOrFrom.address.streetAddress") == nil)
        #expect(text(product, "description") == "It shines." && text(product, "url") == "https://small.example/items/lamp/")
        #expect(text(product, "image") == "https://small.example/\(try workspace.assets())preview.png")
    }

    @Test func aHiddenStreetStandsNowhere() throws {
        let workspace = try Workspace(board: "small")
        let listing = EventTests.listing(
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30}]\nhistory: [{on: 2026-11-05, rent: 520}]")
        try workspace.write(
            "rentals/told.yaml",
            listing.replacing("7 Gipps Street", with: "7 Zanzibar Crescent").replacing("3066}", with: "3066, show: suburb}"))
        try workspace.build()
        #expect(try workspace.text("rentals/told/index.html").contains("RealEstateListing"))
        for path in try workspace.paths() where !path.hasPrefix("api/postcodes/") {
            #expect(!(try workspace.text(path).contains("Zanzibar")), "\(path)")
        }
    }

    @Test func whatHasNoPictureIsPreviewedByTheBoards() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        func preview(_ path: String) throws -> [String?] {
            let found = previews(try workspace.text(path))
            return ["", ":width", ":height", ":alt"].map { found["og:image" + $0] }
        }
        let theme = ["https://small.example/\(try workspace.assets())preview.png", "1200", "630", "Small Board"]
        #expect(try preview("people/tom/index.html") == theme && preview("about/index.html") == theme)
        let picture = try Files.readFile(Boards.templates + "/assets/preview.png", limit: 1 << 20)
        try workspace.write("street.png", bytes: picture)
        #expect(try workspace.check().diagnostics.filter { $0.file == "street.png" }.map(\.rule) == ["unexpected-file"])
        try workspace.edit("board.yaml", "title:", "picture: {file: street.png, alt: A street of houses}\ntitle:")
        #expect(try workspace.build().reading.diagnostics.allSatisfy { $0.file != "street.png" })
        let own = ["https://small.example/street.png", "1200", "630", "A street of houses"]
        #expect(try preview("people/tom/index.html") == own && preview("404.html") == own)
        #expect(try workspace.published("street.png") == ImageFile.withoutMetadata(picture))
        // Another picture under the same name is another picture.
        let other = try Files.readFile(Boards.templates + "/../content/rentals/unley-maisonette/front.png", limit: 1 << 20)
        let info = try ImageFile.inspect(other).get()
        try workspace.write("street.png", bytes: other)
        #expect(try workspace.build().publication?.written.map(\.string).contains("street.png") == true)
        #expect(try preview("people/tom/index.html")[1...2] == ["\(info.width)", "\(info.height)"])
    }

    @Test func aListIsPreviewedByItsFirstPicture() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let terrace = "rentals/gipps-street-terrace/front.jpg"
        #expect(previews(try workspace.text("suburbs/vic/collingwood-3066/index.html"))["og:image"]?.hasSuffix(terrace) == true)
        let listing = previews(try workspace.text("rentals/gipps-street-terrace/index.html"))
        #expect(listing["og:image"]?.hasSuffix(terrace) == true && listing["og:type"] == "article")
    }
}
