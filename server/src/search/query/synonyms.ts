/** Phrases that advertisements in four languages use for one thing that is no occupation, folded. */
const SYNONYMS = [
  'remote, homeoffice, home office, teletravail, telelavoro, work from home',
  'nachtdienst, nachtdienste, nachtschicht, nachtschichten, nachtarbeit, nachtwache, nachtwachen, dauernachtwache, nacht, nachte, nachts, nuit, nuits, travail de nuit, service de nuit, horaires de nuit, notte, turno di notte, turni di notte, turno notturno, turni notturni, notti, notturno, notturna, notturni, lavoro notturno, night shift, night shifts, night work, night, nights',
  'saisonstelle, saisonstellen, saisonjob, saisonarbeit, saison, saisonjobs, wintersaison, sommersaison, winterstelle, sommerstelle, winterjob, winterjobs, sommerjob, sommerjobs, winter job, winter jobs, summer job, summer jobs, emploi saisonnier, emploi d hiver, emploi d ete, job d hiver, job d ete, saison d hiver, saison d ete, lavoro invernale, lavoro estivo, stagione invernale, stagione estiva, winter season, summer season, saisonnier, saisonniere, stagione, stagionale, lavoro stagionale, season, seasonal, seasonal job',
  'wochenende, wochenenden, wochenendarbeit, wochenenddienst, wochenendjob, week end, week ends, weekend, weekends, fine settimana',
  'sonntag, sonntags, sonntagsarbeit, sonntagsdienst, dimanche, dimanches, travail du dimanche, domenica, lavoro domenicale, domenicale, sunday, sundays, sunday work',
  'samstag, samstags, samstagsarbeit, samedi, samedis, sabato, saturday, saturdays',
  'abend, abends, am abend, abendschicht, abendjob, soir, soirs, le soir, sera, serale, di sera, evening, evenings',
  'fruhdienst, fruhschicht, equipe du matin, turno mattutino, early shift',
  'vormittag, vormittags, matin, matinee, mattina, mattino, mattinata, morning, mornings',
  'nachmittag, nachmittags, apres midi, pomeriggio, afternoon, afternoons',
  'spatdienst, spatschicht, equipe du soir, turno serale, late shift',
  'schichtarbeit, schichtdienst, schichtbetrieb, travail en equipe, travail en equipes, travail poste, lavoro a turni, shift work',
  'fuhrerausweis, fahrausweis, fuhrerschein, autofuhrerschein, permis de conduire, licenza di condurre, patente, driving licence, driving license, permis b, fuhrerausweis b, licenza b',
  'zweisprachig, zweisprachige, zweisprachiger, bilingue, bilingues, bilingual',
  'excel, ms excel, microsoft excel',
  'ms office, microsoft office, office 365, microsoft 365, ms365, m365',
  'erste hilfe, nothelfer, nothelferkurs, premiers secours, premier secours, primo soccorso, first aid',
  'pikett, pikettdienst, bereitschaftsdienst, service de piquet, piquet, astreinte, picchetto, servizio di picchetto, on call duty, on call service',
  'ems, altersheim, alterszentrum, altersheime, pflegeheim, pflegeheime, alters und pflegeheim, casa anziani, nursing home, care home',
  'grenzganger, grenzgangerin, grenzgangerinnen, frontalier, frontaliere, frontaliers, frontalieri, frontaliero, frontaliera, cross border commuter, cross border commuters, cross border workers',
  'aussendienst, service externe, servizio esterno, field work, field service, fieldwork',
  'tagsuber, tagdienst, nur tags, de jour, horaires de jour, diurno, turni diurni, day shift, day shifts, daytime',
  'non profit, nonprofit, ngo, ngos, ong, hilfswerk, hilfswerke, hilfsorganisation, gemeinnutzig, gemeinnutzige, humanitar, humanitare, humanitaire, humanitaires, umanitario, umanitaria, humanitarian, charity, charities, sans but lucratif, senza scopo di lucro',
  'mathematik, mathe, maths, mathematiques, matematica, mathematics',
  'physik, physique, fisica, physics',
  'chemie, chimie, chimica, chemistry',
  'geschichte, histoire, storia, history',
  'no code, nocode, low code, lowcode',
  'swiss federal railways, sbb, cff, ffs, pff',
  'deutsch, allemand, tedesco, german',
  'franzosisch, francais, francese, french',
  'italienisch, italien, italiano, italian',
  'englisch, anglais, inglese, english',
];

/** Words that carry no meaning of their own; half of the index's words begin with `de`. */
const CONNECTIVES = new Set(['a', 'd', 'de', 'delle', 'des', 'di', 'du', 'en']);

const withoutConnectives = (phrase: string) => phrase.split(' ').filter((word) => !CONNECTIVES.has(word));

/** The phrases without those that another one finds too: `night` finds every `night shift`. */
export function listAlternatives(phrases: readonly string[]): string[] {
  const split = phrases.map(withoutConnectives);
  return split
    .filter(
      (words) =>
        !split.some((other) => other.length < words.length && other.every((word) => words.includes(word))),
    )
    .map((words) => words.join(' '));
}

const BY_PHRASE = new Map(
  SYNONYMS.map((line) => line.split(', ')).flatMap((phrases) => {
    const alternatives = listAlternatives(phrases);
    return phrases.map((phrase) => [phrase, alternatives] as const);
  }),
);

/** What to search for instead of this folded phrase: it finds all that mean the same; undefined when none is known. */
export const findSynonyms = (phrase: string): readonly string[] | undefined => BY_PHRASE.get(phrase);
