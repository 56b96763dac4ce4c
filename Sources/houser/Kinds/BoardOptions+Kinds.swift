import Bytes
import Facts
import SiteKit

extension BoardOptions {
    /// The project that they describe, for a command that publishes nothing.
    func project() throws -> Project {
        Project(
            content: content, templates: templatesFolder, templatesMayBeAbsent: templates == nil, output: "public", ledger: "",
            today: try effectiveDay(), threads: threads)
    }

    /// The kinds of the board, with its brands; where there is no board and none was named, those that come with Houser.
    func kinds() throws -> [Kind] {
        if content == "content", Files.stamp(content) == nil { return KindSet.load([]).kinds }
        return try Build(project()).read().kinds
    }
}
