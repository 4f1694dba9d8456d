import { foldWords } from './fold-words';

/** Whom an advertisement welcomes beside those who have learnt the work. */
export type Audience = 'open' | 'newcomer' | 'student';

const NEWCOMERS =
  '(?:lehrabganger|berufseinsteiger|berufsanfanger|studienabganger|hochschulabganger|jungabsolvent)\\w*|einstieg nach der (?:lehre|ausbildung|schule|matura?)|jeunes? diplome\\w*|premier emploi|sortie d (?:apprentissage|etudes)|neodiplomat\\w+|neolaureat\\w+|prim[ao] (?:impiego|esperienza)|(?:recent|new|fresh) graduates?|school leavers?|first (?:job|experience)';
const STUDENTS = 'studierende\\w*|student\\w*|etudiant\\w*|studenti|studentesse';

/** Ways to say that these people are welcome, close to their name. */
const welcome = (people: string) =>
  `\\b(?:auch|gerne?|ideal\\w*|geeignet|perfekt\\w*|fur|aussi|pour|ouvert|anche|per|adatto|also|for)(?: \\w+){0,3} (?:${people})\\b|\\b(?:${people})(?: \\w+){0,4} (?:willkommen|bienvenu\\w*|benvenut\\w*|welcome|accept\\w*)\\b`;

const PATTERNS: Readonly<Record<Audience, RegExp>> = {
  open: /\b(?:(?:ohne|keine?|sans|aucune?|pas de?|senza|nessuna?|no|without|kein(?:e|er)?|no previous|no prior) (?:\w+ )?(?:erfahrung|berufserfahrung|vorkenntnisse|(?:berufs)?ausbildung|(?:berufs)?lehre|diplom|(?:schul)?abschluss|efz|cfc|afc|qualifikation|experience|diplome|formation|etudes|qualifications?|degree|training|esperienza|diploma|formazione|qualifica|titol[io] di studio)|(?:nicht gelernt|non (?:qualifi|diplom))\w*|quereinst\w+|umsteiger\w*|(?:ungelernt|untrained|angelernt|hilfsjob)\w*|reconversion|riconversione|debutants? acceptes?|career chang\w+|unskilled)\b/,
  newcomer: new RegExp(welcome(NEWCOMERS)),
  student: new RegExp(welcome(STUDENTS)),
};
const IN_TITLE = new RegExp(`\\b(?:${STUDENTS})\\b`);

const ALL = Object.entries(PATTERNS) as [Audience, RegExp][];

/** Whom the title and the text of a job welcome. */
export function findAudiences(title: string, text: string): Audience[] {
  const words = foldWords(text).words.join(' ');
  const isInTitle = IN_TITLE.test(foldWords(title).words.join(' '));
  return ALL.filter(
    ([audience, pattern]) => pattern.test(words) || (audience === 'student' && isInTitle),
  ).map(([audience]) => audience);
}

/** True for words that say, or ask for, work without experience or diploma. */
export const namesNoDemand = (text: string): boolean => PATTERNS.open.test(foldWords(text).words.join(' '));
