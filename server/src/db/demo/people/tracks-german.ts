import type { Track } from './track';

/** German-speaking students and candidates. */
export const tracksGerman: Track[] = [
  {
    id: 'nursing-de',
    language: 'de',
    fields: ['care', 'social'],
    professions: ['pflegefachperson', 'fage', 'pflegeassistenz', 'spitex', 'betreuung-behinderung'],
    studies: [
      { title: 'Fachmittelschule Gesundheit', school: 'Kantonsschule' },
      { title: 'Dipl. Pflege HF', school: 'Bildungszentrum Gesundheit' },
    ],
    positions: [
      {
        title: 'Pflegehelfer:in SRK',
        place: 'Alterszentrum Ahornweg',
        points: [
          'Körperpflege und Mobilisation von acht Bewohnenden',
          'Spätdienste am Wochenende neben dem Studium',
        ],
      },
      {
        title: 'Praktikum Akutpflege',
        place: 'Regionalspital, Abteilung Medizin',
        points: ['Pflegeprozess unter Anleitung geführt', 'Verbände, Infusionen und Eintrittsgespräche'],
      },
      {
        title: 'Freiwillige Sitzwache',
        place: 'Hospizdienst Region',
        points: ['Nachtwachen bei schwer kranken Menschen'],
      },
    ],
    biographies: [
      'Ich studiere Pflege, weil mich interessiert, was Menschen wieder auf die Beine bringt. Am liebsten arbeite ich dort, wo Zeit für ein Gespräch bleibt. Neben der Schule singe ich Alt in einem Chor und fahre bei jedem Wetter Velo.',
      'Pflege ist für mich Kopf, Hand und Herz in wechselnder Reihenfolge. Ich mag strukturierte Schichten, klare Übergaben und Teams, in denen man Fragen stellt.',
    ],
    motivations: [
      'In meinem Praktikum auf der Medizin habe ich gemerkt, wie viel ruhiger eine Schicht wird, wenn jemand genau hinschaut. Dieses Hinschauen möchte ich bei Ihnen einbringen.',
      'Was mich an Ihrem Haus anspricht, ist die Zeit, die Sie für Pflege einplanen. Ich habe in Wochenenddiensten gelernt, selbständig zu arbeiten und rechtzeitig Hilfe zu holen.',
    ],
    skills: ['Patient care', 'Wound care', 'Kinaesthetics', 'First aid', 'Documentation'],
    certificates: ['Kurs Pflegehelfer:in SRK', 'Kinaesthetics Grundkurs', 'BLS-AED-SRC'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B2', 'Französisch B1'],
  },
  {
    id: 'health-de',
    language: 'de',
    fields: ['care', 'social'],
    professions: ['fage', 'pflegeassistenz', 'spitex', 'betreuung-behinderung'],
    studies: [
      { title: 'Sekundarschule', school: 'Oberstufenzentrum' },
      { title: 'Fachperson Gesundheit EFZ', school: 'Berufsfachschule Gesundheit' },
    ],
    positions: [
      {
        title: 'Fachperson Gesundheit EFZ',
        place: 'Haus am Bach',
        points: ['Bezugspflege für fünf Bewohnende', 'Medikamente gerichtet und abgegeben'],
      },
      {
        title: 'Lernende:r FaGe',
        place: 'Pflegeheim Sonnenberg',
        points: ['Alle Bereiche vom Wohnen bis zur Tagesklinik'],
      },
      {
        title: 'Betreuung im Ferienlager',
        place: 'Verein Blauring',
        points: ['Zwei Sommerlager mit vierzig Kindern geleitet'],
      },
    ],
    biographies: [
      'Nach der Lehre habe ich zwei Jahre im Pflegeheim gearbeitet und suche nun eine neue Aufgabe. Ich bin verlässlich, mag alte Geschichten und kann gut Karten spielen.',
      'Ich arbeite gern mit Menschen, die viel erlebt haben. Meine Stärke ist Geduld, meine Schwäche sind Crèmeschnitten.',
    ],
    motivations: [
      'Nach der Lehre möchte ich dorthin, wo ich Verantwortung übernehmen und trotzdem noch lernen kann. Ihr Inserat liest sich genau so.',
      'Ich bin gern unterwegs, plane meine Zeit gut und dokumentiere sofort. Mein letzter Vorgesetzter nannte mich «die ruhige Hand im Spätdienst».',
    ],
    skills: ['Patient care', 'First aid', 'Kinaesthetics', 'Driving licence B', 'Teamwork'],
    certificates: ['EFZ Fachperson Gesundheit', 'Palliative Care A1'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B1'],
  },
  {
    id: 'therapy-de',
    language: 'de',
    fields: ['care'],
    professions: ['physiotherapie', 'praxisassistenz'],
    studies: [
      { title: 'Gymnasiale Maturität, Schwerpunkt Biologie', school: 'Kantonsschule' },
      { title: 'BSc Physiotherapie', school: 'Fachhochschule, Departement Gesundheit' },
    ],
    positions: [
      {
        title: 'Praktikum Rehabilitation',
        place: 'Rehazentrum Hochwald',
        points: ['Gangschule nach Hüftoperationen', 'Gruppentherapie im Wasser'],
      },
      {
        title: 'Empfang und Trainingsraum',
        place: 'Physio am Markt',
        points: ['Termine, Geräteeinführung, Abrechnung'],
      },
      {
        title: 'Betreuung der ersten Mannschaft',
        place: 'Unihockeyclub',
        points: ['Tapen, dehnen, trösten'],
      },
    ],
    biographies: [
      'Bewegung ist mein Fach und mein Hobby: Unihockey im Winter, Rudern im Sommer. Ich erkläre Übungen so, dass man sie zu Hause auch macht.',
      'Kurz vor dem Bachelor in Physiotherapie, mit einem Faible für Neurologie und für Menschen, die nicht aufgeben.',
    ],
    motivations: [
      'Im Rehazentrum habe ich einen Mann begleitet, der nach sechs Wochen wieder Treppen stieg. Seither weiss ich, wo ich arbeiten will.',
      'Dreissig Minuten pro Behandlung und Austausch im Team: So habe ich Therapie gelernt und so möchte ich arbeiten.',
    ],
    skills: ['Patient care', 'Kinaesthetics', 'First aid', 'Documentation', 'Customer service'],
    certificates: ['Manuelle Therapie, Grundkurs', 'BLS-AED-SRC'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B2', 'Französisch B1'],
  },
  {
    id: 'teacher-de',
    language: 'de',
    fields: ['teaching', 'childcare'],
    studies: [
      { title: 'Gymnasiale Maturität', school: 'Kantonsschule' },
      { title: 'Bachelor Primarstufe', school: 'Pädagogische Hochschule' },
    ],
    positions: [
      {
        title: 'Klassenassistenz',
        place: 'Schulhaus Dorfmatt',
        points: ['Vier Halbtage pro Woche in einer 2. Klasse', 'Leseförderung in Kleingruppen'],
      },
      {
        title: 'Leiterin / Leiter Mittagstisch',
        place: 'Schulgemeinde',
        points: ['Dreissig Kinder, ein Gong, kein Chaos'],
      },
      {
        title: 'Stellvertretung 5. Klasse',
        place: 'Schule Oberwil',
        points: ['Sechs Wochen eigenverantwortlich unterrichtet'],
      },
    ],
    biographies: [
      'Im vierten Semester an der PH, Schwerpunkt Mathematik und Gestalten. Ich leite seit Jahren Jungschar und weiss, wie man vierzig Kinder zum Aufräumen bringt.',
      'Lehren heisst für mich: gut fragen. Ich suche eine Stelle neben dem Studium, gern mit Teamteaching und Werkraum.',
    ],
    motivations: [
      'Während meiner Stellvertretung habe ich erlebt, wie ein Kind plötzlich gern liest. Solche Momente sind der Grund, weshalb ich mich bei Ihnen bewerbe.',
      'Ihr Schulhaus kenne ich vom Vorbeifahren, Ihr Leitbild vom Lesen. Beides macht Lust, mitzuarbeiten.',
    ],
    skills: ['Teaching', 'Child development', 'Conflict resolution', 'First aid', 'Photography'],
    certificates: ['J+S-Leiter:in Lagersport', 'Sonderprivatauszug'],
    languages: ['Deutsch (Muttersprache)', 'Englisch C1', 'Französisch B2'],
  },
  {
    id: 'social-de',
    language: 'de',
    fields: ['social', 'childcare', 'public'],
    studies: [
      { title: 'Fachmaturität Soziale Arbeit', school: 'Fachmittelschule' },
      { title: 'Bachelor Soziale Arbeit', school: 'Fachhochschule' },
    ],
    positions: [
      {
        title: 'Mitarbeit Jugendtreff',
        place: 'Offene Jugendarbeit',
        points: ['Treffbetrieb am Mittwoch und Freitag', 'Skatepark-Projekt mit Jugendlichen umgesetzt'],
      },
      {
        title: 'Praktikum Wohnheim',
        place: 'Stiftung Brückenhaus',
        points: ['Alltagsbegleitung von sechs Erwachsenen'],
      },
      {
        title: 'Telefonseelsorge',
        place: 'Freiwilligendienst',
        points: ['Ausbildung und zwei Jahre Nachtdienste'],
      },
    ],
    biographies: [
      'Ich höre gern zu und schreibe lesbare Berichte. Nach einem Jahr im Ausland studiere ich Soziale Arbeit und möchte Theorie und Alltag verbinden.',
      'Menschen sind mehr als ihr Dossier. Ich suche ein Team, das dieser Meinung ist.',
    ],
    motivations: [
      'Im Jugendtreff habe ich gelernt, dass Vertrauen aus Verlässlichkeit entsteht. Diese bringe ich mit.',
      'Ihre Haltung zur Selbstbestimmung hat mich überzeugt; ich möchte von Ihrem Team lernen und eigene Ideen einbringen.',
    ],
    skills: ['Conflict resolution', 'Counselling', 'Documentation', 'Teamwork', 'Driving licence B'],
    certificates: ['Deeskalation Grundkurs', 'Unterstützte Kommunikation'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B2', 'Spanisch B1'],
  },
  {
    id: 'it-de',
    language: 'de',
    fields: ['it'],
    studies: [
      { title: 'Informatiker:in EFZ mit Berufsmaturität', school: 'Technische Berufsschule' },
      { title: 'BSc Informatik', school: 'Fachhochschule' },
    ],
    positions: [
      {
        title: 'Software-Entwickler:in Teilzeit',
        place: 'Webwerkstatt GmbH',
        points: ['Buchungssystem in TypeScript und PostgreSQL', 'Automatische Tests eingeführt'],
      },
      {
        title: 'Lernende:r Applikationsentwicklung',
        place: 'Kantonale Informatik',
        points: ['Formulare digitalisiert, zwei davon preisgekrönt'],
      },
      { title: 'ICT-Support', place: 'Gymnasium', points: ['400 Laptops verteilt und wieder eingesammelt'] },
    ],
    biographies: [
      'Ich programmiere, seit mein Lego Motoren hatte. Heute mag ich einfache Lösungen, gute Namen und Code, den man am Montag noch versteht.',
      'Informatikstudent:in im fünften Semester, nebenbei im Chaos-Treff aktiv. Ich suche ein Team, das Reviews ernst nimmt und Kaffee auch.',
    ],
    motivations: [
      'Ihre Beschreibung von kleinen Schritten und ehrlichen Reviews ist genau die Art, wie ich arbeiten möchte. In meinem Teilzeitjob habe ich ein Buchungssystem von Grund auf gebaut und betreue es bis heute.',
      'Mich reizt Software, die jemand wirklich braucht. Einen Auszug meiner Arbeiten finden Sie im Lebenslauf.',
    ],
    skills: ['TypeScript', 'React', 'SQL', 'Linux', 'Python'],
    certificates: ['Modul 306 Projektleitung', 'Linux Essentials'],
    languages: ['Deutsch (Muttersprache)', 'Englisch C1'],
  },
  {
    id: 'business-de',
    language: 'de',
    fields: ['finance', 'office', 'public'],
    studies: [
      { title: 'Kauffrau / Kaufmann EFZ, M-Profil', school: 'KV Business School' },
      { title: 'BSc Betriebsökonomie', school: 'Fachhochschule' },
    ],
    positions: [
      {
        title: 'Sachbearbeitung Buchhaltung',
        place: 'Schreinerei Obrist AG',
        points: ['Debitoren, Kreditoren, Löhne für 24 Personen', 'Belegfluss digitalisiert'],
      },
      { title: 'Lernende:r KV', place: 'Gemeindeverwaltung', points: ['Einwohnerdienste, Steuern, Bau'] },
      { title: 'Kassier:in', place: 'Turnverein', points: ['Jahresrechnung ohne einen Rappen Differenz'] },
    ],
    biographies: [
      'Zahlen beruhigen mich, Menschen interessieren mich. Darum studiere ich berufsbegleitend und suche eine Stelle zwischen Buchhaltung und Beratung.',
      'Ich ordne gern, rede gern und halte Fristen. In der Freizeit leite ich das Finanzressort im Turnverein.',
    ],
    motivations: [
      'In einem Betrieb mit 24 Leuten habe ich alles gemacht, von der Lohnabrechnung bis zur Kaffeebestellung. Bei Ihnen möchte ich tiefer gehen.',
      'Sie schreiben, dass Sie gern erklären. Ich auch: In meinem Team bin ich die Person, die fragt, bis es alle verstanden haben.',
    ],
    skills: ['Bookkeeping', 'Abacus', 'Excel', 'Documentation', 'Customer service'],
    certificates: ['Xpert Finanzbuchhaltung', 'ECDL Base'],
    languages: ['Deutsch (Muttersprache)', 'Französisch B2', 'Englisch B2'],
  },
  {
    id: 'retail-de',
    language: 'de',
    fields: ['retail', 'hospitality'],
    studies: [
      { title: 'Sekundarschule', school: 'Schule am Dorfplatz' },
      { title: 'Detailhandelsfachperson EFZ', school: 'Berufsschule' },
    ],
    positions: [
      {
        title: 'Verkauf',
        place: 'Sportgeschäft Gipfelwärts',
        points: ['Beratung Wanderschuhe und Ski', 'Inventar und Schaufenster'],
      },
      { title: 'Aushilfe', place: 'Bäckerei am Tor', points: ['Samstagsschichten ab fünf Uhr früh'] },
      { title: 'Barista', place: 'Café Tramstop', points: ['Zweihundert Kaffees am Tag, jeder heiss'] },
    ],
    biographies: [
      'Ich verkaufe nur, was ich selbst empfehlen würde, und finde fast immer ein gemeinsames Thema. Am Wochenende bin ich auf Klettersteigen.',
      'Neben dem Studium suche ich ein bis zwei Schichten pro Woche. Ich bin pünktlich, freundlich und kann Kopfrechnen.',
    ],
    motivations: [
      'Ihr Laden ist mir als Kundin / Kunde aufgefallen, weil mir jemand vom teureren Modell abgeraten hat. So möchte ich auch arbeiten.',
      'Frühschichten machen mir nichts aus, volle Läden auch nicht. Ich bringe drei Jahre Erfahrung hinter der Theke mit.',
    ],
    skills: ['Customer service', 'Cash desk', 'Visual merchandising', 'Barista', 'Teamwork'],
    certificates: ['EFZ Detailhandel', 'Barista Level 1'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B2'],
  },
  {
    id: 'gastro-de',
    language: 'de',
    fields: ['food', 'hospitality'],
    studies: [
      { title: 'Sekundarschule', school: 'Schule im Tal' },
      { title: 'Köchin / Koch EFZ', school: 'Berufsfachschule Gastgewerbe' },
    ],
    positions: [
      {
        title: 'Jungköchin / Jungkoch',
        place: 'Gasthof Hirschen',
        points: ['Gardemanger und Saucier', 'Zwei Lernende begleitet'],
      },
      {
        title: 'Service',
        place: 'Seerestaurant Bootshaus',
        points: ['Terrasse mit 80 Plätzen, drei Sommer'],
      },
      {
        title: 'Produktion',
        place: 'Bäckerei Kornblume',
        points: ['Nachtschichten, Sauerteig, Zöpfe am Samstag'],
      },
    ],
    biographies: [
      'Kochen habe ich bei meiner Grossmutter gelernt und in der Lehre noch einmal richtig. Ich mag ehrliche Küche, scharfe Messer und sanfte Töne.',
      'Saison ist für mich ein Versprechen. Ich suche einen Betrieb, der auch so denkt und in dem man nach dem Service noch zusammensitzt.',
    ],
    motivations: [
      'Eine Karte, die montags neu geschrieben wird, ist genau das, was ich suche. Im Hirschen habe ich zwei Jahre lang jeden Posten durchlaufen.',
      'Ich arbeite sauber, probiere viel und werfe wenig weg. Für die Saison kann ich sofort umziehen.',
    ],
    skills: ['Cooking', 'HACCP', 'Pastry', 'Wine service', 'Teamwork'],
    certificates: ['EFZ Köchin / Koch', 'Hygieneschulung HACCP'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B1', 'Italienisch A2'],
  },
  {
    id: 'craft-de',
    language: 'de',
    fields: ['building', 'craft', 'watchmaking'],
    studies: [
      { title: 'Sekundarschule', school: 'Oberstufe Moos' },
      { title: 'Berufslehre EFZ', school: 'Gewerbliche Berufsschule' },
    ],
    positions: [
      {
        title: 'Monteur:in',
        place: 'Solarteam Nord',
        points: ['160 Dächer, kein Unfall', 'Wechselrichter und Speicher gesetzt'],
      },
      { title: 'Lernende:r', place: 'Elektro Häfliger', points: ['Neubau, Umbau, Service'] },
      { title: 'Zimmerei-Aushilfe', place: 'Holzbau Stutz', points: ['Elementbau und Montage im Sommer'] },
    ],
    biographies: [
      'Ich sehe am Abend gern, was ich am Tag gemacht habe. Höhe macht mir nichts, Unordnung schon.',
      'Gelernt habe ich von Leuten, die mit Bleistift hinter dem Ohr rechnen. Jetzt mache ich abends die Berufsmatura und suche tagsüber gute Arbeit.',
    ],
    motivations: [
      'Mit Wärmepumpen und Solaranlagen arbeite ich seit der Lehre, und ich möchte bei einem Betrieb sein, der das ernst meint.',
      'Ihre Teams bleiben zusammen, das habe ich von einem Kollegen gehört. Verlässliche Leute und sauberes Werkzeug: Mehr braucht es nicht.',
    ],
    skills: ['Electrical installation', 'Working at heights', 'Driving licence B', 'CNC', 'Teamwork'],
    certificates: ['PSAgA Höhensicherung', 'Hubarbeitsbühne PEMP'],
    languages: ['Deutsch (Muttersprache)', 'Englisch A2'],
  },
  {
    id: 'engineer-de',
    language: 'de',
    fields: ['engineering', 'craft', 'it'],
    studies: [
      { title: 'Zeichner:in EFZ mit Berufsmaturität', school: 'Berufsschule Technik' },
      { title: 'BSc Maschinentechnik', school: 'Ostschweizer Fachhochschule' },
    ],
    positions: [
      {
        title: 'Werkstudent:in Konstruktion',
        place: 'Seilbahn-Technik Falk AG',
        points: ['Klemmen gezeichnet und auf dem Prüfstand gequält', 'Zeichnungsableitung in SolidWorks'],
      },
      { title: 'Zeichner:in', place: 'Ingenieurbüro Talsohle', points: ['Schalungs- und Bewehrungspläne'] },
      {
        title: 'Teammitglied',
        place: 'Formula Student',
        points: ['Radaufhängung berechnet, Rennen beendet'],
      },
    ],
    biographies: [
      'Ich konstruiere Dinge, die man reparieren kann. Im Studium baue ich an einem Rennwagen, zu Hause an einem alten Traktor.',
      'Zwischen Zeichnung und Werkstatt fühle ich mich am wohlsten. Baustellen bei Regen finde ich schön, solange die Stiefel halten.',
    ],
    motivations: [
      'Ihr Weg vom Entwurf bis zur Inbetriebnahme, alles im selben Haus, ist selten geworden. Mit meiner Lehre und dem Studium kann ich beide Enden verstehen.',
      'Als Werkstudent:in habe ich Klemmen für Seilbahnen gerechnet. Sicherheit ist für mich seither keine Fussnote.',
    ],
    skills: ['SolidWorks', 'AutoCAD', 'Revit', 'Project management', 'Python'],
    certificates: ['CSWA SolidWorks', 'BIM Grundlagen'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B2'],
  },
  {
    id: 'logistics-de',
    language: 'de',
    fields: ['logistics', 'retail'],
    studies: [
      { title: 'Sekundarschule', school: 'Schule Feldmatt' },
      { title: 'Logistiker:in EFZ', school: 'ASFL SVBL Ausbildungszentrum' },
    ],
    positions: [
      {
        title: 'Logistiker:in',
        place: 'Getränkezentrum Mitte',
        points: ['Wareneingang und Kommissionierung', 'Inventardifferenz halbiert'],
      },
      {
        title: 'Velokurier:in',
        place: 'Kurierkollektiv',
        points: ['Vierzig Sendungen am Tag, auch im Januar'],
      },
      { title: 'Rüster:in Abendschicht', place: 'Paketzentrum', points: ['Zwei Jahre neben dem Studium'] },
    ],
    biographies: [
      'Ich packe gern an und plane voraus. Den Staplerausweis habe ich mit achtzehn gemacht, den Rückenkurs mit zwanzig.',
      'Bewegung, Ordnung, Tempo: Im Lager finde ich alle drei. Abends besuche ich die höhere Fachschule.',
    ],
    motivations: [
      'Pünktliche Schichten und gute Maschinen sind mir wichtig, und beides haben Sie im Inserat genannt. Ich bin schnell und trotzdem genau.',
      'Neben der Weiterbildung suche ich eine Abendschicht, auf die ich mich verlassen kann; umgekehrt gilt dasselbe.',
    ],
    skills: ['Forklift licence', 'Warehouse systems', 'Driving licence C/CE', 'Teamwork', 'SAP'],
    certificates: ['Staplerausweis R1/R2', 'Gefahrgut Grundkurs'],
    languages: ['Deutsch C1', 'Albanisch (Muttersprache)', 'Englisch B1'],
  },
  {
    id: 'science-de',
    language: 'de',
    fields: ['science'],
    studies: [
      { title: 'Laborant:in EFZ Chemie', school: 'aprentas' },
      { title: 'BSc Chemie', school: 'Fachhochschule Nordwestschweiz' },
    ],
    positions: [
      {
        title: 'Laborant:in',
        place: 'Analytiklabor Birseck',
        points: ['HPLC und GC im Zweischichtbetrieb', 'Methodentransfer dokumentiert'],
      },
      { title: 'Tutorat Chemie', place: 'Hochschule', points: ['Übungsstunden für das erste Jahr'] },
      {
        title: 'Praktikum Qualitätskontrolle',
        place: 'Wirkstoffwerk',
        points: ['Wareneingangsprüfungen nach Pharmakopöe'],
      },
    ],
    biographies: [
      'Ich mag Messwerte, denen man trauen kann, und Fragen, auf die es noch keine gibt. Im Labor bin ich die Person mit dem beschrifteten Rührfisch.',
      'Nach der Lehre im Labor studiere ich Teilzeit weiter. Genauigkeit ist mir wichtig, Pedanterie nicht.',
    ],
    motivations: [
      'GMP habe ich nicht aus Büchern gelernt, sondern aus Abweichungen. Diese Erfahrung bringe ich gern in Ihr Team ein.',
      'Ein neues Labor aufzubauen wäre ein Traum: Methoden einrichten, Geräte qualifizieren, den ersten sauberen Peak feiern.',
    ],
    skills: ['HPLC', 'GMP', 'Statistics', 'Documentation', 'Excel'],
    certificates: ['GMP Basistraining', 'Chemikalien-Ansprechperson'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B2'],
  },
  {
    id: 'media-de',
    language: 'de',
    fields: ['media', 'events'],
    studies: [
      { title: 'Gymnasiale Maturität, Bildnerisches Gestalten', school: 'Kantonsschule' },
      { title: 'BA Visuelle Kommunikation', school: 'Hochschule der Künste' },
    ],
    positions: [
      {
        title: 'Grafik und Social Media',
        place: 'Verein Kulturkeller',
        points: ['Plakate, Programm, 4000 Followerinnen', 'Konzertfotografie'],
      },
      {
        title: 'Freie Mitarbeit Lokalredaktion',
        place: 'Wochenblatt',
        points: ['Reportagen und Kurzmeldungen'],
      },
      { title: 'Stagehand', place: 'Openair am Weiher', points: ['Auf- und Abbau, drei Ausgaben'] },
    ],
    biographies: [
      'Ich gestalte, schreibe und fotografiere, am liebsten für Dinge, die man besuchen kann. Mein Portfolio schicke ich gern.',
      'Tagsüber Studium, abends Mischpult. Ich mag Typografie mit Rückgrat und Teams mit Humor.',
    ],
    motivations: [
      'Ihre letzten Plakate hängen in meiner Küche, das meine ich ernst. Gern würde ich an den nächsten mitarbeiten.',
      'Bei einem Openair lernt man Planung, Improvisation und Regenhosen. Alle drei habe ich noch.',
    ],
    skills: ['InDesign', 'Photography', 'Copywriting', 'Sound engineering', 'Project management'],
    certificates: ['Schall- und Laserverordnung', 'Volontariat Zeugnis'],
    languages: ['Deutsch (Muttersprache)', 'Englisch C1', 'Französisch B1'],
  },
  {
    id: 'green-de',
    language: 'de',
    fields: ['farming', 'retail'],
    studies: [
      { title: 'Gymnasiale Maturität', school: 'Kantonsschule' },
      { title: 'BSc Agronomie', school: 'HAFL Zollikofen' },
    ],
    positions: [
      {
        title: 'Hofmitarbeit',
        place: 'Bergbetrieb Oberalp',
        points: ['Zwei Alpsommer mit 60 Kühen', 'Käseherstellung auf dem Feuer'],
      },
      {
        title: 'Gärtnerei',
        place: 'Staudengärtnerei Moosrain',
        points: ['Vermehrung, Verkauf, Pflanzpläne'],
      },
      { title: 'Marktstand', place: 'Gemüsekooperative', points: ['Jeden Samstag um fünf'] },
    ],
    biographies: [
      'Ich studiere Agronomie, weil Essen das Wichtigste ist, was wir jeden Tag tun. Mit Kühen bin ich geduldig, mit Wespen weniger.',
      'Erde unter den Nägeln, Exceltabelle im Kopf: So bin ich am glücklichsten.',
    ],
    motivations: [
      'Zwei Sommer auf der Alp haben mir gezeigt, dass ich früh aufstehen kann und gern im Team entscheide.',
      'Ihr Hof verbindet Anbau und Verkauf. Beides habe ich gelernt, beides würde ich gern bei Ihnen tun.',
    ],
    skills: ['Pruning', 'Dairy work', 'Driving licence B', 'Customer service', 'Excel'],
    certificates: ['Fahrausweis Kat. F/G', 'Alpkäserkurs'],
    languages: ['Deutsch (Muttersprache)', 'Englisch B2'],
  },
];
