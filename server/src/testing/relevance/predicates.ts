import type { Job } from '@metier/sdk/contract';
import { foldText } from './fold-text';
import type { SearchedOccupation } from './occupations';

/** What a predicate reads of a job, folded. */
export interface JobFacts {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly canton: string;
  readonly contract: string;
  readonly rate: string;
  readonly mode: string;
  /** Title and description. */
  readonly text: string;
}

export type Predicate = (facts: JobFacts) => boolean;

const TERM =
  /^(?<field>title|company|place|canton|contract|rate|mode|text) (?<operator>~|=|<|>=) (?<value>.+)$/;

export function readFacts(job: Job): JobFacts {
  return {
    title: foldText(job.title),
    company: foldText(job.company),
    place: foldText(job.location.replace(/, [A-Z]{2}$/, '')),
    canton: foldText(/, ([A-Z]{2})$/.exec(job.location)?.[1] ?? ''),
    contract: job.contract_type,
    rate: String(job.activity_rate),
    mode: job.work_mode,
    text: foldText(`${job.title}\n${job.description}`),
  };
}

/**
 * Terms joined by ` & `, and these joined by ` or `: `title ~ pattern`, `canton = ZH,BE`, `rate < 80`, or names
 * of occupations, parted by slashes. Throws if a term is not understood.
 */
export function readPredicate(
  words: string,
  occupations: ReadonlyMap<string, SearchedOccupation>,
): Predicate {
  const choices = words
    .split(' or ')
    .map((choice) => choice.split(' & ').map((term) => readTerm(term, occupations)));
  return (facts) => choices.some((terms) => terms.every((term) => term(facts)));
}

function readTerm(term: string, occupations: ReadonlyMap<string, SearchedOccupation>): Predicate {
  const { field, operator, value = '' } = TERM.exec(term)?.groups ?? {};
  if (!field) return readNames(term, occupations);
  const read = (facts: JobFacts) => facts[field as keyof JobFacts];
  if (operator === '<') return (facts) => Number(read(facts)) < Number(value);
  if (operator === '>=') return (facts) => Number(read(facts)) >= Number(value);
  if (operator === '=') {
    const values = foldText(value).split(',');
    return (facts) => values.includes(read(facts));
  }
  const pattern = new RegExp(value);
  return (facts) => pattern.test(read(facts));
}

function readNames(names: string, occupations: ReadonlyMap<string, SearchedOccupation>): Predicate {
  const patterns = names.split('/').map((name) => {
    const occupation = occupations.get(name);
    if (!occupation) throw new Error(`neither an occupation nor a condition: ${name}`);
    return occupation.pattern;
  });
  return ({ title }) => patterns.some((pattern) => pattern.test(title));
}
