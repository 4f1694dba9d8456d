import { findHead } from './compounds';
import { listKeys } from './form-index';
import type { Skill } from './parse-thesaurus';
import { listSingulars } from './singulars';

/** Skills by the spellings of their names and, without endings, by those of several words. */
export type SkillIndex = ReadonlyMap<string, Skill>;

/** Shorter names end words of other things: Klinik, Tagesklinik. */
const MIN_HEAD = 7;

export function indexSkills(skills: readonly Skill[]): SkillIndex {
  const keys = skills.flatMap((skill) =>
    skill.names.flatMap(listKeys).map((key): [string, Skill] => [key, skill]),
  );
  const stems = keys.filter(([key]) => key.includes(' ')).map(([key, skill]) => [stem(key), skill] as const);
  return new Map([...stems, ...keys]);
}

/** The words without what a plural changes: `pompes à chaleur`, `impianti fotovoltaici`. */
const stem = (phrase: string) => phrase.replace(/(?<=\w{4})(?:en|es|[eisxoan])\b/g, '');

/** A skill, and what means the same as the phrase that found it. */
export interface FoundSkill extends Pick<Skill, 'usedBy'> {
  readonly names: readonly string[];
}

/** Returns a function that finds the skill of a folded phrase; a compound is more than what it ends in. */
export const createSkillFinder =
  (skills: SkillIndex, isPart: (word: string) => boolean) =>
  (phrase: string): FoundSkill | undefined => {
    const exact = skills.get(phrase);
    if (exact) return exact;
    if (phrase.includes(' ')) return skills.get(stem(phrase));
    const singular = listSingulars(phrase).find((word) => skills.has(word));
    if (singular) return skills.get(singular);
    const isSkill = (word: string) => word.length >= MIN_HEAD && skills.has(word);
    const usedBy = skills.get(findHead(phrase, isSkill, isPart) ?? '')?.usedBy;
    return usedBy && { names: [phrase], usedBy };
  };
