import Foundation
import ListingKit
import Mustache
import Publishing
import SiteKit

extension Workspace {
    /// How the program is told to build as all tests do.
    package static let buildArguments = ["build", "--today", "2026-11-21"]

    /// Builds with the real program.
    package func runBuild(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> Program.Run {
        try Program.run(Workspace.buildArguments + arguments, in: folder, environment: environment)
    }

    /// Every published file with its bytes; none if there is no output folder.
    package func contents() throws -> [String: [UInt8]] {
        guard FileManager.default.fileExists(atPath: output) else { return [:] }
        return Dictionary(uniqueKeysWithValues: try paths().map { ($0, try published($0)) })
    }

    /// What a build from nothing makes of the same content.
    package func madeFromNothing() throws -> [String: [UInt8]] {
        let reference = try Workspace()
        try FileManager.default.copyItem(atPath: content, toPath: reference.content)
        // It goes on where people were told last.
        var project = reference.project()
        project.told = self.project().ledger
        _ = try Build(project).run(observer: Unobserved())
        return try reference.contents()
    }

    /// What is wrong with the output as anybody could see it at this instant.
    package func problems() throws -> [String] { try SiteState(output: output, base: "/").problems() }
}
