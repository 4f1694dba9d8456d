import { checkData } from './check-data';
import { files } from './files';
import type { Company, DemoData, Language, Person, Profession, Track } from './schemas';

export type { Company, CurriculumWords, Language, MessageKind, Origin } from './schemas';
export type { Person, Profession, Town, Track } from './schemas';

const data = checkData(files);

const languages = Object.entries(data.languages) as [Language, DemoData['languages'][Language]][];

/** All companies of the demo board; the demo employer is the first. */
export const companies: readonly Company[] = data.companies;

/** The seekers; the demo student is the first. */
export const persons: readonly Person[] = data.persons;

/** Shared biographies of the seekers. */
export const tracks: readonly Track[] = languages.flatMap(([language, each]) =>
  each.tracks.map((track) => ({ ...track, language })),
);

const professions: readonly Profession[] = languages.flatMap(([language, each]) =>
  each.professions.map((profession) => ({ ...profession, language })),
);

export const findTown = makeFinder('town', data.towns, ({ name }) => name);
export const findTrack = makeFinder('track', tracks, ({ id }) => id);
export const findProfession = makeFinder('profession', professions, ({ id }) => id);

/** Texts of a language that belong to no single company, profession or track. */
export const textsIn = (language: Language) => data.languages[language].texts;

function makeFinder<Item>(kind: string, items: readonly Item[], keyOf: (item: Item) => string) {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return (key: string): Item => {
    const found = byKey.get(key);
    if (!found) throw new Error(`There is no ${kind} named ${key} in the demo data.`);
    return found;
  };
}
