import type { Company } from './company';

/** Hospitals, care homes, practices and care at home. The first one is the demo employer. */
export const care: Company[] = [
  {
    name: 'Alta Medica',
    domain: 'altamedica.example',
    language: 'de',
    mark: 'home-heart',
    palette: 0,
    street: 'Länggassstrasse 41',
    towns: ['Bern', 'Thun', 'Burgdorf', 'Biel/Bienne'],
    jobs: 9,
    english: 0.23,
    reputation: 4.4,
    professions: [
      'spitex',
      'spitex',
      'spitex',
      'fage',
      'pflegeassistenz',
      'physiotherapie',
      'sachbearbeitung',
      'care-assistant-en',
    ],
    mission:
      'Wir bringen Pflege auf Spitalniveau nach Hause, damit Altwerden in Bern nie heissen muss, Bern zu verlassen. 140 Kolleginnen und Kollegen, gegründet 2004 von zwei Pflegefachfrauen mit einem Velo.',
    workEthics:
      'Zeit ist Teil der Behandlung. Niemand plant Touren ohne Pausen, Überstunden werden im gleichen Monat ausgeglichen, und Fehler besprechen wir, ohne Schuldige zu suchen.',
    pitches: {
      de: [
        'Alta Medica pflegt in Bern, Thun, Burgdorf und Biel rund 600 Menschen zu Hause.',
        'Bei uns plant das Team seine Touren selbst, nicht ein Programm.',
        'Wir sind 140 Leute und kennen uns alle beim Vornamen.',
      ],
      en: ['Alta Medica cares for about 600 people in their homes, in and around Bern.'],
    },
  },
  {
    name: 'Spital Urnersee',
    domain: 'spital-urnersee.example',
    language: 'de',
    mark: 'cross-petals',
    palette: 1,
    street: 'Spitalweg 3',
    towns: ['Altdorf', 'Andermatt'],
    jobs: 8,
    reputation: 4.0,
    professions: [
      'pflegefachperson',
      'fage',
      'physiotherapie',
      'informatik-support',
      'koch',
      'hauswirtschaft',
      'praxisassistenz',
      'personalwesen',
    ],
    mission:
      'Grundversorgung für ein ganzes Tal: Notfall, Geburten, Innere Medizin und eine kleine, feine Chirurgie. 96 Betten, 480 Mitarbeitende, ein Helikopter-Landeplatz mit Seesicht.',
    workEthics:
      'Wir reden auf Augenhöhe, auch zwischen Chefarzt und Lernenden. Wer um drei Uhr nachts Hilfe braucht, bekommt sie.',
    pitches: {
      de: [
        'Im Spital Urnersee kennt man die Menschen, die man behandelt, oft schon vom Wochenmarkt.',
        'Kurze Wege, breite Medizin und nach Dienstschluss ein Sprung in den See.',
      ],
    },
  },
  {
    name: 'Pflegezentrum Lindenhain',
    domain: 'lindenhain.example',
    language: 'de',
    mark: 'leaf-pair',
    palette: 2,
    street: 'Lindenstrasse 18',
    towns: ['Winterthur', 'Uster', 'Frauenfeld'],
    jobs: 10,
    reputation: 3.7,
    professions: [
      'fage',
      'pflegeassistenz',
      'pflegefachperson',
      'koch',
      'hauswirtschaft',
      'betreuung-behinderung',
      'service',
    ],
    mission:
      'Drei Häuser, 310 Bewohnerinnen und Bewohner, ein Gedanke: Zuhause ist, wo jemand weiss, wie man den Kaffee trinkt. Mit eigener Demenzabteilung und Tagesgästen.',
    workEthics:
      'Würde zeigt sich im Kleinen. Wir klopfen an, bevor wir eintreten, und schreiben Dienstpläne, die ein Leben daneben erlauben.',
    pitches: {
      de: [
        'Der Lindenhain hat drei Häuser, und jedes hat einen eigenen Garten.',
        'Wir bilden jedes Jahr 22 Lernende aus und behalten die meisten.',
      ],
    },
  },
  {
    name: 'Klinik Seewinkel',
    domain: 'klinik-seewinkel.example',
    language: 'de',
    mark: 'wave-sun',
    palette: 3,
    street: 'Seestrasse 92',
    towns: ['Kreuzlingen', 'Rapperswil-Jona'],
    jobs: 8,
    english: 0.26,
    reputation: 4.6,
    professions: [
      'physiotherapie',
      'pflegefachperson',
      'fage',
      'sachbearbeitung',
      'koch',
      'praxisassistenz',
      'pflegeassistenz',
      'care-assistant-en',
    ],
    mission:
      'Rehabilitation nach Unfall, Operation oder Schlaganfall, mit dem See als Therapieraum. 120 Zimmer an zwei Standorten.',
    workEthics:
      'Fortschritt messen wir in Metern, nicht in Minuten. Jede Stimme zählt im interprofessionellen Rapport.',
    pitches: {
      de: [
        'Die Klinik Seewinkel ist auf neurologische und orthopädische Rehabilitation spezialisiert.',
        'Therapie, Pflege und Küche essen hier am gleichen Tisch.',
      ],
      en: ['Klinik Seewinkel helps people back on their feet after surgery, accident or stroke.'],
    },
  },
  {
    name: 'Bergspital Landwasser',
    domain: 'bergspital-landwasser.example',
    language: 'de',
    mark: 'peak-cross',
    palette: 4,
    street: 'Promenade 115',
    towns: ['Davos', 'Chur', 'Ilanz/Glion'],
    jobs: 9,
    english: 0.12,
    reputation: 3.9,
    professions: [
      'pflegefachperson',
      'fage',
      'praxisassistenz',
      'physiotherapie',
      'hauswirtschaft',
      'informatik-support',
      'quality-gmp',
      'research-scientist',
    ],
    mission:
      'Wir versorgen Einheimische, Sportlerinnen und Gäste auf 1560 Metern, im Winter mit drei Notfallteams.',
    workEthics:
      'In den Bergen hilft man einander, im Spital auch. Dienstwünsche für Pulverschneetage nehmen wir ernst.',
    pitches: {
      de: [
        'Im Winter verdoppelt sich die Zahl unserer Patientinnen, im Mai haben wir Zeit für Weiterbildung.',
        'Personalhaus und Skiraum liegen zwei Minuten vom Haupteingang.',
      ],
      en: ['Our clinical research unit studies breathing, bones and altitude.'],
    },
  },
  {
    name: 'Résidence du Vieux-Port',
    domain: 'vieux-port.example',
    language: 'fr',
    mark: 'anchor-leaf',
    palette: 5,
    street: 'Quai Perdonnet 12',
    towns: ['Vevey', 'Montreux', 'Morges'],
    jobs: 8,
    reputation: 4.2,
    professions: ['assc', 'infirmier', 'cuisinier', 'service-fr', 'assistant-social'],
    mission:
      'Trois maisons au bord de l’eau, 140 résidentes et résidents, une pension pour les chats. Vieillir chez nous, c’est garder ses clés.',
    workEthics:
      'La bientraitance se vit aussi entre collègues. Les plannings sortent six semaines à l’avance et sont respectés.',
    pitches: {
      fr: [
        'La Résidence du Vieux-Port compte trois maisons et cent trente collègues.',
        'Chez nous, on danse le jeudi.',
      ],
    },
  },
  {
    name: 'Hôpital du Haut-Rhône',
    domain: 'hopital-haut-rhone.example',
    language: 'fr',
    mark: 'cross-petals',
    palette: 6,
    street: 'Route de Morgins 50',
    towns: ['Monthey', 'Sierre', 'Martigny'],
    jobs: 9,
    reputation: 3.6,
    professions: ['infirmier', 'assc', 'laborantin', 'developpeur', 'cuisinier', 'comptable'],
    mission:
      'Un hôpital, trois sites, une vallée. Urgences, maternité, gériatrie et le plus haut taux d’allaitement du pays, dit-on.',
    workEthics:
      'Nous soignons sans hiérarchie inutile. La formation continue se fait sur le temps de travail.',
    pitches: {
      fr: [
        'L’Hôpital du Haut-Rhône emploie neuf cents personnes de quarante métiers.',
        'Entre deux services, on voit les Dents du Midi.',
      ],
    },
  },
  {
    name: 'Casa Camelia',
    domain: 'casa-camelia.example',
    language: 'it',
    mark: 'flower',
    palette: 7,
    street: 'Via ai Monti 8',
    towns: ['Locarno', 'Bellinzona'],
    jobs: 6,
    reputation: 4.5,
    professions: ['oss', 'infermiere', 'cuoco'],
    mission:
      'Case per anziani con giardino: 88 ospiti, 90 collaboratori e un cane, Nuvola. Le porte restano aperte ai nipoti e alla musica.',
    workEthics: 'Curare significa conoscere. I turni si decidono insieme, le ferie anche.',
    pitches: {
      it: [
        'Casa Camelia accoglie 88 persone in due case con giardino.',
        'Da noi il giovedì canta il coro, e chi lavora può unirsi.',
      ],
    },
  },
  {
    name: 'Soins Ajoie',
    domain: 'soins-ajoie.example',
    language: 'fr',
    mark: 'home-heart',
    palette: 8,
    street: 'Rue du Gravier 5',
    towns: ['Porrentruy', 'Delémont'],
    jobs: 7,
    reputation: 4.1,
    professions: ['assc', 'infirmier', 'assistant-social', 'comptable'],
    mission:
      'Aide et soins à domicile dans tout le Jura, sept jours sur sept, par tous les temps et sur toutes les routes.',
    workEthics: 'On ne laisse personne seul : ni les clients, ni les collègues.',
    pitches: {
      fr: [
        'Soins Ajoie, c’est cent dix collègues et soixante voitures électriques.',
        'Les équipes de secteur organisent elles-mêmes leurs tournées.',
      ],
    },
  },
  {
    name: 'Praxisnetz Alpstein',
    domain: 'praxisnetz-alpstein.example',
    language: 'de',
    mark: 'pulse',
    palette: 9,
    street: 'Bahnhofstrasse 7',
    towns: ['Herisau', 'Appenzell', 'Teufen', 'St. Gallen'],
    jobs: 8,
    reputation: 4.3,
    professions: ['praxisassistenz', 'physiotherapie', 'sachbearbeitung', 'personalwesen'],
    mission:
      'Acht Hausarztpraxen, die sich Labor, Abrechnung und Notfalldienst teilen, damit Hausärztinnen Zeit zum Zuhören haben.',
    workEthics: 'Ein Netz trägt, weil alle halten. Teilzeit ist bei uns auf jeder Stufe möglich.',
    pitches: {
      de: [
        'Das Praxisnetz Alpstein verbindet acht Praxen in beiden Appenzell und in St. Gallen.',
        'Wir arbeiten vernetzt, papierlos und mit freiem Mittwochnachmittag.',
      ],
    },
  },
  {
    name: 'Stiftung Sonnmatt',
    domain: 'stiftung-sonnmatt.example',
    language: 'de',
    mark: 'sun-hands',
    palette: 10,
    street: 'Sonnmattweg 2',
    towns: ['Stans', 'Sarnen', 'Hergiswil'],
    jobs: 8,
    reputation: 4.7,
    professions: ['betreuung-behinderung', 'pflegeassistenz', 'hauswirtschaft', 'gartenbau', 'koch', 'fage'],
    mission:
      'Wohnen, Arbeiten und Lernen für 130 Menschen mit Beeinträchtigung, mit Gärtnerei, Kerzenwerkstatt und einem Café am See.',
    workEthics: 'Nicht über uns ohne uns: Klientinnen und Klienten sitzen in jedem Bewerbungsgespräch.',
    pitches: {
      de: [
        'Die Stiftung Sonnmatt gibt es seit 1974, das Café am See seit drei Jahren.',
        'Im Bewerbungsgespräch sitzt auch jemand aus unseren Wohngruppen.',
      ],
    },
  },
];
