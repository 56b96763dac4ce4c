/// What stands in the place of a page for the moment between the first page that links to it and the page itself.
///
/// Pages link to each other in circles (a suburb to its listings, a listing to its suburb), so there is no order in which new pages could
/// be put in place without a link that leads nowhere. It has no words, which would have to be those of the site's language.
enum InterimPage {
    static let bytes = Array(
        """
        <!DOCTYPE html>
        <html>
        <head>
        <meta charset="utf-8">
        <title>…</title>
        <meta name="viewport" content="width=device-width">
        <meta name="robots" content="noindex">
        <meta http-equiv="refresh" content="5">
        </head>
        <body>
        <p>…</p>
        </body>
        </html>

        """.utf8)
}
