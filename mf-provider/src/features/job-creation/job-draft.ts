import type { ContractType, FieldErrors, JobBody, SalaryType } from '@metier/shared/contract';
import {
  ACTIVITY_RATE_LIMITS,
  BENEFIT_PRESETS,
  CONTRACT_TYPES,
  isDate,
  NEW_JOB_DEFAULTS,
  parseMoney,
  SALARY_TYPES,
  type JobDescription,
  writeDescription,
} from '@metier/shared/rules';
import { jobCreationTexts } from './job-creation.texts';

const { faults: texts } = jobCreationTexts;

/** A new job as it was typed: numbers, money and dates are still texts. */
export interface JobDraft {
  readonly title: string;
  readonly type: ContractType;
  readonly activity_rate: string;
  readonly location: string;
  readonly salary: string;
  readonly salary_type: SalaryType;
  readonly start_date: string;
  readonly end_date: string;
  readonly description: JobDescription;
}

/** The name of the control that holds a preset in the employer's own words. */
export const nameBenefitField = (id: string) => `benefit-${id}`;

export function readJobDraft(form: FormData): JobDraft {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  return {
    title: read('title'),
    type: CONTRACT_TYPES.find(({ value }) => value === read('type'))?.value ?? NEW_JOB_DEFAULTS.type,
    activity_rate: read('activity_rate'),
    location: read('location'),
    salary: read('salary'),
    salary_type:
      SALARY_TYPES.find(({ value }) => value === read('salary_type'))?.value ?? NEW_JOB_DEFAULTS.salary_type,
    start_date: read('start_date'),
    end_date: read('end_date'),
    description: readDescriptionParts(form),
  };
}

function readDescriptionParts(form: FormData): JobDescription {
  const readAll = (name: string) => form.getAll(name).map(String);
  const chosen = new Set(readAll('benefits'));
  return {
    overview: String(form.get('description') ?? '').trim(),
    responsibilities: readAll('responsibilities'),
    requirements: readAll('requirements'),
    benefits: BENEFIT_PRESETS.filter(({ id }) => chosen.has(id)).map((preset) => ({
      ...preset,
      description: String(form.get(nameBenefitField(preset.id)) ?? ''),
    })),
  };
}

function isRate(text: string): boolean {
  const rate = Number(text);
  return Number.isInteger(rate) && rate >= ACTIVITY_RATE_LIMITS.newJobMin && rate <= ACTIVITY_RATE_LIMITS.max;
}

/** What the server would refuse anyway, by the wire's names, in the order of the form. */
export function findFaults(draft: JobDraft): FieldErrors {
  const isEnd = (value: string) => isDate(value) && value >= draft.start_date;
  const faults = [
    check('title', draft.title),
    check('activity_rate', draft.activity_rate, isRate, texts.rate),
    check('location', draft.location),
    check('salary', draft.salary, (value) => parseMoney(value) !== undefined, texts.salary),
    check('start_date', draft.start_date, isDate, texts.date),
    draft.end_date ? check('end_date', draft.end_date, isEnd, texts.end) : [],
    check('description', draft.description.overview),
  ];
  return Object.fromEntries(faults.flat());
}

function check(
  name: string,
  value: string,
  isRight: (value: string) => boolean = () => true,
  fault: string = texts.required,
): [string, string[]][] {
  if (value === '') return [[name, [texts.required]]];
  return isRight(value) ? [] : [[name, [fault]]];
}

/** A draft without faults as the wire takes it. */
export function toJobBody({ description, ...draft }: JobDraft): JobBody {
  return {
    ...draft,
    activity_rate: Number(draft.activity_rate),
    salary: parseMoney(draft.salary) ?? draft.salary,
    end_date: draft.end_date || null,
    description: writeDescription(description),
  };
}
