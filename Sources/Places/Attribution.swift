extension Gazetteer {
    /// The lines that the licences of the bundled tables require, word for word: five for the suburbs, then one for the
    /// campuses.
    public static let bundledAttribution = [
        """
        Incorporates or developed using G-NAF © Geoscape Australia licensed by the Commonwealth of Australia under the Open Geo-coded \
        National Address File (G-NAF) End User Licence Agreement.
        """,
        boundaries,
        statistics,
        """
        Based on NSW Administrative Boundaries Theme data © State of New South Wales (Spatial Services, a business unit of the \
        Department of Customer Service NSW), CC BY 4.0.
        """,
        "Based on postal code data from GeoNames (www.geonames.org), CC BY 4.0.",
        "Contains data from the Australian Government Department of Education, licensed under CC BY 2.5 AU.",
    ]

    /// Of the borders of suburbs, which outlines come from too.
    static let boundaries = """
        Incorporates or developed using Administrative Boundaries © PSMA Australia Limited (Geoscape Australia) licensed by the \
        Commonwealth of Australia under Creative Commons Attribution 4.0 International.
        """
    /// The same.
    static let statistics = "Based on Australian Bureau of Statistics data, CC BY."
}
