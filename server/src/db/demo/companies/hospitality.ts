import type { Company } from './company';

/** Bakeries, chocolate, hotels and restaurants. */
export const hospitality: Company[] = [
  {
    name: 'Backstube Morgenrot',
    domain: 'morgenrot-brot.example',
    language: 'de',
    mark: 'wheat',
    palette: 20,
    street: 'Pilatusstrasse 9',
    towns: ['Luzern', 'Emmen', 'Sursee', 'Hochdorf', 'Schwyz'],
    jobs: 9,
    reputation: 4.2,
    professions: ['baecker', 'baeckerei-verkauf', 'baeckerei-verkauf', 'filialleitung', 'chauffeur'],
    mission:
      'Brot mit langer Teigführung, Korn aus dem Luzerner Hinterland und neun Läden, in denen man sitzen bleiben darf.',
    workEthics: 'Handwerk braucht Schlaf: Niemand arbeitet mehr als vier Nächte am Stück.',
    pitches: {
      de: [
        'Morgenrot backt seit 1988 und verkauft in neun Läden rund um den See.',
        'Was abends übrig bleibt, geht an die Gassenküche.',
      ],
    },
  },
  {
    name: 'Fournil des Remparts',
    domain: 'fournil-remparts.example',
    language: 'fr',
    mark: 'loaf',
    palette: 21,
    street: 'Rue de Lausanne 33',
    towns: ['Fribourg', 'Bulle'],
    jobs: 6,
    reputation: 4.5,
    professions: ['boulanger', 'vente', 'logisticien'],
    mission: 'Quatre boulangeries, un four à bois et la cuchaule dans les règles de l’art, toute l’année.',
    workEthics: 'Le goût d’abord, la hâte ensuite. Les recettes sont partagées, les pourboires aussi.',
    pitches: {
      fr: [
        'Au Fournil des Remparts, on pétrit à la vue des passants depuis 1961.',
        'Nos farines viennent de trois moulins de la Broye.',
      ],
    },
  },
  {
    name: 'Chocolaterie Perregaux',
    domain: 'perregaux-chocolat.example',
    language: 'fr',
    mark: 'squares',
    palette: 22,
    street: 'Rue du Rhône 61',
    towns: ['Carouge', 'Genève'],
    jobs: 6,
    english: 0.15,
    reputation: 3.8,
    professions: ['boulanger', 'vente', 'communication', 'supply-chain-en'],
    mission:
      'De la fève à la tablette, à Carouge. Des prix fixés avec les coopératives, des recettes fixées avec personne.',
    workEthics: 'Le commerce équitable commence à l’atelier : mêmes salaires pour mêmes gestes.',
    pitches: {
      fr: [
        'Perregaux achète ses fèves à six coopératives et les visite chaque année.',
        'L’atelier se visite ; vos proches viendront, prévenez-nous.',
      ],
      en: ['Perregaux buys from six cooperatives and pays above the market.'],
    },
  },
  {
    name: 'Hotel Edelspitz',
    domain: 'edelspitz.example',
    language: 'de',
    mark: 'peaks',
    palette: 23,
    street: 'Bahnhofstrasse 50',
    towns: ['Zermatt', 'Brig'],
    jobs: 8,
    english: 0.5,
    reputation: 3.4,
    professions: ['reception-de', 'service', 'koch', 'hauswirtschaft', 'guest-relations'],
    mission:
      'Familienhotel in vierter Generation, 68 Zimmer, autofreie Gasse und ein Sauerteig, der mitreist.',
    workEthics:
      'Gastfreundschaft beginnt beim Personalessen. Zwei freie Tage am Stück, auch in der Hochsaison.',
    pitches: {
      de: [
        'Das Edelspitz ist zehn Monate im Jahr offen, darum sind unsere Stellen keine reinen Saisonstellen.',
        'Personalzimmer mit Küche kosten bei uns 420 Franken.',
      ],
      en: [
        'The Edelspitz is run by a family that still carries suitcases.',
        'Staff live five minutes from the gondola.',
      ],
    },
  },
  {
    name: 'Berghäuser Wetterlücke',
    domain: 'wetterluecke.example',
    language: 'de',
    mark: 'hut-sun',
    palette: 24,
    street: 'Dorfstrasse 124',
    towns: ['Grindelwald', 'Interlaken'],
    jobs: 8,
    english: 0.45,
    reputation: 4.0,
    professions: ['service', 'koch', 'reception-de', 'guest-relations', 'hauswirtschaft', 'verkauf'],
    mission: 'Drei Berghäuser und ein Sportgeschäft: Wir verleihen Ski, Betten und manchmal Mut.',
    workEthics: 'Sicher zuerst, dann schnell. Wer am Berg arbeitet, bekommt eine Lawinenausbildung.',
    pitches: {
      de: [
        'Die Berghäuser Wetterlücke liegen zwischen 1034 und 2168 Metern.',
        'Jede Saison kommen siebzig Leute wieder, das freut uns am meisten.',
      ],
      en: ['Our three mountain houses stand between 1034 and 2168 metres.'],
    },
  },
  {
    name: 'Hôtel Les Mélèzes',
    domain: 'hotel-melezes.example',
    language: 'fr',
    mark: 'pine',
    palette: 25,
    street: 'Rue de Médran 31',
    towns: ['Verbier', 'Sion'],
    jobs: 7,
    english: 0.45,
    reputation: 3.0,
    professions: ['service-fr', 'cuisinier', 'guest-relations'],
    mission:
      'Deux hôtels, l’un au pied des pistes, l’autre au pied des vignes. On y parle sept langues et l’on y dort bien.',
    workEthics: 'Une équipe reposée sourit mieux. Heures saisies, heures compensées.',
    pitches: {
      fr: [
        'Les Mélèzes emploient quatre-vingts personnes en hiver, cinquante en été.',
        'Forfait de ski et studio compris.',
      ],
      en: ['Les Mélèzes has two houses, one by the slopes and one by the vines.'],
    },
  },
  {
    name: 'Albergo Castagneto',
    domain: 'castagneto.example',
    language: 'it',
    mark: 'leaf-pair',
    palette: 26,
    street: 'Piazza Motta 17',
    towns: ['Ascona', 'Locarno', 'Poschiavo'],
    jobs: 6,
    reputation: 3.7,
    professions: ['accoglienza', 'cuoco'],
    mission: 'Tre piccoli alberghi con cucina del territorio, dal lago alla Val Poschiavo.',
    workEthics: 'L’ospite è sacro, il riposo anche.',
    pitches: {
      it: [
        'Il Castagneto ha tre case e una sola regola: cucinare ciò che cresce vicino.',
        'Chi resta due stagioni riceve un corso di lingua.',
      ],
    },
  },
  {
    name: 'Kurhotel Val Sassa',
    domain: 'valsassa.example',
    language: 'de',
    mark: 'wave-sun',
    palette: 40,
    street: 'Via Somplaz 20',
    towns: ['St. Moritz', 'Engelberg'],
    jobs: 7,
    english: 0.35,
    reputation: 3.6,
    professions: ['reception-de', 'hauswirtschaft', 'service', 'koch', 'physiotherapie', 'guest-relations'],
    mission:
      'Thermalwasser, Arvenholz, gute Küche: In unseren zwei Kurhotels erholen sich Menschen seit 1907.',
    workEthics: 'Ruhe ist unser Produkt, auch hinter den Kulissen.',
    pitches: {
      de: [
        'Das Val Sassa ist klein, leise und meistens ausgebucht.',
        'Mitarbeitende baden nach 20 Uhr gratis.',
      ],
      en: ['Val Sassa has sixty rooms, one hot spring and no loudspeakers.'],
    },
  },
];
