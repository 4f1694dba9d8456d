const hospitalKitchen = {
  titles: ['Köchin / Koch EFZ', 'Diätköchin / Diätkoch'],
  overviews: [
    'Gut essen ist bei uns Teil der Behandlung: In {town} kochen Sie 180 Menüs am Mittag, davon vierzig nach Diätplan, alles frisch und um 19 Uhr ist Feierabend.',
  ],
};
const houseKeeping = {
  titles: [
    'Mitarbeiter:in Hauswirtschaft',
    'Fachperson Hotellerie-Hauswirtschaft EFZ',
    'Reinigungskraft Frühdienst',
  ],
};

/** German and English texts for the postings of one particular company. */
export const tailoredGerman = {
  'Alta Medica': {
    physiotherapie: {
      titles: ['Physiotherapie Domizil, 50–80 %', 'Physiotherapeut:in FH, Hausbesuche'],
      overviews: [
        'Sie kommen zu den Menschen nach Hause, mit Theraband und Geduld: Gangsicherheit im Treppenhaus, Kraft am Küchentisch. Sechs Besuche am Tag, alle in {town} und mit dem E-Bike erreichbar.',
      ],
    },
    fage: {
      titles: [
        'Fachperson Gesundheit EFZ, ambulant',
        'FaGe EFZ mit fester Tour',
        'Fachfrau / Fachmann Gesundheit Spätdienst',
      ],
      overviews: [
        'Als Fachperson Gesundheit betreuen Sie in {town} zwölf Menschen fest, kennen ihre Pflege, ihre Hausärztinnen und ihre Katzen und stimmen die Woche mit drei Kolleginnen ab.',
      ],
    },
    sachbearbeitung: {
      titles: ['Sachbearbeiter:in Einsatzplanung', 'Assistenz der Geschäftsleitung'],
      overviews: [
        'Anmeldungen, Dienstpläne, Fragen von Angehörigen: Bei Ihnen läuft alles zusammen. Sie sorgen dafür, dass unsere Pflege in {town} zur richtigen Zeit vor der richtigen Tür steht.',
      ],
    },
  },
  'Spital Urnersee': { koch: hospitalKitchen, hauswirtschaft: houseKeeping },
  'Pflegezentrum Lindenhain': {
    koch: hospitalKitchen,
    hauswirtschaft: houseKeeping,
    service: {
      titles: ['Mitarbeiter:in Hotellerie und Service', 'Restaurantfachperson EFZ', 'Service am Wochenende'],
      overviews: [
        'Im Speisesaal in {town} kennen Sie nach zwei Wochen alle Namen und wissen, wer den Tee ohne Zucker nimmt. Bedient wird am Tisch, mit Zeit für einen Satz mehr.',
      ],
    },
  },
  'Klinik Seewinkel': {
    koch: hospitalKitchen,
    sachbearbeitung: {
      titles: ['Mitarbeiter:in Empfang und Patientenaufnahme', 'Sachbearbeiter:in Patientenadministration'],
      overviews: [
        'Am Empfang in {town} begrüssen Sie Menschen, die drei Wochen bleiben und am Ende wieder ohne Stöcke gehen. Sie organisieren Eintritte, Zimmer und manchmal einen Geburtstag.',
      ],
    },
  },
  'Bergspital Landwasser': {
    hauswirtschaft: houseKeeping,
    'quality-gmp': {
      titles: ['Clinical Trial Coordinator', 'Study Nurse'],
      overviews: [
        'Our studies follow two hundred people from the valley to 2500 metres and back. You keep protocols, people and parcels moving, and you are the one who knows where everything is.',
      ],
    },
  },
  'Stiftung Sonnmatt': {
    gartenbau: {
      titles: ['Gärtner:in mit Freude an Anleitung', 'Arbeitsagogin / Arbeitsagoge Gärtnerei'],
      overviews: [
        'In unserer Gärtnerei bei {town} arbeiten zwölf Menschen mit Unterstützung. Sie zeigen, wie man pikiert und topft, und lassen sich zeigen, wie man dabei lacht.',
      ],
    },
    koch: {
      titles: ['Köchin / Koch Café am See', 'Köchin / Koch EFZ'],
      overviews: [
        'Das Café am See bei {town} kocht am Mittag für fünfzig Gäste. Am Herd stehen Sie mit vier Kolleginnen und Kollegen mit Beeinträchtigung, und die Suppe gelingt meistens ihnen besser.',
      ],
    },
    fage: {
      overviews: [
        'Einige unserer Bewohnerinnen und Bewohner in {town} werden älter und brauchen mehr Pflege. Sie bringen das Fachwissen mit, das Team die Biografien.',
      ],
    },
  },
  'Schulverband Linthebene': {
    sachbearbeitung: {
      titles: ['Schulsekretariat 50 %', 'Sachbearbeiter:in Schulverwaltung'],
      overviews: [
        'Um 7.15 Uhr klingelt im Schulsekretariat {town} das erste Telefon, um 7.20 Uhr weint das erste Kind. Sie haben für beides ein Ohr und dazu den Stundenplan im Griff.',
      ],
    },
    sozialarbeit: {
      titles: ['Schulsozialarbeiter:in', 'Schulsozialarbeiter:in Oberstufe'],
      overviews: [
        'Zwischen Pausenplatz, Lehrerzimmer und Elternabend in {town} sind Sie die Person, die niemandem Noten gibt. Das Büro steht offen, der Tee auch.',
      ],
    },
  },
  'Kita Zauberwald': {
    koch: {
      titles: ['Köchin / Koch Kita, 50–60 %', 'Kita-Koch mit Waldküche'],
      overviews: [
        'Vierzig kleine Gäste sagen in {town} jeden Tag ehrlich, wie es schmeckt. Sie kochen vegetarisch, saisonal und manchmal über dem Feuer; um 14 Uhr ist die Küche sauber.',
      ],
    },
  },
  'Gemeindeverbund Ergolztal': {
    gartenbau: {
      titles: ['Mitarbeiter:in Werkhof, Grünflächen', 'Landschaftsgärtner:in EFZ'],
      overviews: [
        'Spielplätze, Friedhöfe, Wildblumen am Kreisel: Die grünen Flächen von {town} gehören allen, und Sie sorgen dafür, dass man das sieht. Im Winter fahren Sie den Pflug.',
      ],
    },
    bauleitung: {
      titles: ['Bauleiter:in kommunale Bauten', 'Projektleiter:in Hochbau, Gemeinde'],
      overviews: [
        'Schulhäuser, Werkhöfe und ein Hallenbad in {town} warten auf ihre zweite Jugend. Sie vertreten die Bauherrschaft, kennen jede Heizung und rechnen vor versammelter Gemeinde ab.',
      ],
    },
  },
  'Alpine Life Institute': {
    'programme-officer': {
      titles: ['Grants Assistant', 'Research Coordinator', 'Communications Officer'],
      overviews: [
        'Glaciologists forget deadlines; you do not. From {town} you look after forty grants, their reports and the people who would rather be on the ice.',
      ],
    },
    'laborant-de': {
      titles: ['Biologielaborant:in Zellkultur', 'Laborant:in Umweltanalytik'],
      overviews: [
        'Eisbohrkerne, Blutproben, Flechten: Was unsere Forschenden aus den Bergen bringen, landet in {town} auf Ihrem Labortisch. Sie messen, was noch niemand gemessen hat.',
      ],
    },
  },
  'Backstube Morgenrot': {
    chauffeur: {
      titles: ['Chauffeur:in Brotauslieferung', 'Fahrer:in Frühtour, 40–60 %'],
      overviews: [
        'Um vier Uhr laden Sie den Elektrotransporter, um sieben Uhr haben alle Läden zwischen {town} und dem See frisches Brot. Danach gehört der Tag Ihnen.',
      ],
    },
  },
  'Berghäuser Wetterlücke': {
    verkauf: {
      titles: ['Verkaufsberater:in Sportgeschäft', 'Mitarbeiter:in Skiverleih und Werkstatt'],
      overviews: [
        'Zwischen acht und zehn Uhr wollen alle Ski, zwischen vier und sechs alle zurückgeben. Dazwischen wachsen Sie in {town} Beläge, verkaufen Handschuhe und erklären das Wetter.',
      ],
    },
  },
  'Kurhotel Val Sassa': {
    physiotherapie: {
      overviews: [
        'Nach dem Thermalbad kommt die Therapie: In {town} behandeln Sie Gäste, die Zeit mitbringen, und Einheimische, die nach der Ernte den Rücken spüren.',
      ],
    },
  },
  'Uhrenwerk Weissenstein': {
    konstruktion: {
      titles: ['Konstrukteur:in Gehäuse und Werk', 'Entwicklungsingenieur:in Mikrotechnik'],
      overviews: [
        'Ein Gehäuse, das dreihundert Meter Tiefe aushält und trotzdem unter die Manschette passt: In {town} zeichnen, drucken und prüfen Sie, bis beides stimmt.',
      ],
    },
  },
  'Holzbau Gantenried': {
    bauingenieur: {
      titles: ['Holzbauingenieur:in', 'Projektleiter:in Holzbau', 'Zeichner:in Holzbau'],
      overviews: [
        'Turnhallen ohne Stütze, Brücken ohne Stahl: In {town} rechnen Sie, was unsere Zimmerleute danach aufrichten, und stehen beim Aufrichten daneben.',
      ],
    },
  },
  'Aaretal Bau': {
    bauingenieur: {
      overviews: [
        'Werkleitungen, Stützmauern, Überbauungen: Rund um {town} übernehmen Sie Projekte vom ersten Begehungsfoto bis zur Schlussabnahme.',
      ],
    },
    treuhand: {
      titles: ['Buchhalter:in mit Fachausweis', 'Baubuchhaltung 40–60 %'],
      overviews: [
        'Dreissig Baustellen, dreissig Kostenstellen und ein Abschluss, der aufgeht. In {town} führen Sie die Bücher und wissen, was ein Kubikmeter Beton kostet.',
      ],
    },
  },
  'Sonnendach Energie': {
    verkauf: {
      titles: ['Verkaufsberater:in Solaranlagen', 'Energieberater:in Aussendienst'],
      overviews: [
        'Am Küchentisch rechnen Sie vor, was ein Dach in {town} im Jahr verdient. Sie verkaufen nichts, was sich nicht lohnt, und das spricht sich herum.',
      ],
    },
  },
  'Elektro Zgraben': {
    'informatik-support': {
      titles: ['Netzwerktechniker:in', 'Telematiker:in EFZ', 'Gebäudeinformatiker:in EFZ'],
      overviews: [
        'Glasfaser ins Tal, WLAN im Stall, Steuerung in der Seilbahn: Rund um {town} verbinden Sie, was weit auseinanderliegt.',
      ],
    },
  },
  'Brücke + Wasser Ingenieure': {
    konstruktion: {
      titles: ['Konstrukteur:in Stahlwasserbau', 'Zeichner:in Anlagenbau'],
      overviews: [
        'Schützen, Rechen, Fischtreppen: Was in unseren Kraftwerken beweglich ist, wird in {town} gezeichnet und im Hochwasser geprüft.',
      ],
    },
    kommunikation: {
      titles: ['Fachperson Kommunikation Ingenieurwesen', 'Grafiker:in EFZ, Pläne und Berichte'],
      overviews: [
        'Man sieht unsere Bauwerke selten, und genau darum brauchen wir in {town} jemanden, der von ihnen erzählt: in Berichten, auf Tafeln und an Gemeindeversammlungen.',
      ],
    },
  },
  'Feintec Präzision': {
    logistik: {
      titles: ['Logistiker:in EFZ', 'Mitarbeiter:in Wareneingang und Versand'],
      overviews: [
        'Zehntausend Teile, jedes mit Nummer und kleiner als ein Fingernagel: Im Lager {town} finden Sie jedes davon in einer Minute.',
      ],
    },
    disposition: {
      titles: ['Einkäufer:in Supply Chain', 'Sachbearbeiter:in Export und Zoll'],
      overviews: [
        'Unsere Maschinen reisen in Kisten bis nach Chile. Von {town} aus kaufen Sie ein, verzollen, verfolgen und freuen sich, wenn das Foto der Montage kommt.',
      ],
    },
  },
  'Pomona Robotics': {
    'mechanical-engineer': {
      titles: [
        'Mechanical Engineer, Grippers',
        'Robotics Engineer',
        'Field Service Engineer',
        'Systems Engineer',
      ],
      overviews: [
        'We build arms that pick apples without bruising them. From {town} they travel to orchards on three continents, and sometimes you travel with them.',
      ],
    },
    'customer-success': {
      titles: ['Grower Success Manager', 'Technical Support Specialist'],
      overviews: [
        'Growers call at five in the morning, because that is when apples are picked. From {town} you keep their robots running and bring home what they grumble about.',
      ],
    },
    konstruktion: {
      titles: ['Konstrukteur:in Greifer und Antriebe', 'Automatiker:in EFZ Prototypenbau'],
      overviews: [
        'Ein Apfel verträgt zwei Newton. In {town} zeichnen Sie Greifer, die das wissen, und bauen sie in der Werkstatt nebenan gleich selbst.',
      ],
    },
  },
  'Hof Wiesengrund': {
    landwirtschaft: {
      titles: ['Landwirt:in EFZ', 'Käser:in / Milchtechnologe EFZ', 'Älpler:in für die Sommersaison'],
      overviews: [
        'Unser Betrieb bei {town} melkt 38 Kühe mit Hörnern und macht aus der Milch vier Käse. Sie arbeiten mit, entscheiden mit und essen mit: Das Zmittag kocht, wer dran ist.',
        'Heuen, hirten, käsen: Rund um {town} richtet sich der Tag nach dem Wetter und nach den Kühen. Wir haben gute Maschinen und nehmen uns trotzdem Zeit.',
      ],
    },
    verkauf: {
      titles: ['Verkäufer:in Hofladen', 'Marktfahrer:in am Samstag'],
      overviews: [
        'Im Hofladen bei {town} stehen Käse, Zopf und Eier, und die Kundschaft will wissen, wie die Kuh heisst. Sie wissen es.',
      ],
    },
  },
  'Biohof Rheinblick': {
    landwirtschaft: {
      titles: ['Gemüsegärtner:in Bio', 'Landwirt:in EFZ Gemüsebau', 'Erntehilfe Sommer'],
      overviews: [
        'Zwölf Hektaren Gemüse, 300 Abos, ein alter Traktor und ein neuer Folientunnel. In {town} wächst, was die Leute am Freitag in ihrer Tasche finden.',
      ],
    },
    verkauf: {
      titles: ['Verkäufer:in Wochenmarkt', 'Mitarbeiter:in Gemüse-Abo'],
      overviews: [
        'Dienstag Markt, Donnerstag Packtag, Freitag Auslieferung: In {town} sind Sie das Gesicht unseres Gemüses und kennen für jede Kohlrabi ein Rezept.',
      ],
    },
    chauffeur: {
      titles: ['Fahrer:in Gemüse-Abo, 20–40 %', 'Chauffeur:in Auslieferung Freitag'],
      overviews: [
        'Freitag ist Liefertag: Sie bringen 300 Taschen von {town} in die Quartiere, mit dem Elektrobus und gelegentlich mit dem Lastenvelo.',
      ],
    },
  },
  'Kubus Software': {
    'informatik-support': {
      titles: ['Application Support Spital', 'System-Engineer Linux', 'ICT-Supporter:in 2nd Level'],
      overviews: [
        'Wenn nachts eine Notaufnahme anruft, ist bei uns niemand ein Ticket. Von {town} aus betreuen Sie zwanzig Spitäler, drei Bahnen und die Server dazu.',
      ],
    },
    kommunikation: {
      titles: ['Marketing-Manager:in', 'Technische Redaktorin / Technischer Redaktor'],
      overviews: [
        'Unsere Software ist leise, darum braucht sie jemanden, der sie gut erklärt. In {town} schreiben Sie Anleitungen, Fallstudien und ab und zu einen Witz.',
      ],
    },
  },
  'Genossenschaftsbank Thurtal': {
    treuhand: {
      titles: ['Sachbearbeiter:in Rechnungswesen', 'Fachperson Finanzen und Meldewesen'],
      overviews: [
        'Auch eine Bank hat eine Buchhaltung. In {town} schliessen Sie Monate ab, melden an die Aufsicht und erklären dem Vorstand, was die Zahlen sagen.',
      ],
    },
  },
  'Kanela Trading': {
    treuhand: {
      titles: ['Buchhalter:in mit Fachausweis', 'Debitorenbuchhaltung 40–60 %'],
      overviews: [
        'Kardamom in Dollar, Fracht in Euro, Löhne in Franken: In {town} halten Sie drei Währungen und neun Temperamente im Gleichgewicht.',
      ],
    },
    disposition: { titles: ['Sachbearbeiter:in Export und Zoll', 'Einkäufer:in Rohkaffee'] },
  },
  'Velo & Berg': {
    verkauf: {
      titles: [
        'Verkaufsberater:in Velo und Outdoor',
        'Velomechaniker:in EFZ',
        'Aushilfe Verkauf für Studierende',
      ],
      overviews: [
        'Wir verkaufen nichts, was wir nicht selbst benutzen würden. In unserem Laden in {town} nehmen Sie sich Zeit, fragen nach und sagen auch einmal: Das brauchen Sie nicht.',
      ],
    },
    kommunikation: {
      titles: ['Fachperson Kommunikation und Social Media', 'Fotografin / Fotograf, Katalog'],
      overviews: [
        'Keine Helden auf Gipfeln, sondern Leute mit Regenjacke: So erzählen wir vom Draussensein. In {town} planen, schreiben und fotografieren Sie mit.',
      ],
    },
    filialleitung: { titles: ['Filialleiter:in', 'Stv. Filialleitung', 'Werkstattleiter:in'] },
  },
  'Markthalle am Rhein': {
    verkauf: {
      titles: [
        'Mitarbeiter:in Verkauf Frische',
        'Detailhandelsfachperson EFZ',
        'Aushilfe Verkauf für Studierende',
      ],
      overviews: [
        'Frisches Gemüse, Käse vom Jura, Brot aus dem Nachbardorf: Der Stand in {town} ist klein, persönlich und am Samstag sehr lebendig.',
      ],
    },
    service: {
      titles: ['Servicemitarbeiter:in Markthalle', 'Bar und Buffet am Wochenende'],
      overviews: [
        'Unter dem Hallendach in {town} sitzen am Mittag vierhundert Leute an langen Tischen. Sie bringen Teller aus neun Küchen und behalten den Überblick.',
      ],
    },
    logistik: {
      overviews: [
        'Um fünf Uhr kommen Fische, Blumen und Mehl gleichzeitig. An der Rampe in {town} sorgen Sie dafür, dass alles seinen Stand findet.',
      ],
    },
  },
  'Rhenova Pharma': {
    logistik: {
      titles: ['Logistiker:in EFZ, GMP-Lager', 'Mitarbeiter:in Wareneingang Wirkstoffe'],
      overviews: [
        'In unserem Lager in {town} liegen Wirkstoffe, die mehr wert sind als das Gebäude. Sie prüfen, buchen und kühlen, zuverlässig auf ein halbes Grad.',
      ],
    },
    konstruktion: {
      titles: ['Automatiker:in EFZ Pharmaproduktion', 'Entwicklungsingenieur:in Mechatronik'],
      overviews: [
        'Steht die Abfülllinie, warten irgendwo Patientinnen. In {town} halten Sie Anlagen am Laufen, bauen sie um und qualifizieren sie neu.',
      ],
    },
    'supply-chain-en': {
      titles: ['Supply Chain Planner, Cold Chain', 'Procurement Manager', 'Warehouse Shift Lead'],
      overviews: [
        'A vial that is two degrees too warm is worthless. From {town} you plan how ours travel to forty countries and arrive exactly as they left.',
      ],
    },
  },
  'Seeland Medien': {
    kommunikation: {
      titles: ['Redaktor:in Regionalzeitung', 'Produzent:in Audio und Podcast', 'Grafiker:in EFZ'],
    },
    'software-de': {
      titles: ['Web-Entwickler:in Redaktionssysteme', 'Datenjournalist:in'],
      overviews: [
        'Eine Zeitung ist heute auch eine App, ein Archiv und an Abstimmungssonntagen eine Rechenmaschine. In {town} bauen Sie, was die Redaktion morgen braucht.',
      ],
    },
  },
  'Kulturhalle Gaswerk': {
    kommunikation: {
      titles: ['Programmkommunikation und Social Media', 'Grafiker:in EFZ, Plakate'],
      overviews: [
        'Zweihundert Anlässe im Jahr wollen angekündigt sein, der leise Dichter ebenso wie die laute Band. In {town} finden Sie für jeden den richtigen Ton.',
      ],
    },
    service: {
      titles: ['Barmitarbeiter:in Konzertabende', 'Bar- und Eventservice auf Abruf'],
      overviews: [
        'Zwischen Soundcheck und Zugabe stehen Sie in {town} hinter der Bar: drei Biere, zwei Wasser, ein Lächeln, weiter. Um Mitternacht gibt es Suppe für alle.',
      ],
    },
  },
};
