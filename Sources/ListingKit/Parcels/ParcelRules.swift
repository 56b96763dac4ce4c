import Findings

extension Rule {
    /// A parcel that cannot be read.
    package static let package = Rule(
        "package", .error, "A package of a listing can be read, and only in one way",
        "A package is a zip archive as the posting page saves it, or a letter as it writes it, by mail or with the pictures beside it. It comes from a stranger: what is cut short, encrypted, damaged or larger than any listing is refused, and so is what one program could read in another way than the next. Ask for it once more."
    )

    /// A file that no parcel may bring.
    package static let packagePath = Rule(
        "package-path", .error, "A package brings listings, their pictures, people and comments, each once",
        "A file of a package lies in the folder of a kind, as rentals/sunny-flat.md or, with pictures, rentals/sunny-flat/index.md, is that of a person, people/maria.yaml, or a comment on a listing, comments/sunny-flat/2026-11-20-jo.md. Nothing else is taken from strangers: board.yaml, kinds, templates and what runs on a machine are the maintainer's.",
        example: "rentals/sunny-flat/index.md\nrentals/sunny-flat/photo-1.jpg\npeople/maria.yaml")

    /// A picture that did not come along.
    package static let packagePicture = Rule(
        "package-picture", .error, "The pictures that a letter names come with it",
        "Mail programs leave pictures out if they are too large, and people forget to attach them. A listing without its pictures would be refused by the board.",
        example: "--- pictures: photo-1.jpg, photo-2.jpg ---")

    /// A file that is there already.
    package static let packageReplaces = Rule(
        "package-replaces", .error, "A package replaces nothing unless the maintainer says so",
        "Whoever knows the name of a listing could send another one under it. Look at who sent the package and at what would change, then run the command again with --replace."
    )
}
