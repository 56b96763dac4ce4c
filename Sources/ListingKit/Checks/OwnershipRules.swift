import Findings

/// What `houser check --base … --as …` wants of whoever proposes a change.
extension Rule {
    package static let listingOwner = Rule(
        "listing-owner", .error, "Only its owner changes a listing",
        "A listing belongs to the owner that its file names, and an owner to the account that \"forge\" names in their own file, as both files were before the change. Only that account, or one of the \"maintainers\" in board.yaml, may change or delete the listing and its pictures, or list something under the owner's handle; only maintainers hand it over to somebody else. Houser only checks this if you tell it who proposes the change, with \"houser check --base … --as …\".",
        example: "owner: maria")
    package static let personOwner = Rule(
        "person-owner", .error, "Only you change your own file",
        "A file in the people folder belongs to the account that it names under \"forge\". Only that account, or one of the \"maintainers\" in board.yaml, may change or delete it, and whoever adds a file names their own account in it. Houser only checks this if you tell it who proposes the change, with \"houser check --base … --as …\".",
        example: "name: Maria Costa\nforge: mcosta\nphone: 0491 570 156")
    package static let firstListing = Rule(
        "first-listing", .error, "Whoever is new starts with one listing",
        "Somebody whom the board doesn't know adds a file of their own and one listing, so that there's little to look through. Once that's on the board, they can list as much as they like. Houser only checks this if you tell it who proposes the change, with \"houser check --base … --as …\"."
    )
    package static let talkAuthor = Rule(
        "talk-author", .error, "Only its author changes a comment or a reaction",
        "Comments name their author by a handle, and reactions are called by one: only the account that \"forge\" names in that person's file may change them. The listing's owner may hide or delete them, and maintainers may do both; only maintainers show again what was hidden, and change what has no handle. Houser only checks this if you tell it who proposes the change, with \"houser check --base … --as …\".",
        example: "handle: maria")
    package static let maintainersOnly = Rule(
        "maintainers-only", .error, "Only maintainers change the board itself",
        "Everything that belongs to nobody in particular is for the accounts that \"maintainers\" names in board.yaml: board.yaml itself, pages, kinds, brands, circles, places, templates, and whatever lies outside the content folder, such as the program. Houser only checks this if you tell it who proposes the change, with \"houser check --base … --as …\".",
        example: "maintainers: [mcosta, jo-admin]")
}
