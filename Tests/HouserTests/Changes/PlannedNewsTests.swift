import Bytes
import Foundation
import SiteKit
import TestSupport
import Testing

/// `houser plan --base`: what a change means to those who follow the board.
@Suite struct PlannedNewsTests {
    private typealias Board = ProposedChange

    private func plan(_ workspace: Workspace, _ arguments: String...) throws -> Program.Run {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try Program.run(
            ["plan", "--today", "2026-11-21", "--base", "HEAD"] + arguments, in: workspace.folder,
            environment: ["PATH": path, "HOME": workspace.folder])
    }

    /// A board whose theme is the shipped one.
    private func board() throws -> Workspace {
        let workspace = try Board.board()
        try FileManager.default.removeItem(atPath: workspace.folder + "/templates")
        try workspace.commit()
        return workspace
    }

    @Test func aLowerRentIsOneLine() throws {
        let workspace = try board()
        try workspace.edit(Board.terrace, "rent: 520", "rent: 500")
        try workspace.edit(Board.terrace, Board.history, Board.history + "  - {on: 2026-11-21, rent: 520}\n")
        let result = try plan(workspace)
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Since HEAD, as of 2026-11-21:" && lines[1] == "Changed listings (1)")
        #expect(lines[2].hasPrefix("  Sunny two-bedroom terrace & studio: rent $520 to $500 a week; "))
        #expect(lines[2].hasSuffix(" feeds tell it once"))
        #expect(lines[3].hasPrefix("Files of the site: 0 to add, ") && lines[3].hasSuffix("; --paths shows them"))
        #expect(lines.count == 4, "\(result.output)")
        let paths = try plan(workspace, "--paths", "--all").output
        #expect(paths.contains("\nTo change (") && paths.contains("\n  rentals/gipps-street-terrace/index.html\n"))
        let object = try JSONSerialization.jsonObject(with: Data(try plan(workspace, "--format", "json").output.utf8)) as? [String: Any]
        let news = try #require((object?["news"] as? [String: Any])?["listings"] as? [[String: Any]])
        #expect(news.count == 1 && news[0]["id"] as? String == "gipps-street-terrace" && news[0]["change"] as? String == "changed")
    }

    @Test func everythingIsSaidInWords() throws {
        let workspace = try board()
        try workspace.edit(Board.terrace, Board.history, "status: let\n" + Board.history + "  - {on: 2026-11-21, status: available}\n")
        try workspace.edit(Board.terrace, "Two bedrooms upstairs", "Two large bedrooms upstairs")
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 455.50", "rent: 460")
        try workspace.remove("items/oak-desk.md")
        try workspace.write("people/kit.yaml", Board.person("Kit Field", "forge: stranger\n"))
        try workspace.write("items/chair.md", Board.thing("Red chair", of: "kit"))
        try workspace.edit("people/tom.yaml", "licence: \"087654\"\n", "")
        try workspace.write("pages/about.md", try workspace.source("pages/about.md") + "More.\n")
        try workspace.write("comments/lamp/2026-11-21-kit.md", Board.comment("name: Kit"))
        try workspace.write("reactions/lamp/maria.yaml", "like: yes\n")
        let text = try plan(workspace).output
        for part in [
            "\nNew listings (1)\n  Red chair (", ", Brunswick VIC, $20); ",
            "\n  Sunny two-bedroom terrace & studio: available to let; ", " feeds tell it once (description changed too)\n",
            "\n  Quiet flat by the creek: rent $455.50 to $460 a week; nobody is told\n",
            "\nDeleted listings (1)\n  Oak desk with \"two\" drawers (", "; nobody hears why it is gone\n",
            "\n  Green lamp: 1 new comment, likes 0 to 1\n", "\nOther files (1)\n  pages/about.md\n",
            "\nPeople (2)\n  new: kit\n  changed: tom\n",
            "\nNew warnings (", "\n  people/tom.yaml: an agent should give a licence number [person-file]\n",
        ] { #expect(text.contains(part), "\(part)\n\(text)") }
        let markdown = try plan(workspace, "--format", "md").output
        #expect(markdown.hasPrefix("**What people will notice** since `HEAD`, as of 2026-11-21\n\n**New listings (1)**\n\n- `Red chair` ("))
        #expect(markdown.contains("- `Quiet flat by the creek`: rent $455.50 to $460 a week; nobody is told\n"))
        #expect(!markdown.contains("<details>"))
        #expect(try plan(workspace, "--format", "md", "--paths").output.contains("<summary>To change ("))
    }

    @Test func nothingToNoticeIsSaid() throws {
        let workspace = try board()
        let result = try plan(workspace)
        #expect(result.status == 0)
        let text = "Since HEAD, as of 2026-11-21:\n  nothing that anybody who follows the board would notice\n\nFiles"
        #expect(result.output.hasPrefix(text))
    }

    /// A title is only text, in a terminal and in a comment, whatever it says.
    @Test func hostileTitlesAreInert() throws {
        let workspace = try board()
        let titles = [
            "@boss-1 closes #1 <b>now</b>", "``` ![x](https://evil.example/x.png)", "`` a ` b ```` c",
            "https://evil.example www.evil.example",
            "[link](javascript:x) **bold**", "\u{1B}[31mred\u{202E}der", "- x\u{2028}- y", "`",
        ]
        for (number, title) in titles.enumerated() {
            let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\u{1B}", with: "\\e")
                .replacing("\u{2028}", with: "\\L")
            try workspace.write("items/thing-\(number).md", Board.thing("\"\(quoted)\"", of: "maria"))
        }
        for format in ["text", "md"] {
            let result = try plan(workspace, "--format", format)
            for sign in ["\u{1B}", "\u{202E}", "\u{2028}"] { #expect(!result.output.contains(sign)) }
            guard format == "md", result.status == 0 else { continue }
            for line in result.output.split(separator: "\n") where line.hasPrefix("- ") {
                #expect(Self.outsideCode(String(line)).allSatisfy { !"<>[]*@#`".contains($0) && $0 != "/" }, "\(line)")
            }
        }
    }

    /// What of a line of Markdown stands in no code span.
    private static func outsideCode(_ line: String) -> String {
        var rest = Substring(line)
        var result = ""
        while let start = rest.firstIndex(of: "`") {
            result += rest[..<start]
            let fence = rest[start...].prefix { $0 == "`" }
            rest = rest[fence.endIndex...]
            var end: Substring.Index?
            var search = rest
            while let tick = search.firstIndex(of: "`") {
                let run = search[tick...].prefix { $0 == "`" }
                if run.count == fence.count {
                    end = tick
                    rest = search[run.endIndex...]
                    break
                }
                search = search[run.endIndex...]
            }
            if end == nil { return result + fence + rest }
        }
        return result + rest
    }

    /// A revision that was made by hand may hold any path; nothing is written beside the folder for temporary files.
    @Test func hostilePathsOfARevisionStayInside() throws {
        let workspace = try board()
        let script = """
            blob=$(printf 'stolen' | git hash-object -w --stdin)
            inner=$(printf '100644 blob %s\\tstolen.txt\\n' $blob | git mktree)
            for name in .. . .git; do
              tree=$( (git ls-tree HEAD:content; printf '040000 tree %s\\t%s\\n' $inner $name) | git mktree)
              top=$( (git ls-tree HEAD | grep -v content; printf '040000 tree %s\\tcontent\\n' $tree) | git mktree)
              git tag hostile-$(printf $name | tr . d) $(git commit-tree -m Hostile $top)
            done
            """
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let variables = [
            "PATH": path, "HOME": workspace.folder, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.example", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@b.example",
        ]
        #expect(try Program.run("/bin/sh", ["-euc", script], in: workspace.folder, environment: variables).status == 0)
        for name in ["hostile-dd", "hostile-d", "hostile-dgit"] {
            let scratch = workspace.folder + "/scratch-" + name
            try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
            let news = try Build.news(of: workspace.project(), since: name, in: scratch, observer: Unobserved())
            #expect(news.result.publication != nil)
            let written = try FolderWalk.entries(of: workspace.folder).map(\.path).filter { $0.hasSuffix("stolen.txt") }
            #expect(written.isEmpty, "\(written)")
        }
    }

    @Test func nothingIsTouched() throws {
        let workspace = try board()
        try workspace.edit(Board.terrace, "rent: 520", "rent: 500")
        func everything() throws -> [String: FileStamp] {
            var result: [String: FileStamp] = [:]
            for path in try FolderWalk.entries(of: workspace.folder).map(\.path) {
                result[path] = Files.stamp(workspace.folder + "/" + path)
            }
            return result
        }
        let before = try everything()
        #expect(try plan(workspace).status == 0)
        #expect(try everything() == before)
    }

    @Test func whatCannotBeComparedIsSaid() throws {
        let workspace = try board()
        try workspace.edit(Board.terrace, "suburb: Collingwood", "suburb: Nowhere")
        #expect(try plan(workspace).status == 1)
        try workspace.commit()
        let result = try plan(workspace)
        #expect(result.status == 2 && result.errors.contains("the content had an error at HEAD, so no site was made of it"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let alone = try Program.run(["plan", "--paths"], in: workspace.folder, environment: ["PATH": path])
        #expect(alone.status == 2 && alone.errors.contains("--paths needs --base"))
    }

    @Test func thePlanIsWhatComes() throws {
        let told = try (1...2).map { try RandomNews.check(seed: $0, rounds: 2) }
        #expect(told.contains { $0 > 0 })
    }
}
