import ListingKit

/// What pages load: the theme's style sheet, scripts and icons, and the listings' pictures without their metadata.
struct Assets: Sendable {
    let artifacts: [Artifact]

    init(_ site: Site, theme: Theme, content: ContentFolder) throws {
        var artifacts = try theme.assets.map { asset in
            Artifact(path: try ArtifactPath(Route.asset(asset.name).file), stage: .asset, content: .bytes(asset.bytes))
        }
        for item in site.listings {
            for image in item.listing.allImages {
                artifacts.append(
                    Artifact(
                        path: try ArtifactPath(item.route.appending(image.file).file), stage: .asset,
                        content: .render {
                            try ImageFile.withoutMetadata(try content.bytes(of: image.path, limit: ImageFile.maximumBytes))
                        }))
            }
        }
        self.artifacts = artifacts
    }
}
