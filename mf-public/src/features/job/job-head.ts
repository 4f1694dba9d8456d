import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import {
  choicesTexts,
  displayTexts,
  endOfSwissDay,
  formatJobRate,
  formatJobSalary,
  isDate,
  isWebAddress,
  labelOf,
  nameOffSite,
  parseDescription,
  payRateOf,
  readBlocks,
  readSpans,
  shorten,
  textsIn,
  toPlainText,
  type Language,
  type TextSpan,
} from '@metier/sdk/rules';
import type { Job } from '@metier/sdk/contract';
import type { JobData } from './job-loader';
import { jobTexts } from './job.texts';
import { describeAddress } from './read-address';

type Facts = Record<string, unknown>;

const MAX_DESCRIPTION_LENGTH = 160;

/** Structured data of a job for search engines. A job that takes no applications has no JobPosting. */
export function describe({ data, url, language }: HeadArguments): PageHead {
  if (!data) return { isUnlisted: true };
  const { job } = data as JobData;
  const facts = [
    describePlace(job, url, language),
    ...(job.is_active ? [describePosting(job, url, language)] : []),
  ];
  return {
    description: summarise(job, language),
    canonical: `/job/${job.id}`,
    facts,
    ...(!job.is_active && { isUnlisted: true }),
  };
}

const nameCompany = (job: Job, language: Language) =>
  job.company || job.job_provider.company_name || textsIn(language, displayTexts).company;

function summarise(job: Job, language: Language): string {
  const facts = [
    labelOf(textsIn(language, choicesTexts).contractTypes, job.contract_type),
    formatJobRate(job),
    nameOffSite(job.work_mode, language),
    formatJobSalary(job, language),
  ];
  const { overview } = parseDescription(job.description);
  return shorten(
    `${nameCompany(job, language)}, ${job.location}. ${facts.filter(Boolean).join(', ')}. ${toPlainText(overview)}`,
    MAX_DESCRIPTION_LENGTH,
  );
}

function describePlace(job: Job, { origin }: URL, language: Language): Facts {
  const query = new URLSearchParams({ location: job.location });
  const steps = [
    { name: textsIn(language, jobTexts).home, item: `${origin}/` },
    ...(job.location ? [{ name: job.location, item: `${origin}/?${query}` }] : []),
    { name: job.title, item: `${origin}/job/${job.id}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

function describePosting(job: Job, { origin }: URL, language: Language): Facts {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: writeHtml(job.description, language),
    datePosted: job.created_at,
    jobStartDate: job.start_date,
    ...(isDate(job.application_deadline ?? '') && {
      validThrough: endOfSwissDay(job.application_deadline ?? '').toISOString(),
    }),
    url: `${origin}/job/${job.id}`,
    identifier: { '@type': 'PropertyValue', name: nameCompany(job, language), value: String(job.id) },
    hiringOrganization: describeCompany(job, origin, language),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...describeAddress(job) },
    },
    employmentType: nameEmployment(job),
    ...(job.work_mode === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'CH' },
    }),
    directApply: true,
    ...describeSalary(job),
  };
}

function describeCompany(job: Job, origin: string, language: Language): Facts {
  const { company_logo: logo, company_website: website } = job.job_provider;
  return {
    '@type': 'Organization',
    name: nameCompany(job, language),
    ...(isWebAddress(website) && { sameAs: website }),
    ...(logo && { logo: new URL(logo, origin).href }),
  };
}

function nameEmployment(job: Job): string[] {
  const kind = { permanent: [], 'fixed-term': ['TEMPORARY'], internship: ['INTERN'], engagements: ['OTHER'] };
  const full = payRateOf(job) === 100 ? ['FULL_TIME'] : [];
  return [...full, ...(job.activity_rate === 100 ? [] : ['PART_TIME']), ...kind[job.contract_type]];
}

const UNITS: Readonly<Partial<Record<Job['salary_type'], string>>> = {
  hourly: 'HOUR',
  daily: 'DAY',
  monthly: 'MONTH',
};

/** A fixed project price is not a rate per time unit, and schema.org has no unit for it. */
function describeSalary({
  salary,
  salary_max: max,
  salary_currency: currency,
  salary_type: type,
}: Job): Facts {
  const unitText = UNITS[type];
  if (!unitText || Number(max ?? salary) <= 0) return {};
  const amount = max ? { minValue: Number(salary), maxValue: Number(max) } : { value: Number(salary) };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const writeSpans = (spans: readonly TextSpan[]) =>
  spans
    .map(({ text, isStrong }) => (isStrong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text)))
    .join('');

const writeList = (items: readonly (readonly TextSpan[])[]) =>
  `<ul>${items.map((item) => `<li>${writeSpans(item)}</li>`).join('')}</ul>`;

/** Search engines expect the description as HTML. */
function writeHtml(description: string, language: Language): string {
  const { overview, responsibilities, requirements, benefits } = parseDescription(description);
  const blocks = readBlocks(overview).map((block) =>
    block.kind === 'list' ? writeList(block.items) : `<p>${writeSpans(block.spans)}</p>`,
  );
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `<p>${title}</p>${writeList(items.map(readSpans))}` : '';
  const { sections } = textsIn(language, jobTexts);
  return [
    ...blocks,
    list(sections.responsibilities, responsibilities),
    list(sections.requirements, requirements),
    list(
      sections.benefits,
      benefits.map(({ title }) => title),
    ),
  ].join('');
}
