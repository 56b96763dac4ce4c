/// Words that people can be called by as well: "See All", "Will Rent", "Amber Waters".
package enum CommonWords {
    /// Whether a surname is an everyday word, or a place, as well.
    package static func isSurname(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains(name) || surnames.contains(name) || Surname.places.contains(name)
    }

    /// Whether a first name is an everyday word as well.
    package static func isFirstName(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains(name) || firstNames.contains(name)
    }

    /// What texts of listings are full of, whatever part of a name it is.
    private static let words: Set<String> = Set(
        """
        a about above across add after again all also always am an and another any apply are area around as ask at available away back bank bath \
        be beach bed been before best better big bill block board boat book both box bus busy but buy by call can car card care cash cat check \
        city clean clear close coast cold come cool could court dark date day deal did do dog done door down drive each east easy eat edge end \
        even ever every fair fall far farm fast fee few find fine fire first fit flat floor food foot for found free fresh from full fun garden \
        gas get give go good great green ground guest had half hall hand hard has have he head heart heat help her here high hill his hold home \
        hot hour house how if in inn is it its job just keep key kid kind king kit know land large last late law lay lead lease leave left less \
        let level life light like line list little live living lock long look lot love low made mail main make man many map mark market may me \
        meet mid min mine miss more most move much must my near need new next nice night no noon north not note now of off offer old on once one \
        only open or other our out over own page paid pair park part party pass past pay pet phone pick place plan play please point pool post \
        price quick quiet rate read ready real rent rest ride right ring rise road room rose run safe sale same save school sea see sell send set \
        share she shop short show side sign sit size sky small so some son soon sort south space spot spring stand star start stay step still stop \
        store street such sun sure swim table take talk tell ten text than that the their them then there these they thing this time to today too \
        top town train tram trip try two under until up us use van very view visit wait walk wall want warm was wash watch water way we week well \
        were west what when where which white who whole why wide will wind with wood word work world would yard year yes yet you young your
        """.split { $0 == " " }.map(String.init))

    /// Surnames beside those.
    private static let surnames: Set<String> = Set(
        """
        abbott archer baker banks barber bell bird bishop black bloom bond booth bridge bridges brook brooks brown butcher butler carpenter carter \
        chance chapman chase church clay cook cooper cross days dean drake early english farmer field fields fisher flowers ford forest fox \
        freeman french frost gardener gold grace grant gray grey grove hardy hart heath hills holiday hope hunt hunter jewel joy judge keen knight \
        lake lane lawn lodge lovely major march marsh mason meadows miller mills moon moor moss noble parks peace pearl penny pepper pike pond \
        pope porter power prince rain rich rivers rock rush sales sharp shore silver singer smart smith snow square stanley stone storm strange \
        strong summer summers swan sweet taylor temple turner underwood vale walker walls ward waters weaver wells wild wilde winter winters wise \
        wolf woods wright
        """.split { $0 == " " }.map(String.init))

    /// First names beside those.
    private static let firstNames: Set<String> = Set(
        """
        amber angel april art autumn basil bob carol chance charity chase clay cliff constance daisy dale dawn dean dick dolly drew ernest faith \
        frank gene glen grace guy happy harmony heath heather holly hope hunter iris ivy jack jade jay joy june kitty lily mason max melody mercy \
        miles nick olive pat patience pearl penny reed rich rob robin rock ruby rusty sandy sue summer sunny victor violet wade winter
        """.split { $0 == " " }.map(String.init))
}
