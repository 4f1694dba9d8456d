import type { Audience } from './audiences';
import { foldWords } from './fold-words';

/** What a job takes; what a title leaves open is skilled work. */
type TitleLevel = 'apprentice' | 'intern' | 'junior' | 'senior' | 'lead';
export type Level = TitleLevel | Audience;

/** Folded words, or their beginnings before a star, by level. */
const WORDS: Readonly<Record<TitleLevel, string>> = {
  apprentice:
    'lernend*, stift, stiftin, lehrling*, lehrtochter, lehrstelle*, lehrbeginn*, lehrstart, lehre, berufslehre, schnupperlehr*, vorlehre, lehrplatz*, schnupper*, ausbildungsplatz*, ausbildungsstelle*, auszubildend*, azubi*, apprenti, apprentie, apprentis, apprenties, apprentissage, preapprentissage, place d apprentissage, apprendist*, pretirocinio, tirocin*, apprentice*',
  intern:
    'praktik*, *praktikum, *praktikant, *praktikantin, stage, stages, stagiaire*, stagista, stagisti, intern, interns, internship*, volontariat, werkstudent*',
  junior:
    'junior, juniors, anfanger*, neueinsteiger*, beginner*, career starter*, principiant*, juniorstelle*, juniorposition*, berufseinsteiger*, berufseinstieg*, berufsanfanger*, lehrabganger*, einstiegsstelle*, einstiegsjob*, erste stelle, erster job, studienabganger*, jeune diplome*, jeunes diplome*, neodiplomat*, primo lavoro, prima esperienza, new graduate*, recent graduate*, school leaver*, early career, einsteiger*, debutant, debutante, debutants, neolaureat*, graduate, graduates, trainee, trainees, absolvent*, nach der lehre, apres l apprentissage, dopo l apprendistato, entry level, first job, first position, premier emploi, premier poste, primo impiego, primo posto, prima occupazione',
  senior: 'senior, seniors',
  lead: 'leiter, leiterin, leitung, leitend*, *leiter, *leiterin, *leitung, chef, cheffe, chefin, *chef, *chefin, capo, capa, capo*, chef d equipe, cheffe d equipe, responsable d equipe, responsabile di team, capo squadra, capo reparto, capo turno, capo gruppo, teamleader*, team leader, team lead, responsable, responsables, responsabile, head of, lead, teamlead, supervisor, supervisore, direktor*, directeur, directrice, direttore, direttrice, vorarbeiter, vorarbeiterin, polier, gerant, gerante, gerente, kader, cadre, cadres, dirigent*, dirigenzial*, fuhrung, mitarbeiterfuhrung, teamfuhrung, teamverantwortung, fuhrungsverantwortung, personalverantwortung, fuhrungsfunktion*, fuhrungskraft*, fuhrungsperson*, fuhrungsposition*, responsabilites, responsabilita, engineering manager*, poste a responsabilite',
};

/** Leaders of no people, although they are called so, and who works beside leaders or with apprentices. */
const NOT_MEANT = new RegExp(
  `\\b(?:${[
    '(?:projekt\\w*|bau|halb|rohr|an|\\w*beg)leit\\w*',
    'chef\\w* de (?:projets?|rang|partie|chantier)|capo ?progett\\w*|project lead|lead (?:developer|engineer|generation)',
    '(?:assist|sekret)\\w*(?: \\w+){0,2} \\w*leitung',
    '(?:berufsbildner|betreuer|ausbildner)\\w*(?: \\w+){0,2} lern\\w+|lern\\w*betreu\\w*|lehrlings(?:betreu|ausbild)\\w*',
    'lehre und forschung|forschung und lehre',
  ].join('|')})\\b`,
  'g',
);

const toPattern = (word: string) => word.replace(/^\*/, '\\w+').replace(/\*$/, '\\w*');
const patternOf = (words: string) => new RegExp(`\\b(?:${words.split(', ').map(toPattern).join('|')})\\b`);

const LEVELS = Object.entries(WORDS) as [TitleLevel, string][];
const PATTERNS = LEVELS.map(([level, words]) => [level, patternOf(words)] as const);

/** The levels that a title names. */
export function findLevels(title: string): TitleLevel[] {
  const words = foldWords(title).words.join(' ').replace(NOT_MEANT, ' ');
  return PATTERNS.filter(([, pattern]) => pattern.test(words)).map(([level]) => level);
}

const WHOLE = LEVELS.map(([level, words]) => [level, new RegExp(`^${patternOf(words).source}$`)] as const);

/** The level that a folded phrase of a keyword is the name of. */
export const findLevel = (phrase: string): TitleLevel | undefined =>
  WHOLE.find(([, pattern]) => pattern.test(phrase))?.[0];

/** What stands for a level in the text index. */
export const lexemeOfLevel = (level: Level): string => `=v${level}`;
