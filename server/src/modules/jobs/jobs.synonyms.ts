/** Phrases that advertisements in four languages use for one thing that is no occupation, folded. */
const SYNONYMS = [
  'remote, homeoffice, home office, teletravail, telelavoro, work from home',
  'nachtdienst, nachtschicht, nachtarbeit, nachtwache, nacht, nuit, travail de nuit, notte, notturno, lavoro notturno, night shift, night work, night',
  'saisonstelle, saisonstellen, saisonjob, saisonarbeit, saison, wintersaison, sommersaison, emploi saisonnier, saisonnier, saisonniere, stagione, stagionale, lavoro stagionale, season, seasonal, seasonal job',
  'wochenende, wochenendarbeit, wochenendjob, week-end, weekend, fine settimana',
  'fruhdienst, fruhschicht, morgens, equipe du matin, turno mattutino, early shift',
  'spatdienst, spatschicht, equipe du soir, turno serale, late shift',
  'schichtarbeit, schichtdienst, schichtbetrieb, travail en equipe, lavoro a turni, shift work',
  'fuhrerausweis, fahrausweis, fuhrerschein, autofuhrerschein, permis de conduire, licenza di condurre, patente, driving licence, driving license, permis b, fuhrerausweis b, licenza b',
  'staplerausweis, staplerschein, staplerfahrausweis, permis cariste, patente muletto, forklift licence',
  'wundversorgung, wundpflege, soins des plaies, cura delle ferite, wound care',
  'lehrstelle, lernende, lernender, apprenti, apprentie, apprentissage, place d apprentissage, apprendista, apprendistato, apprenticeship, apprentice',
  'quereinsteiger, quereinsteigerin, quereinstieg, reconversion, riconversione, career changer',
  'kinder, enfants, bambini, children',
  'deutsch, allemand, tedesco, german',
  'franzosisch, francais, francese, french',
  'italienisch, italien, italiano, italian',
  'englisch, anglais, inglese, english',
];

const BY_PHRASE = new Map(
  SYNONYMS.map((line) => line.split(', ')).flatMap((phrases) =>
    phrases.map((phrase) => [phrase, phrases] as const),
  ),
);

/** The folded phrases that mean the same as this one, itself included; undefined when none is known. */
export const findSynonyms = (phrase: string): readonly string[] | undefined => BY_PHRASE.get(phrase);
