import type { FieldErrors } from '@metier/sdk/contract';
import {
  ACTIVITY_RATE_LIMITS,
  findContactFaults,
  isDate,
  parseMoney,
  swissToday,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import type { JobDraft } from '../draft/job-draft';
import { jobsTexts } from '../jobs.texts';

function isRate(text: string, least: number): boolean {
  const rate = Number(text);
  return Number.isInteger(rate) && rate >= least && rate <= ACTIVITY_RATE_LIMITS.max;
}

/** Client-side validation by the server's rules; keyed by API field names, in the order of the form. */
export function validateJob(
  draft: JobDraft,
  leastRate: number,
  present: JobDraft,
  language: Language,
): FieldErrors {
  const { faults: texts } = textsIn(language, jobsTexts);
  const today = swissToday(new Date());
  const isRateEnd = (value: string) => isRate(value, Number(draft.activity_rate));
  const isEnd = (value: string) => isDate(value) && value >= draft.start_date;
  // A date that is saved already may have passed since.
  const isPast = (name: 'start_date' | 'end_date' | 'application_deadline') =>
    draft[name] !== present[name] && draft[name] < today;
  const check = (
    name: string,
    value: string,
    isRight: (value: string) => boolean = () => true,
    fault: string = texts.required,
  ): [string, string[]][] => {
    if (value === '') return [[name, [texts.required]]];
    return isRight(value) ? [] : [[name, [fault]]];
  };
  const faults = [
    check('title', draft.title),
    check('activity_rate', draft.activity_rate, (rate) => isRate(rate, leastRate), texts.rate(leastRate)),
    draft.activity_rate_max
      ? check('activity_rate_max', draft.activity_rate_max, isRateEnd, texts.rateEnd)
      : [],
    check('location', draft.location),
    check('salary', draft.salary, (value) => parseMoney(value) !== undefined, texts.salary),
    draft.salary_max ? checkSalaryEnd(draft, language) : [],
    check('start_date', draft.start_date, isDate, texts.date),
    isPast('start_date')
      ? check('start_date', draft.start_date, () => !isDate(draft.start_date), texts.past)
      : [],
    draft.end_date ? check('end_date', draft.end_date, isEnd, texts.end) : [],
    draft.end_date && isPast('end_date') ? check('end_date', draft.end_date, () => false, texts.past) : [],
    draft.application_deadline && isPast('application_deadline')
      ? check('application_deadline', draft.application_deadline, () => false, texts.past)
      : [],
    check('description', draft.description.overview),
    Object.entries(findContactFaults(draft, language)).map(([name, fault]): [string, string[]] => [
      name,
      [fault],
    ]),
  ];
  return Object.fromEntries(faults.flat());
}

function checkSalaryEnd({ salary, salary_max: max }: JobDraft, language: Language): [string, string[]][] {
  const { faults: texts } = textsIn(language, jobsTexts);
  const [low, high] = [parseMoney(salary), parseMoney(max)];
  if (high === undefined) return [['salary_max', [texts.salary]]];
  return Number(high) < Number(low) ? [['salary_max', [texts.salaryEnd]]] : [];
}
