/// Words that texts of listings and pages are full of, and that people can be called by as well: "See All", "Will Rent".
enum CommonWords {
    static let all: Set<String> = Set(
        """
        a about above across add after again all also always am an and another any apply are area around as ask at available away back bank \
        bath bath be beach bed been before best better big bill block board boat book both box bus busy but buy by call can car card care cash \
        cat check city clean clear close coast cold come cool could court dark date day deal did do dog done door down drive each east easy edge \
        eat end even ever every fair fall far farm fast fee few find fine fire first fit flat floor food foot for found free fresh from full fun \
        garden gas get give go good great green ground guest had half hall hand hard has have he head heart heat help her here high hill his hold \
        home hot hour house how if in inn is it its job just keep key kid kind king kit know land large last late law lay lead lease leave left \
        less let level life light like line list little live living lock long look lot love low made mail main make man many map mark market may \
        me meet mid min mine miss more most move much must my near need new next nice night no noon north not note now of off offer old on once \
        one only open or other our out over own page paid pair park part party pass past pay pet phone pick place plan play please point pool \
        post price quick quiet rate read ready real rent rest ride right ring rise road room rose run safe sale same save school sea see sell \
        send set share she shop short show side sign sit size sky small so some son soon sort south space spot spring stand star start stay step \
        still stop store street such sun sure swim table take talk tell ten text than that the their them then there these they thing this time \
        to today too top town train tram trip try two under until up us use van very view visit wait walk wall want warm was wash watch water way \
        we week well were west what when where which white who whole why wide will wind with wood word work world would yard year yes yet you \
        young your
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
