import type { Job } from '@metier/sdk/contract';
import { toMonthlySalary } from '@metier/sdk/rules';
import { foldText } from './fold-text';

/** What a predicate reads of a job, folded. */
export interface JobFacts {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly canton: string;
  readonly contract: string;
  readonly rate: string;
  /** Upper end of the rate. */
  readonly most: string;
  /** Upper end of the salary for a month at 100 %. */
  readonly pay: string;
  readonly mode: string;
  readonly language: string;
  /** Title and description. */
  readonly text: string;
  /** What its author says that it is, on a board that says so. */
  readonly tags?: readonly string[];
}

export type Predicate = (facts: JobFacts) => boolean;

/** What a name in a search stands for; undefined if it is unknown. */
export type ReadName = (name: string) => Predicate | undefined;

const TERM =
  /^(?<field>title|company|place|canton|contract|rate|most|pay|mode|language|text) (?<operator>~|=|<|>=) (?<value>.+)$/;

export function readFacts(job: Job): JobFacts {
  return {
    title: foldText(job.title),
    company: foldText(job.company),
    place: foldText(job.location.replace(/, [A-Z]{2}$/, '')),
    canton: foldText(/, ([A-Z]{2})$/.exec(job.location)?.[1] ?? ''),
    contract: job.contract_type,
    rate: String(job.activity_rate),
    most: String(job.activity_rate_max ?? job.activity_rate),
    pay: String(
      toMonthlySalary(
        job.salary_max ?? job.salary,
        job.salary_type,
        job.activity_rate_max ?? job.activity_rate,
      ),
    ),
    mode: job.work_mode,
    language: job.language ?? '',
    text: foldText(`${job.title}\n${job.description}`),
  };
}

/**
 * Terms joined by ` & `, and these joined by ` or `: `title ~ pattern`, `canton = ZH,BE`, `rate < 80`, or names
 * of occupations, parted by slashes. Throws if a term is not understood.
 */
export function readPredicate(words: string, readName: ReadName): Predicate {
  const choices = words
    .split(' or ')
    .map((choice) => choice.split(' & ').map((term) => readTerm(term, readName)));
  return (facts) => choices.some((terms) => terms.every((term) => term(facts)));
}

function readTerm(term: string, readName: ReadName): Predicate {
  const { field, operator, value = '' } = TERM.exec(term)?.groups ?? {};
  if (!field) return readNames(term, readName);
  const read = (facts: JobFacts) => facts[field as Exclude<keyof JobFacts, 'tags'>];
  if (operator === '<') return (facts) => Number(read(facts)) < Number(value);
  if (operator === '>=') return (facts) => Number(read(facts)) >= Number(value);
  if (operator === '=') {
    const values = foldText(value).split(',');
    return (facts) => values.includes(read(facts));
  }
  const pattern = new RegExp(value);
  return (facts) => pattern.test(read(facts));
}

function readNames(names: string, readName: ReadName): Predicate {
  const predicates = names.split('/').map((name) => {
    const predicate = readName(name);
    if (!predicate) throw new Error(`neither a name nor a condition: ${name}`);
    return predicate;
  });
  return (facts) => predicates.some((predicate) => predicate(facts));
}
