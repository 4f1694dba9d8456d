import type { Job } from '@metier/sdk/contract';
import {
  CONTRACT_TYPES,
  listBenefitPresets,
  NEW_JOB_DEFAULTS,
  parseDescription,
  SALARY_TYPES,
  WORK_MODES,
  type Benefit,
  type ContactPerson,
  type ContractType,
  type JobDescription,
  type Language,
  type SalaryType,
  type WorkMode,
} from '@metier/sdk/rules';
import type { ChosenBenefits } from '../form/saved-benefits';

/** A job as typed: numbers, money and dates are still strings. */
export interface JobDraft extends ContactPerson {
  readonly title: string;
  readonly type: ContractType;
  readonly activity_rate: string;
  /** Upper ends of ranges; '' for a single value. */
  readonly activity_rate_max: string;
  readonly location: string;
  readonly work_mode: WorkMode;
  readonly salary: string;
  readonly salary_max: string;
  readonly salary_type: SalaryType;
  readonly start_date: string;
  readonly end_date: string;
  readonly application_deadline: string;
  readonly description: JobDescription;
}

export const NEW_JOB: JobDraft = {
  title: '',
  type: NEW_JOB_DEFAULTS.type,
  activity_rate: String(NEW_JOB_DEFAULTS.activity_rate),
  activity_rate_max: '',
  location: '',
  work_mode: NEW_JOB_DEFAULTS.work_mode,
  salary: '',
  salary_max: '',
  salary_type: NEW_JOB_DEFAULTS.salary_type,
  start_date: '',
  end_date: '',
  application_deadline: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  description: { overview: '', responsibilities: [], requirements: [], benefits: [] },
};

/** Converts a job to a draft, whichever convention its description follows. */
export const draftOf = (job: Job): JobDraft => ({
  title: job.title,
  type: job.type,
  activity_rate: String(job.activity_rate),
  activity_rate_max: String(job.activity_rate_max ?? ''),
  location: job.location,
  work_mode: job.work_mode,
  salary: job.salary,
  salary_max: job.salary_max ?? '',
  salary_type: job.salary_type,
  start_date: job.start_date,
  end_date: job.end_date ?? '',
  application_deadline: job.application_deadline ?? '',
  contact_name: job.contact_name ?? '',
  contact_email: job.contact_email ?? '',
  contact_phone: job.contact_phone ?? '',
  description: parseDescription(job.description),
});

/** Selectable benefits: those of the job with its own descriptions, and the remaining presets. */
export function offerBenefits(language: Language, present: readonly Benefit[] = []): readonly Benefit[] {
  const isPresent = ({ id, title }: Benefit) =>
    present.some((own) => own.id === id || own.title.toLowerCase() === title.toLowerCase());
  return [...present, ...listBenefitPresets(language).filter((preset) => !isPresent(preset))];
}

/** The chosen benefits of a job, with its own descriptions. */
export const choicesOf = (benefits: readonly Benefit[]): ChosenBenefits =>
  Object.fromEntries(benefits.map(({ id, description }) => [id, description]));

/** Name of the input with the employer's description of a benefit. */
export const nameBenefitField = (id: string) => `benefit-${id}`;

export function readJobDraft(form: FormData, offers: readonly Benefit[]): JobDraft {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  return {
    title: read('title'),
    type: CONTRACT_TYPES.find(({ value }) => value === read('type'))?.value ?? NEW_JOB.type,
    activity_rate: read('activity_rate'),
    activity_rate_max: read('activity_rate_max'),
    location: read('location'),
    work_mode: WORK_MODES.find(({ value }) => value === read('work_mode'))?.value ?? NEW_JOB.work_mode,
    salary: read('salary'),
    salary_max: read('salary_max'),
    salary_type:
      SALARY_TYPES.find(({ value }) => value === read('salary_type'))?.value ?? NEW_JOB.salary_type,
    start_date: read('start_date'),
    end_date: read('end_date'),
    application_deadline: read('application_deadline'),
    contact_name: read('contact_name'),
    contact_email: read('contact_email'),
    contact_phone: read('contact_phone'),
    description: readDescriptionParts(form, offers),
  };
}

function readDescriptionParts(form: FormData, offers: readonly Benefit[]): JobDescription {
  const readAll = (name: string) => form.getAll(name).map(String);
  const chosen = new Set(readAll('benefits'));
  return {
    overview: String(form.get('description') ?? '').trim(),
    responsibilities: readAll('responsibilities'),
    requirements: readAll('requirements'),
    benefits: offers
      .filter(({ id }) => chosen.has(id))
      .map((offer) => ({ ...offer, description: String(form.get(nameBenefitField(offer.id)) ?? '') })),
  };
}
