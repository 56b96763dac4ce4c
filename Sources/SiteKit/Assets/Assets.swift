import Publishing

/// What pages load: the theme's style sheet, scripts and icons.
struct Assets: OutputFamily {
    let theme: Theme

    var count: Int { 1 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("assets", NoInput()) { [theme] _, _ in
            try theme.assets.map { asset in
                Artifact(path: try ArtifactPath(Route.asset(asset.name).file), stage: .asset, content: .bytes(asset.bytes))
            }
        }
    }
}
