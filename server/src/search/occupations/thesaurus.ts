import { readImage } from '../data-images';
import { divideCompound } from './compounds';
import { findForms, type FormMatch } from './find-forms';
import { foldText, foldWords, keyOf } from './fold-words';
import { indexForms, listKinds, type FormIndex } from './form-index';
import {
  THESAURUS_LANGUAGES,
  type Occupation,
  type OccupationGroup,
  type ParsedThesaurus,
  type Skill,
  type ThesaurusLanguage,
} from './parse-thesaurus';
import { createSkillFinder, indexSkills, type FoundSkill } from './skills';
import { findThesaurusFolder, readThesaurusFiles } from './thesaurus-files';

/** One text of a form, for suggestions. */
export interface ListedForm {
  readonly text: string;
  /** Undefined for abbreviations and words that all languages use. */
  readonly language: ThesaurusLanguage | undefined;
  /** What the form names. */
  readonly concept: Occupation | OccupationGroup;
  /** The official name of the concept: in the form's language, else in German. */
  readonly label: string;
}

/** The occupations, with their names in four languages and how they are related. */
export interface Thesaurus {
  readonly occupations: readonly Occupation[];
  readonly groups: readonly OccupationGroup[];
  occupationById(id: string): Occupation | undefined;
  groupById(id: string): OccupationGroup | undefined;
  /**
   * The longest forms in a title or keyword, without overlaps, in order; positions are those of
   * `foldWords(text)`. Gender spellings, plurals, hyphens, German compounds and transliterated umlauts are
   * understood. For a group, `occupations` are its kinds.
   */
  findInText(text: string): readonly FormMatch[];
  /** True for a folded name of a skill as it is written. */
  isSkill(phrase: string): boolean;
  /** The skill that a folded phrase, its singular or the end of a German compound is the name of. */
  findSkill(phrase: string): FoundSkill | undefined;
  /** The folded parts of a German compound that consists of words of the thesaurus; empty for other words. */
  splitCompound(word: string): readonly string[];
  occupationsOfGroup(group: OccupationGroup): readonly Occupation[];
  groupsOf(occupation: Occupation): readonly OccupationGroup[];
  /** The group and those that have most of its kinds: who works in childcare works with children. */
  groupsAround(group: OccupationGroup): readonly OccupationGroup[];
  /** The minor and the submajor group of CH-ISCO-19: 2221 is in 222 and 22. */
  ancestorsOf(occupation: Occupation): readonly [minorGroup: string, submajorGroup: string];
  /** The official name, "masculine / feminine" where both exist. */
  labelOf(concept: Occupation | OccupationGroup, language: ThesaurusLanguage): string;
  /** True for a folded word of a form. */
  hasWord(word: string): boolean;
  /** The folded words of all forms, each once, umlauts both as one letter and as two. */
  listWords(): Iterable<string>;
  /** Every form, masculine and feminine separately. */
  listForms(): Iterable<ListedForm>;
}

/** What the thesaurus is computed to; plain data, for an image. */
export interface ThesaurusData {
  readonly occupations: readonly Occupation[];
  readonly groups: readonly OccupationGroup[];
  readonly index: FormIndex;
  /** By their folded names. */
  readonly skills: ReadonlyMap<string, Skill>;
}

export const THESAURUS_IMAGE = 'thesaurus';

/** Computes the thesaurus from the files of a folder. Throws when one has a wrong line. */
export const computeThesaurus = (folder: string): ThesaurusData => compute(readThesaurusFiles(folder));

let opened: Thesaurus | undefined;

/** The thesaurus, read at the first call. */
export function openThesaurus(): Thesaurus {
  opened ??= makeThesaurus(
    readImage<ThesaurusData>(THESAURUS_IMAGE) ?? computeThesaurus(findThesaurusFolder()),
  );
  return opened;
}

/** A thesaurus of parsed files. Throws when they have mistakes. */
export const createThesaurus = (parsed: ParsedThesaurus): Thesaurus => makeThesaurus(compute(parsed));

function compute({ occupations, groups, skills, mistakes }: ParsedThesaurus): ThesaurusData {
  if (mistakes.length > 0) throw new Error(`The thesaurus is unreadable:\n${mistakes.join('\n')}`);
  return { occupations, groups, index: indexForms(occupations, groups), skills: indexSkills(skills) };
}

function makeThesaurus({ occupations, groups, index, skills }: ThesaurusData): Thesaurus {
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  const groupsById = new Map(groups.map((group) => [group.id, group]));
  const kinds = new Map(groups.map((group) => [group, listKinds(group, occupations)]));
  const groupsByOccupation = new Map<Occupation, OccupationGroup[]>();
  for (const [group, members] of kinds)
    for (const member of members)
      groupsByOccupation.set(member, [...(groupsByOccupation.get(member) ?? []), group]);
  return {
    occupations,
    groups,
    occupationById: (id) => byId.get(id),
    groupById: (id) => groupsById.get(id),
    findInText: (text) => findForms(index, foldWords(text)),
    isSkill: (phrase) => skills.get(phrase)?.names.some((name) => keyOf(name) === phrase) ?? false,
    findSkill: createSkillFinder(skills, (word) => index.words.has(word)),
    splitCompound: (word) => divideCompound(foldText(word), (part) => index.words.has(part)),
    occupationsOfGroup: (group) => kinds.get(group) ?? [],
    groupsOf: (occupation) => groupsByOccupation.get(occupation) ?? [],
    groupsAround: (group) => listAround(group, groups, (each) => kinds.get(each) ?? []),
    ancestorsOf: ({ code }) => [code.slice(0, 3), code.slice(0, 2)],
    labelOf,
    hasWord: (word) => index.words.has(word),
    listWords: () => index.words,
    listForms: () => listForms([...occupations, ...groups]),
  };
}

/** Share of the kinds of a group that another one has around it. */
const AROUND = 0.8;

function listAround(
  group: OccupationGroup,
  groups: readonly OccupationGroup[],
  kindsOf: (group: OccupationGroup) => readonly Occupation[],
): readonly OccupationGroup[] {
  const own = kindsOf(group);
  return groups.filter((other) => {
    const kinds = new Set(kindsOf(other));
    const shared = own.filter((kind) => kinds.has(kind)).length;
    return other === group || (kinds.size > own.length && shared >= own.length * AROUND);
  });
}

function labelOf({ id, names }: Occupation | OccupationGroup, language: ThesaurusLanguage): string {
  return names[language] ?? THESAURUS_LANGUAGES.map((each) => names[each]).find(Boolean) ?? id;
}

function* listForms(concepts: readonly (Occupation | OccupationGroup)[]): Iterable<ListedForm> {
  for (const concept of concepts)
    for (const { texts, language } of concept.forms)
      for (const text of texts) yield { text, language, concept, label: labelOf(concept, language ?? 'de') };
}
