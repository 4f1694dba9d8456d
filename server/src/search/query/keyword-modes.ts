import type { ContractType } from '@metier/sdk/rules';
import { lexemeOfTime } from '../derived/working-times';
import { lexemeOfLevel } from '../occupations/levels';

/** Words for a contract, a workload or a way of working, folded; each finds what its lexemes say. */
const CONTRACT_WORDS: Readonly<Record<ContractType, string>> = {
  permanent:
    'permanent, unbefristet, festanstellung, feste anstellung, feste stelle, dauerstelle, poste fixe, emploi fixe, posto fisso, lavoro fisso, permanent job, cdi, contrat a duree indeterminee, contratto a tempo indeterminato, a tempo indeterminato',
  'fixed-term':
    'fixed-term, fixed term, temporary, temp, befristet, temporar, temporaer, cdd, temporaire, contrat a duree determinee, a tempo determinato, temporaneo',
  internship:
    'internship, internships, work placement, paid placement, industrial placement, intern, praktikum, praktika, praktikumsstelle, praktikant, praktikantin, stage, stages, stagiaire, stagista, tirocinante',
  engagements: 'engagement, engagements, einsatz, einsatze, freelance, mandat',
};

const PART_TIME =
  'part-time, part time, teilzeit, teilzeitjob, teilzeitjobs, teilzeitstelle, teilzeitstellen, teilzeitarbeit, temps partiel, tempo parziale, parziale';
const HALF_TIME = 'mi temps, halbtags, halbtagsstelle, halbtagsjob, meta tempo, mezza giornata, half time';
const FULL_TIME =
  'full-time, full time, vollzeit, volles pensum, vollpensum, temps plein, plein temps, tempo pieno';
const SIDE_JOB =
  'student, studenten, studentin, studierende, etudiant, etudiante, etudiants, studente, studenti, students, student job, student jobs, studentenjob, studentenjobs, studijob, job etudiant, job d etudiant, jobs etudiants, lavoro per studenti, side job, nebenjob, nebenjobs, nebenverdienst, zusatzverdienst, zuverdienst, petit boulot';
const MINI_JOB =
  'minijob, minijobs, mini job, kleinpensum, kleines pensum, petit pourcentage, piccola percentuale';
const HOURLY =
  'stundenlohn, im stundenlohn, stundenlohnbasis, salaire horaire, paye a l heure, paga oraria, a ore, hourly, hourly paid, paid hourly';
const HELP =
  'temporary job, temporary work, temporarjob, temporarjobs, temporareinsatz, mission temporaire, aushilfe, aushilfen, aushilfsjob, aushilfsjobs, aushilfsstelle, temporarstelle, auxiliaire temporaire, avventizio, aiuto temporaneo, temporary help';
const REMOTE =
  'remote, remote work, home office, homeoffice, work from home, teletravail, telelavoro, fernarbeit, von zu hause, von zu hause aus, von zuhause, von zuhause aus, von daheim, depuis chez moi, de chez moi, depuis la maison, travail a distance, da casa, lavoro a distanza, da remoto, from home, working from home, remotely';
const REMOTE_ONLY =
  'fully remote, full remote, remote only, only remote, completely remote, nur remote, nur homeoffice, nur home office, komplett remote, komplett homeoffice, voll remote, ganz im homeoffice, entierement a distance, totalement a distance, tout a distance, uniquement teletravail, teletravail complet, completamente da remoto, tutto da remoto, solo telelavoro, solo da remoto, full home office, full homeoffice, full teletravail';
const SEASON =
  'winter, hiver, l hiver, en hiver, cet hiver, inverno, d inverno, invernale, sommer, summer, en ete, cet ete, estate, estiva, estivo';
const HYBRID =
  'hybrid, hybride, hybrides, hybrid work, hybrides arbeiten, travail hybride, ibrido, lavoro ibrido';

export const listWords = (words: string): ReadonlySet<string> => new Set(words.split(', '));

/** Diplomas that follow an occupation; most advertisements leave them out of the title. */
export const CREDENTIALS = listWords(
  'efz, eba, cfc, afp, afc, cfp, hf, fh, hes, es, sup, sups, ssse, sss, srk, crs, dipl, diplomiert, diplomierte, diplomierter, diplome, diplomee, diplomato, diplomata, qualified, certified, eidg, eidgenossisch, mit eidg fachausweis, mit fachausweis, fachausweis, eidg fachausweis, mit eidg diplom, avec brevet federal, brevet federal, con attestato federale, attestato federale, berufsprufung, bsc, msc, bachelor, bachelors, master, masters, eth, uni',
);

/** Words of experience that few advertisements have; those that name a level are in `levels.ts`. */
export const LEVELS = listWords(
  'stv, vice, vize, stellvertreter, stellvertreterin, stellvertretend, stellvertretende, stellvertretender, stellvertretung, adjoint, adjointe, suppleant, suppleante, sostituto, sostituta, deputy, erfahren, erfahrene, erfahrener, experimente, experimentee, experienced, erfahrung, berufserfahrung, experience, esperienza',
);

/** Words of who has learnt the work. */
export const SKILLED = listWords(
  'qualifiziert, qualifizierte, qualifizierter, qualifie, qualifiee, qualificato, qualificata, gelernt, gelernte, gelernter, ausgebildet, ausgebildete, ausgebildeter, abgeschlossene ausbildung, abgeschlossener ausbildung, abgeschlossene lehre, abgeschlossener lehre, confirme, confirmee, skilled',
);
/** Words of who wants to learn a work. */
export const LEARNING = listWords(
  'lernen, erlernen, werden, ausbildung, apprendre, devenir, imparare, diventare, learn, become, train as',
);
export const BEGINNERS = (['apprentice', 'intern'] as const).map(lexemeOfLevel);

const STEP = 5;
const MAX_RATE = 100;
const listRates = (from: number, to: number) => {
  const rates: string[] = [];
  for (let rate = from; rate <= to; rate += STEP) rates.push(`=r${rate}`);
  return rates;
};

/** All workloads. */
export const RATES: readonly string[] = listRates(STEP, MAX_RATE);

const entriesOf = (words: string, lexemes: readonly string[]) =>
  words.split(', ').map((word): [string, readonly string[]] => [word, lexemes]);

const MODES = new Map<string, readonly string[]>([
  ...Object.entries(CONTRACT_WORDS).flatMap(([type, words]) =>
    entriesOf(words, [`=c${type}`, ...(type === 'internship' ? ['=vintern'] : [])]),
  ),
  // In Ticino an apprenticeship, in Italian elsewhere a traineeship.
  ...entriesOf('tirocinio, tirocini', ['=vapprentice', '=cinternship', '=vintern']),
  ...entriesOf(PART_TIME, listRates(STEP, 95)),
  ...entriesOf(HALF_TIME, listRates(40, 60)),
  ...entriesOf(FULL_TIME, ['=r100']),
  ...entriesOf(SIDE_JOB, [...listRates(STEP, 50), '=cengagements']),
  ...entriesOf(MINI_JOB, listRates(STEP, 45)),
  ...entriesOf(HOURLY, ['=shourly']),
  ...entriesOf(HELP, ['=cengagements', '=cfixed-term']),
  ...entriesOf(REMOTE, ['=mremote', '=mhybrid']),
  ...entriesOf(REMOTE_ONLY, ['=mremote']),
  ...entriesOf(HYBRID, ['=mhybrid']),
  ...entriesOf(SEASON, [lexemeOfTime('season')]),
]);

/** `befristeter`, `temporäres` */
const INFLECTED = /(?<=^\p{L}{8,})e[rnms]?$/u;

/** The lexemes of a folded phrase that names a contract, a workload or a way of working. */
export const findMode = (phrase: string): readonly string[] | undefined =>
  MODES.get(phrase) ?? MODES.get(phrase.replace(INFLECTED, ''));

const RATE =
  /(?<![\p{L}\p{N}])(\d{1,3})(?:\s?%)?(?:\s?[-–]\s?(\d{1,3}))?\s?(?:%|(?:prozent|pour ?cent|per ?cento?)(?!\p{L}))/iu;

const DAYS =
  /(?<!\p{L})(\p{L}+|[1-4])(?:\s(?:à|bis|to|a|-)\s(\p{L}+|[1-4]))? (?:tage?|jours?|giorn[oi]|days?) (?:pro|die|in der|par|alla|la|a|per) (?:woche|semaine|settimana|week)(?!\p{L})/iu;
const COUNTED = [
  listWords('1, ein, einen, un, uno, one'),
  listWords('2, zwei, deux, due, two'),
  listWords('3, drei, trois, tre, three'),
  listWords('4, vier, quatre, quattro, four'),
];
const A_DAY = 20;
/** Half a day more or less is as welcome. */
const TOLERANCE = 10;

/** The workload of `zwei Tage pro Woche`, and the keyword without it. */
function takeDays(keyword: string): ReturnType<typeof takeRate> | undefined {
  const [text = '', first = '', last = first] = DAYS.exec(keyword) ?? [];
  const [from, to] = [first, last].map(
    (word) => COUNTED.findIndex((words) => words.has(word.toLowerCase())) + 1,
  );
  if (!text || !from || !to) return undefined;
  return {
    lexemes: listRates(from * A_DAY - TOLERANCE, to * A_DAY + TOLERANCE),
    text,
    rest: keyword.replace(text, ' '),
  };
}

/** What bounds a workload: `höchstens 80%`, `au moins 60%`. */
const AT_MOST =
  /(?<!\p{L})(?:nicht mehr als|höchstens|maximal|max\.?|bis (?:zu )?|pas plus de|(?:au )?maximum|jusqu['’]à|non più del?l?['’]?|(?:al )?massimo|fino al?l?['’]?|no more than|at most|up to)\s*$/iu;
const AT_LEAST =
  /(?<!\p{L})(?:nicht weniger als|mindestens|minimal|min\.?|ab|pas moins de|(?:au )?minimum|au moins|dès|almeno|non meno del?l?['’]?|(?:al )?minimo|no less than|at least)\s*$/iu;

/** The workload in per cent that a keyword asks for (`80%`, `60 - 80 %`, `ab 60%`), and the keyword without it. */
export function takeRate(keyword: string): {
  readonly lexemes: readonly string[];
  readonly text: string;
  readonly rest: string;
} {
  const days = takeDays(keyword);
  if (days) return days;
  const [text = '', first, last = first] = RATE.exec(keyword) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!text || from % STEP !== 0 || from > to || to > MAX_RATE)
    return { lexemes: [], text: '', rest: keyword };
  const before = keyword.slice(0, keyword.indexOf(text));
  const [most, least] = [AT_MOST.exec(before)?.[0], AT_LEAST.exec(before)?.[0]];
  const bound = first === last ? (most ?? least ?? '') : '';
  const [low, high] = bound === '' ? [from, to] : most === undefined ? [from, MAX_RATE] : [STEP, to];
  return {
    lexemes: listRates(Math.max(low, STEP), high),
    text: `${bound}${text}`,
    rest: keyword.replace(`${bound}${text}`, ' '),
  };
}
