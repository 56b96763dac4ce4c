import Foundation
import TestSupport
import Testing

import struct Mustache.TemplateSet

@testable import ListingKit
@testable import SiteKit

/// A board's own templates folder, which holds only what it changes in the shipped theme and what it adds.
@Suite struct ThemeOverlayTests {
    private static let page = "{{<layout}}\n{{$main}}\n<main class=\"landing\">{{heading}}{{{body}}}</main>\n{{/main}}\n{{/layout}}\n"

    private func workspace(_ files: KeyValuePairs<String, String> = [:]) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for (path, text) in files { try write(path, text, in: workspace) }
        return workspace
    }

    private func write(_ path: String, _ text: String, in workspace: Workspace) throws {
        let file = URL(filePath: workspace.folder + "/templates/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func remove(_ path: String, in workspace: Workspace) throws {
        try FileManager.default.removeItem(atPath: workspace.folder + "/" + path)
    }

    @discardableResult
    private func build(_ workspace: Workspace, _ arguments: [String] = [], status: Int32 = 0) throws -> Program.Run {
        let run = try Program.run(["build", "--today", "2026-11-21"] + arguments, in: workspace.folder)
        #expect(run.status == status, "\(run.output)\(run.errors)")
        return run
    }

    /// What the shipped theme makes of the small board.
    private static let shipped = Result {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        return try workspace.contents()
    }

    private func shipped() throws -> [String: [UInt8]] { try Self.shipped.get() }

    private func shippedText(_ path: String) throws -> String {
        String(decoding: try #require(ShippedTheme.file(path)).bytes, as: UTF8.self)
    }

    @Test func withoutAFolderTheShippedThemeServesAlone() throws {
        let workspace = try workspace()
        #expect(try build(workspace).errors.isEmpty)
        let whole = try Workspace(board: "small")
        try whole.build()
        #expect(try workspace.contents() == whole.contents(), "as if all files of the theme lay in the folder")
        let snapshot = try workspace.snapshot()
        #expect(try build(workspace).output.contains(" 0 written, "))
        #expect(try workspace.snapshot() == snapshot)
    }

    @Test func oneFileChangesWhatShowsItAndItsEndBringsBackTheShippedBytes() throws {
        let workspace = try workspace()
        try build(workspace)
        let before = try workspace.snapshot()
        let similar = try shippedText("partials/similar.mustache")
        for word in ["mine", "yours"] {
            try write("partials/similar.mustache", similar.replacing("no-print", with: word), in: workspace)
            try build(workspace)
            let after = try workspace.snapshot()
            let page = try workspace.text("rentals/gipps-street-terrace/index.html")
            #expect(page.contains("<section class=\(word) aria-labelledby=similar>"))
            for (path, old) in before {
                let hasSimilar = String(decoding: old.bytes, as: UTF8.self).contains("aria-labelledby=similar>")
                #expect((after[path]?.bytes != old.bytes) == hasSimilar && (after[path] == old) != hasSimilar, "\(path)")
            }
        }
        try remove("templates/partials/similar.mustache", in: workspace)
        try build(workspace)
        #expect(try workspace.contents() == before.mapValues(\.bytes))
        try write("assets/style.css", "body { color: red }", in: workspace)
        try write("assets/fonts/own.txt", "new", in: workspace)
        try build(workspace)
        let assets = try workspace.assets()
        #expect(try workspace.text(assets + "style.css") == "body { color: red }" && workspace.text(assets + "fonts/own.txt") == "new")
        try remove("templates", in: workspace)
        try build(workspace)
        #expect(try workspace.contents() == before.mapValues(\.bytes))
    }

    /// What a board makes of cards is that of the cards that scripts make, too.
    @Test func scriptsHaveTheCardOfTheBoard() throws {
        let workspace = try workspace()
        try build(workspace)
        let before = try workspace.contents()
        #expect(try scripts(of: workspace).contains(#"<article class=\"card h-entry\" data-id=\"",[0,"listing_id"],"#))
        let card = "<article class=\"mine\" data-id=\"{{listing_id}}\">{{> partials/mine}}</article>\n"
        try write("partials/card.mustache", card, in: workspace)
        try write("partials/mine.mustache", "{{#image}}\n  <img src=\"{{image.src}}\">\n{{/image}}\n", in: workspace)
        try build(workspace)
        #expect(try workspace.text("items/index.html").contains("<article class=mine data-id=\"oak-desk\">"))
        let written = #"["<article class=mine data-id=\"",[0,"listing_id"],"\">",[2,"image",["<img src=\"",[0,"image.src"],"\">\n"]],"#
        #expect(try scripts(of: workspace).contains(written))
        try remove("templates", in: workspace)
        try build(workspace)
        #expect(try workspace.contents() == before)
    }

    private func scripts(of workspace: Workspace) throws -> String {
        try workspace.paths().filter { $0.hasPrefix("assets/") && $0.hasSuffix(".js") }.map(workspace.text).joined()
    }

    @Test func aCardThatHoldsItselfIsRefused() throws {
        let workspace = try workspace(["partials/card.mustache": "<p>{{title}}\n{{#image}}{{> partials/card}}{{/image}}</p>"])
        let errors = try build(workspace, status: 2).errors
        let told = "templates/partials/card.mustache:1:4: 'partials/card' holds itself, or more than can be sent to browsers"
        #expect(errors.contains(told), "\(errors)")
    }

    /// A board changes colours in one small part, and what it adds comes last.
    @Test func partsOfTheStyleSheetAreLaidOver() throws {
        let workspace = try workspace()
        try write("style/01-tokens.css", ":root { --accent: red }", in: workspace)
        try write("style/30-mine.css", "h1 { color: blue }", in: workspace)
        let run = try build(workspace)
        #expect(!(run.output + run.errors).contains("note:"))
        let sheet = try workspace.text(try workspace.assets() + "style.css")
        #expect(
            sheet.hasPrefix("@layer ground,") && sheet.contains(";:root{--accent:red}@layer ground{") && sheet.hasSuffix("h1{color:blue}"))
        #expect(try workspace.text(try workspace.assets() + "listing.css").hasPrefix("@layer "))
    }

    /// A part of the board's own can be in one of the other sheets, and a whole sheet of its own is all that pages have.
    @Test func otherSheetsAreLaidOverToo() throws {
        let workspace = try workspace()
        try write("style/30-mine.css", "/* Sheets: listing. */ h1 { color: blue }", in: workspace)
        try build(workspace)
        let assets = try workspace.assets()
        #expect(try workspace.text(assets + "listing.css").hasSuffix("}h1{color:blue}"))
        #expect(try !workspace.text(assets + "style.css").contains("color:blue"))
        try write("assets/style.css", "h1 { color: green }", in: workspace)
        try build(workspace)
        let whole = try workspace.assets()
        #expect(try workspace.text(whole + "style.css") == "h1 { color: green }")
        #expect(try workspace.text(whole + "listing.css").isEmpty && workspace.text(whole + "lists.css").isEmpty)
    }

    @Test func aFolderThatCameOrWentIsNoticedByABuildThatFindsNothingElse() throws {
        let workspace = try workspace()
        let elsewhere = try Workspace()
        try write("404.mustache", "<main>mine</main>", in: elsewhere)
        // Its files are older than the build before.
        usleep(100_000)
        try build(workspace)
        let before = try workspace.contents()
        for _ in 1...2 {
            try FileManager.default.moveItem(atPath: elsewhere.folder + "/templates", toPath: workspace.folder + "/templates")
            try build(workspace)
            #expect(try workspace.text("404.html") == "<main>mine</main>")
            try FileManager.default.moveItem(atPath: workspace.folder + "/templates", toPath: elsewhere.folder + "/templates")
            try build(workspace)
            #expect(try workspace.contents() == before)
        }
    }

    @Test func aPageMayBeMadeWithATemplateOfTheBoards() throws {
        let workspace = try workspace(["landing.mustache": Self.page, "more/wide.mustache": Self.page.replacing("landing", with: "wide")])
        try workspace.edit("pages/about.md", "title: ", "template: landing\ntitle: ")
        try build(workspace)
        let page = try workspace.text("about/index.html")
        #expect(page.contains("<main class=landing>") && page.contains("<header class=site-header>"))
        let title = try #require(page.firstMatch(of: #/<h1>(.*?)</h1>|<main class=landing>([^<]*)</#)?.output.2)
        #expect(page.contains("<title>\(title) · Small Board</title>"))
        try workspace.edit("pages/about.md", "template: landing", "template: more/wide")
        try build(workspace)
        #expect(try workspace.text("about/index.html").contains("<main class=wide>"))
        try workspace.edit("pages/about.md", "template: more/wide", "template: page")
        try build(workspace)
        #expect(try workspace.text("about/index.html") == String(decoding: try #require(shipped()["about/index.html"]), as: UTF8.self))
    }

    /// Names that a page can give, and what is meant by each.
    private static let wrongNames: [(name: String, meant: String?)] = [
        ("landign", "landing"), ("templates/landing.mustache", "landing"), ("landing.mustache", "landing"), ("listing", nil),
        ("wide", "more/wide"),
        ("partials/promo", nil), ("../landing", "landing"), ("../../../etc/passwd", nil), ("/etc/passwd", nil), ("layout", nil),
        ("{{landing}}", nil), ("x", nil),
    ]

    @Test func aWrongNameIsToldWithThoseThatThereAre() throws {
        let workspace = try workspace([
            "landing.mustache": Self.page, "more/wide.mustache": Self.page, "partials/promo.mustache": "<p>x</p>",
        ])
        for (number, (name, _)) in Self.wrongNames.enumerated() {
            let written = name.hasPrefix("{") ? "'\(name)'" : name
            try workspace.write("pages/page-\(number).md", "---\ntemplate: \(written)\ntitle: Page \(number)\n---\nWords.\n")
        }
        let checked = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
        let told = ("\n" + checked.output).components(separatedBy: "\ncontent/").dropFirst().map { $0 + "\n" }
        #expect(told.count == Self.wrongNames.count && checked.status == 1, "\(checked.output)")
        for (number, (name, meant)) in Self.wrongNames.enumerated() {
            let question = meant.map { "; did you mean \"\($0)\"?" } ?? ""
            let fix = meant.map { "template: \($0)" } ?? "Delete this line."
            let start = "pages/page-\(number).md:2:11: error: there is no template \"\(name)\" for pages\(question) [page-template]\n"
            let text = try #require(told.first { $0.hasPrefix(start) }, "\(start)\(checked.output)")
            #expect(text.contains("   why: Pages can be made with landing, more/wide and page. "), "\(text)")
            #expect(text.contains("has.\n   fix: \(fix)\n"), "\(text)")
        }
        let built = try build(workspace, status: 1)
        #expect(built.output == checked.output && !FileManager.default.fileExists(atPath: workspace.output))
    }

    @Test func aCheckOfOtherTemplatesIsToldWhere() throws {
        let workspace = try workspace(["landing.mustache": Self.page])
        try FileManager.default.moveItem(atPath: workspace.folder + "/templates", toPath: workspace.folder + "/mine")
        try workspace.edit("pages/about.md", "title: ", "template: landing\ntitle: ")
        #expect(try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder).status == 1)
        #expect(try Program.run(["check", "--today", "2026-11-21", "--templates", "mine"], in: workspace.folder).status == 0)
    }

    @Test func filesThatChangeNothingAreToldEachTimeUntilTheyAreMended() throws {
        let workspace = try workspace([
            "partials/crad.mustache": "<p>mine</p>", "listings.mustache": "<p>mine</p>", "style.css": "", "README.md": "mine",
            "header.mustache": "<p>mine</p>", "unrelated.mustache": "<p>mine</p>", ".hidden/card.mustache": "{{wat}}",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder + "/templates/layout.mustache", withDestinationPath: "unrelated.mustache")
        let notes = """
              note: templates/header.mustache is used by no page; did you mean partials/header.mustache?
              note: templates/listings.mustache is used by no page; did you mean listing.mustache?
              note: templates/partials/crad.mustache is used by no page; did you mean partials/card.mustache?
              note: templates/unrelated.mustache is used by no page.
              note: templates/layout.mustache is a symbolic link, which is not followed; put there what it leads to.
              note: templates/style.css is neither a template nor in assets; did you mean assets/style.css?

            """
        for _ in 1...2 { #expect(try build(workspace).output.hasSuffix("as of 2026-11-21\n" + notes)) }
        #expect(try workspace.contents() == shipped())
        // An edit of a listing alone goes another way.
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        #expect(try build(workspace).output.hasSuffix(notes))
        let plan = try Program.run(["plan", "--today", "2026-11-21"], in: workspace.folder)
        #expect(plan.output.contains("note: templates/unrelated.mustache is used by no page.\n"))
        for name in ["header", "listings", "partials/crad", "unrelated", "layout"] {
            try remove("templates/\(name).mustache", in: workspace)
        }
        try remove("templates/style.css", in: workspace)
        for _ in 1...2 { #expect(try build(workspace).output.hasSuffix("as of 2026-11-21\n")) }
    }

    @Test func aFormerAddressOfAssetsIsToldWithWhatToWrite() throws {
        let footer = try shippedText("partials/footer.mustache") + "<img src=\"{{base}}assets/logo.png\" alt=\"\">"
        let workspace = try workspace(["partials/footer.mustache": footer, "assets/logo.png": "x"])
        let note =
            "  note: templates/partials/footer.mustache asks for {{base}}assets/…, where nothing is any more; write {{assets}}… instead.\n"
        for _ in 1...2 { #expect(try build(workspace).output.hasSuffix(note)) }
        try write("partials/footer.mustache", footer.replacing("{{base}}assets/", with: "{{assets}}"), in: workspace)
        #expect(try build(workspace).output.hasSuffix("as of 2026-11-21\n"))
        #expect(try workspace.text("index.html").contains("src=\"/\(try workspace.assets())logo.png\""))
    }

    @Test func everyPageFollowsAChangeOfAnAssetAndNoAssetAnEdit() throws {
        let workspace = try workspace()
        try build(workspace)
        let before = try workspace.snapshot()
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        try build(workspace)
        for (path, old) in before where path.hasPrefix("assets/") { #expect(try workspace.snapshot()[path] == old, "\(path)") }
        let assets = try workspace.assets()
        try write("assets/site.js", "// mine", in: workspace)
        try build(workspace)
        let others = try workspace.assets()
        #expect(others != assets && others.count == assets.count)
        let paths = try workspace.paths()
        #expect(paths.contains(others + "site.js") && !paths.contains { $0.hasPrefix(assets) })
        for path in paths where path.hasSuffix(".html") || path == "sw.js" || path == "manifest.webmanifest" {
            let text = try workspace.text(path)
            #expect(text.contains("/" + others) && !text.contains(assets), "\(path)")
        }
    }

    @Test func whatABrowserDrawsAroundPagesHasTheirColours() throws {
        let workspace = try workspace()
        let sheet = try shippedText("assets/style.css")
        func colours(_ rule: String) throws -> [String] {
            try write("assets/style.css", rule, in: workspace)
            try build(workspace)
            let page = try workspace.text("index.html")
            return page.split(separator: "<meta name=\"theme-color\" content=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
        #expect(try colours(sheet).count == 2)
        #expect(
            try colours(":root { --page: #FFF } @media (prefers-color-scheme: dark) { :root { --page:#012345; } }") == ["#FFF", "#012345"])
        #expect(try colours(":root { --page: light-dark(#fefefe, #111111) }") == ["#fefefe", "#111111"])
        #expect(try colours(":root { --page: var(--x) }") == [])
        #expect(try !workspace.text("manifest.webmanifest").contains("theme_color"))
    }

    @Test func assetsWithNamesThatCannotBePublishedAreTold() throws {
        let workspace = try workspace([
            "assets/n\nl.txt": "x", "assets/style.css/mine.css": "x", "assets/back\\slash.txt": "x", "assets/fine name.txt": "x",
        ])
        let name = "has a name that cannot be published, and is ignored; give it a short one of letters, digits and hyphens."
        #expect(
            try build(workspace).output.hasSuffix(
                """
                  note: templates/assets/back\\slash.txt \(name)
                  note: templates/assets/n␊l.txt \(name)
                  note: templates/assets/style.css/mine.css lies in a folder that has the name of the shipped file assets/style.css, \
                and is ignored; give the folder another name.

                """))
        let assets = try workspace.assets()
        // The folder of what pages load has another name, since another file is in it.
        let wanted = try shipped().keys.map { path in
            path.hasPrefix("assets/") ? assets + path.split(separator: "/", maxSplits: 2)[2] : path
        }
        #expect(try Set(workspace.paths()) == Set(wanted + [assets + "fine name.txt"]))
    }

    @Test func nothingOfTheShippedThemeIsLeftUnused() throws {
        let theme = try Theme.of(ThemeFolder(Boards.templates, mayBeAbsent: false), language: "en-AU")
        let templates = try TemplateSet(
            sources: theme.templates, vocabulary: TemplateVariable.vocabulary, words: theme.words.forTemplates,
            pages: Set(PageTemplates.all), isHTML: true)
        #expect(ThemeNotes(theme, templates, pages: Set(PageTemplates.all)).notes == [])
    }

    @Test func aProblemNamesTheFileThatItIsIn() throws {
        let workspace = try workspace(["partials/card.mustache": "<p>{{ttile}}</p>", "layout.mustache": "<html>{{$body}}{{/body}}</html>"])
        let errors = try build(workspace, status: 2).errors
        #expect(errors.contains("templates/partials/card.mustache:1:6: unknown name 'ttile' (did you mean 'title'?)\n"))
        #expect(errors.contains("templates/404.mustache (shipped):2:6: template 'layout' has no block 'styles'"))
    }

    @Test func aTemplateOfTheBoardsMustBeWhole() throws {
        let workspace = try workspace(["landing.mustache": "{{! to do }}", "half.mustache": "<main>"])
        try workspace.edit("pages/about.md", "title: ", "template: landing\ntitle: ")
        let errors = try build(workspace, status: 2).errors
        #expect(errors.contains("templates/landing.mustache:1:1: the template is empty\n"))
        #expect(errors.contains("templates/half.mustache:1:1: this element is never closed"))
    }

    @Test func theWatchSeesFilesOfAFolderThatWasNotThere() throws {
        let workspace = try workspace()
        let program = try RunningProgram(["build", "--watch", "--today", "2026-11-21"], in: workspace)
        try program.wait("the first build is done") { program.errors.contains("Watching content and templates.") }
        let before = try workspace.contents()
        func wait(_ page: String?) throws {
            let builds = program.count(of: "Published public")
            try program.wait("the change is published") {
                let isNew = (try? workspace.published("404.html")) == (page.map { Array($0.utf8) } ?? before["404.html"])
                return isNew && program.count(of: "Published public") > builds
            }
        }
        try write("404.mustache", "<main>mine</main>", in: workspace)
        try wait("<main>mine</main>")
        try write("404.mustache", "<main>yours</main>", in: workspace)
        try wait("<main>yours</main>")
        try remove("templates/404.mustache", in: workspace)
        try wait(nil)
        try write("404.mustache", "<main>mine</main>", in: workspace)
        try wait("<main>mine</main>")
        try remove("templates", in: workspace)
        try wait(nil)
        #expect(try program.end(SIGINT) == 0)
        #expect(try workspace.contents() == before)
    }
}
