import type { AnyRelease } from '@metier/sdk/contract';
import { formatList } from '@metier/sdk/rules';
import { nameRelease, type GateInput } from '../context';

const DAY_MS = 24 * 60 * 60_000;

const listLanguages = (releases: readonly AnyRelease[]) => [
  ...new Set(releases.flatMap(({ languages = {} }) => Object.keys(languages))),
];

const inWords = (languages: readonly string[]) => formatList(languages.toSorted(), 'en');

/** Languages of the other live releases that the candidate lacks. */
export interface MissingLanguages {
  /** One sentence, if the grace period of a language is over. */
  readonly problems: readonly string[];
  /** One sentence about those that may still be missing; '' if there are none. */
  readonly note: string;
}

/** Finds the languages that the candidate lacks; until the grace period ends, its texts are shown in English. */
export function findMissingLanguages({ candidate, shells, remotes, context }: GateInput): MissingLanguages {
  const { since, now, graceDays } = context.languages;
  const missing = listLanguages([...shells, ...remotes]).filter((each) => !candidate.languages?.[each]);
  const dueAt = (language: string) => (since.get(language) ?? now).getTime() + graceDays * DAY_MS;
  const late = missing.filter((language) => dueAt(language) <= now.getTime());
  if (late.length > 0)
    return {
      problems: [
        `${nameRelease(candidate)} has no texts in ${inWords(late)}, which other live releases have`,
      ],
      note: '',
    };
  const due = Math.min(...missing.map(dueAt));
  const end = Number.isFinite(due)
    ? `; from ${new Date(due).toISOString().slice(0, 10)} on this is refused`
    : '';
  return {
    problems: [],
    note: missing.length > 0 ? ` Its texts are in English for those who read ${inWords(missing)}${end}.` : '',
  };
}
