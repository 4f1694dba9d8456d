import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type TitleLanguage = (typeof LANGUAGES)[number];

export interface SearchedOccupation {
  readonly name: string;
  /** Matches the folded titles of this occupation in every language. */
  readonly pattern: RegExp;
  /** Titles for the generated board; none for a group of occupations. */
  readonly titles: Readonly<Record<TitleLanguage, readonly string[]>>;
  /** What the generated advertisements ask for. */
  readonly skills: readonly string[];
}

const HEAD = /^(?<name>[a-z-]+) ~ (?<pattern>.+)$/;
const TITLES = /^ {2}(?<language>de|fr|it|en): (?<titles>.+)$/;
const SKILLS = /^ {2}skills: (?<skills>.+)$/;

type DraftOccupation = SearchedOccupation & {
  readonly titles: Record<TitleLanguage, string[]>;
  readonly skills: string[];
};

/** Occupations and groups of them, by name; throws with the line that is not understood. */
export function readOccupations(): ReadonlyMap<string, SearchedOccupation> {
  const found = new Map<string, DraftOccupation>();
  let current: DraftOccupation | undefined;
  for (const line of readFileSync(join(__dirname, 'occupations.txt'), 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const head = HEAD.exec(line)?.groups;
    const listed = TITLES.exec(line)?.groups;
    const skills = SKILLS.exec(line)?.groups?.skills;
    if (head) {
      const { name = '', pattern = '' } = head;
      if (found.has(name)) throw new Error(`occupations.txt: ${name} is there twice`);
      current = {
        name,
        pattern: new RegExp(pattern),
        titles: { de: [], fr: [], it: [], en: [] },
        skills: [],
      };
      found.set(name, current);
    } else if (listed && current)
      current.titles[listed.language as TitleLanguage].push(...(listed.titles ?? '').split('; '));
    else if (skills !== undefined && current) current.skills.push(...skills.split('; '));
    else throw new Error(`occupations.txt: ${line}`);
  }
  return found;
}
