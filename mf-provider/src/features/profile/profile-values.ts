import type { FieldErrors, JobProviderBody } from '@metier/sdk/contract';
import {
  COMPANY_SIZES,
  completeWebAddress,
  INDUSTRIES,
  isFoundingYear,
  isPostalCode,
  isWebAddress,
  JOB_LANGUAGES,
  swissToday,
  textsIn,
  valuesOf,
  type Language,
} from '@metier/sdk/rules';
import { profileTexts } from './profile.texts';

const REQUIRED = [
  'company_name',
  'company_address',
  'company_city',
  'company_postal_code',
  'company_region',
] as const satisfies readonly (keyof JobProviderBody)[];

/** Form values of a company; `newAdvantages` are names that may not be on the list yet. */
export interface CompanyDraft extends JobProviderBody {
  readonly advantages: number[];
  readonly newAdvantages: readonly string[];
}

/** Reads the company from the form, with trimmed texts and a complete website. */
export function readProfile(form: FormData): CompanyDraft {
  const read = (name: keyof JobProviderBody) => String(form.get(name) ?? '').trim();
  return {
    company_name: read('company_name'),
    company_address: read('company_address'),
    company_city: read('company_city'),
    company_postal_code: read('company_postal_code'),
    company_region: read('company_region'),
    company_website: completeWebAddress(read('company_website')),
    company_description: read('company_description'),
    work_ethics: read('work_ethics'),
    advantages: form.getAll('advantages').map(Number),
    newAdvantages: form.getAll('new_advantages').map(String),
    ...(form.has('founding_year') && readFacts(form)),
  };
}

/** The facts of the form that edits a company; the one that registers it does not ask for them. */
function readFacts(form: FormData) {
  const year = String(form.get('founding_year') ?? '').trim();
  const languages = form.getAll('working_languages');
  return {
    // What is no number stays one that `validateCompany` refuses.
    founding_year: year === '' ? null : Number(year),
    company_size: valuesOf(COMPANY_SIZES).find((size) => size === form.get('company_size')) ?? null,
    industry: valuesOf(INDUSTRIES).find((industry) => industry === form.get('industry')) ?? null,
    working_languages: valuesOf(JOB_LANGUAGES).filter((language) => languages.includes(language)),
  };
}

/** Client-side validation by the server's rules, to avoid a round trip. */
export function validateCompany(profile: JobProviderBody, language: Language): FieldErrors {
  const texts = textsIn(language, profileTexts);
  const missing = REQUIRED.filter((name) => !profile[name]);
  const faults: FieldErrors = Object.fromEntries(missing.map((name) => [name, [texts.required]]));
  const { company_website: website, company_postal_code: code, company_region: region } = profile;
  if (code && !isPostalCode(code, region)) faults.company_postal_code = [texts.badPostalCode];
  const { founding_year: year } = profile;
  if (typeof year === 'number' && !isFoundingYear(year, swissToday(new Date())))
    faults.founding_year = [texts.badYear];
  if (website && !isWebAddress(website)) faults.company_website = [texts.notAnAddress];
  return faults;
}
