import Bytes
import Publishing
import Values

/// What hosts and browsers are told of a site as a whole: headers, what may be loaded ahead, and how it is installed and read offline.
struct HostingFiles: OutputFamily {
    let pages: PageMaker
    let search: SearchIndex

    var count: Int { 2 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe { index == 0 ? headers(&maker) : app(&maker) }

    private struct SearchParts: RecipeInput {
        let names: [String]

        func add(to input: inout FingerprintInput) {
            input.add(names.count)
            for name in names { input.add(name) }
        }
    }

    private func headers(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("headers", SearchParts(names: search.partNames)) { [pages] parts, _ in
            let address = pages.context.address
            let headers = HostHeaders(
                address: address, policy: try pages.policy(), searchParts: parts.names, hasCampuses: pages.context.board.hasCampuses)
            return [
                try HostingFiles.file(.headers, Array(headers.text.utf8)),
                try HostingFiles.file(.speculation, HostHeaders.speculationRules(address)),
            ]
        }
    }

    private func app(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("app", NoInput()) { [context = pages.context] _, _ in
            [
                try HostingFiles.file(.manifest, WebManifest(context: context).bytes),
                try HostingFiles.file(.worker, HostingFiles.worker(context)),
            ]
        }
    }

    private static func file(_ route: Route, _ bytes: [UInt8]) throws -> Artifact {
        Artifact(path: try ArtifactPath(route.file), stage: .root, content: .bytes(bytes))
    }

    /// The service worker. It lies at the root, so that it may serve the whole site, and says no more than where its code is, what
    /// language it speaks and how money is paid: browsers compare these few bytes to find out that there is a new one.
    private static func worker(_ context: SiteContext) -> [UInt8] {
        let place = JSONWriter.bytes(reservingCapacity: 128) { json in
            json.object { json in
                json.member("assets", context.address.href(context.assets.route))
                json.member("base", context.address.base)
                json.member("currency", Country.australia.currency)
                json.member("language", context.board.language)
            }
        }
        return Array("self.houser = ".utf8) + place + Array(";\nimportScripts(houser.assets + \"worker.js\");\n".utf8)
    }
}
