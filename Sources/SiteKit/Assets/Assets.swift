import Bytes
import Publishing

/// What pages load: the style sheet, scripts and icons of the theme, and what shows pictures of streets.
struct Assets: OutputFamily {
    private let folders: [(name: String, folder: AssetFolder)]

    init(_ context: SiteContext) {
        folders = [("assets", context.assets)] + (context.streets.map { [("streets", $0)] } ?? [])
    }

    var count: Int { folders.count }

    /// The digest of all files.
    private struct Name: RecipeInput {
        let route: Route

        func add(to input: inout FingerprintInput) { input.add(route.path) }
    }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let (name, folder) = folders[index]
        return maker.recipe(name, Name(route: folder.route)) { _, _ in
            try folder.files.map { file in
                Artifact(path: try ArtifactPath(folder.route(of: file.name).file), stage: .asset, content: .bytes(file.bytes))
            }
        }
    }
}
