/// What pages load: the theme's style sheet, scripts and icons.
enum Assets {
    static func recipe(_ theme: Theme, _ maker: inout RecipeMaker) -> Recipe {
        maker.recipe("assets", NoInput()) { _, _ in
            try theme.assets.map { asset in
                Artifact(path: try ArtifactPath(Route.asset(asset.name).file), stage: .asset, content: .bytes(asset.bytes))
            }
        }
    }
}
