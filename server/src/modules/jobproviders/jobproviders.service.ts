import type {
  CompanyPicture,
  JobProvider,
  JobProviderBody,
  JobProvidersQuery,
  JobProviderTotals,
} from '@metier/sdk/contract';
import { isFoundingYear, JOB_LANGUAGES, swissToday, valuesOf } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import { readSlice, type Page } from '../../http/input/pages';
import { refuse } from '../../errors';
import { companyPictureAddress, pictureAddress } from '../../files/addresses';
import type { Dependencies } from '../../dependencies';
import { readColumns } from '../columns';
import { requireRegion } from '../regions';
import { requirePostalCode, requireWebAddress } from '../sensible-values';
import type { Viewer } from '../viewer';
import * as repository from './jobproviders.repository';
import { jobprovidersTexts } from './jobproviders.texts';

/** All fields of the company for its owner, only the public ones for other viewers. */
function toJobProvider(row: repository.JobProviderRow, viewer: Viewer | null): JobProvider {
  const { provider } = row;
  const isOwner = provider.userId === viewer?.id;
  return {
    id: provider.id,
    user: {
      profile_picture: pictureAddress(row.pictureId),
      ...(isOwner && { id: provider.userId, username: row.username, email: row.email }),
    },
    company_name: provider.companyName,
    ...(isOwner && {
      company_address: provider.companyAddress,
      company_postal_code: provider.companyPostalCode,
    }),
    company_city: provider.companyCity,
    company_region: provider.companyRegion,
    company_description: provider.companyDescription,
    work_ethics: provider.workEthics,
    work_ethics_statement: provider.workEthics,
    company_website: provider.companyWebsite,
    advantages: row.advantages,
    answers_within_days: row.answersWithinDays,
    average_rating: row.averageRating,
    reviews_count: row.reviewsCount,
    founding_year: provider.foundingYear,
    company_size: provider.companySize,
    industry: provider.industry,
    working_languages: provider.workingLanguages,
    pictures: row.pictures.map(toCompanyPicture),
  };
}

export const toCompanyPicture = (picture: repository.ProviderPicture): CompanyPicture => ({
  id: picture.id,
  address: companyPictureAddress(picture.fileId),
  text: picture.text,
  width: picture.width,
  height: picture.height,
});

/** Fields that map directly to a column. */
const COLUMNS = {
  company_name: 'companyName',
  company_address: 'companyAddress',
  company_city: 'companyCity',
  company_description: 'companyDescription',
  company_size: 'companySize',
  industry: 'industry',
} as const;

function readFacts(
  { founding_year: year, working_languages: languages }: Partial<JobProviderBody>,
  now: Date,
) {
  if (typeof year === 'number' && !isFoundingYear(year, swissToday(now)))
    throw refuse.field('founding_year', jobprovidersTexts.foundingYear);
  return {
    foundingYear: year,
    // Each once, and in one order for all companies.
    workingLanguages: languages && valuesOf(JOB_LANGUAGES).filter((language) => languages.includes(language)),
  };
}

async function saveAdvantages(tx: Queryable, id: number, body: Partial<JobProviderBody>): Promise<void> {
  if (!body.advantages && !body.new_advantages) return;
  await repository.replaceAdvantages(tx, id, [...(body.advantages ?? []), ...(body.new_advantages ?? [])]);
}

async function readJobProvider(db: Queryable, id: number, viewer: Viewer | null): Promise<JobProvider> {
  return toJobProvider(await requireVisible(db, id, viewer), viewer);
}

/** 404 for a company that does not exist, or that only its owner sees. */
async function requireVisible(db: Queryable, id: number, viewer: Viewer | null) {
  const row = await repository.findJobProvider(db, id);
  if (!row || (row.isHeld && row.provider.userId !== viewer?.id)) throw refuse.missing();
  return row;
}

/** A company; refuses with 404 when there is none. */
export const getJobProvider = (db: Queryable, viewer: Viewer | null, id: number): Promise<JobProvider> =>
  readJobProvider(db, id, viewer);

/**
 * Lists companies by name. The user filter finds only the viewer's own company, so that the owners of others
 * stay private.
 */
export async function listJobProviders(
  db: Queryable,
  viewer: Viewer | null,
  query: JobProvidersQuery,
): Promise<Page<JobProvider>> {
  if (query.user !== undefined && query.user !== viewer?.id) return { items: [], total: 0 };
  const { items, total } = await repository.listJobProviders(db, { userId: query.user }, readSlice(query));
  return { items: items.map((row) => toJobProvider(row, viewer)), total };
}

/** Announces what a company says to others, its pictures included. */
export async function announceCompany(
  { domainEvents }: Dependencies,
  tx: Queryable,
  id: number,
): Promise<void> {
  const row = await repository.findJobProvider(tx, id);
  if (!row) return;
  const { userId: accountId, companyName: title, companyDescription, workEthics } = row.provider;
  const text = [companyDescription, workEthics, ...row.pictures.map((picture) => picture.text)].join('\n');
  await domainEvents.emit(tx, 'text.published', { target: 'company', id, accountId, title, text });
}

/** Registers the viewer's company; 409 when there is one already. */
export function createJobProvider(
  dependencies: Dependencies,
  viewer: Viewer,
  body: JobProviderBody,
): Promise<JobProvider> {
  const { db, live, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    const region = requireRegion('company_region', body.company_region);
    const id = await repository.insertJobProvider(tx, {
      ...readColumns(body, COLUMNS),
      ...readFacts(body, clock()),
      userId: viewer.id,
      workEthics: body.work_ethics ?? body.work_ethics_statement,
      companyRegion: region,
      companyPostalCode: requirePostalCode('company_postal_code', body.company_postal_code, region),
      companyWebsite: body.company_website && requireWebAddress('company_website', body.company_website),
    });
    if (id === undefined) throw refuse.conflict(jobprovidersTexts.exists);
    await saveAdvantages(tx, id, body);
    await announceCompany(dependencies, tx, id);
    await live.publish(tx, { kind: 'board' });
    return readJobProvider(tx, id, viewer);
  });
}

/** Figures of the viewer's own company, summed over its jobs; 404 for another's. */
export async function getTotals(
  { db }: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<JobProviderTotals> {
  const { isOwner } = await checkJobProvider(db, viewer, id);
  if (!isOwner) throw refuse.missing();
  const { active, ...totals } = await repository.sumUpJobs(db, id);
  return { ...totals, active_jobs: active };
}

/** Changes the given fields of the viewer's own company; 404 for another's. */
export function updateJobProvider(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  body: Partial<JobProviderBody>,
): Promise<JobProvider> {
  const { db, live, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    const row = await repository.findJobProvider(tx, id);
    if (row?.provider.userId !== viewer.id) throw refuse.missing();
    const { companyRegion: present, companyPostalCode: code } = row.provider;
    const region = body.company_region ? requireRegion('company_region', body.company_region) : present;
    const isCodeChecked = body.company_postal_code !== undefined || region !== present;
    await repository.updateJobProvider(tx, id, {
      ...readColumns(body, COLUMNS),
      ...readFacts(body, clock()),
      workEthics: body.work_ethics ?? body.work_ethics_statement,
      companyRegion: body.company_region && region,
      ...(isCodeChecked && {
        companyPostalCode: requirePostalCode('company_postal_code', body.company_postal_code ?? code, region),
      }),
      companyWebsite: body.company_website && requireWebAddress('company_website', body.company_website),
    });
    await saveAdvantages(tx, id, body);
    await announceCompany(dependencies, tx, id);
    await live.publish(tx, { kind: 'board' });
    return readJobProvider(tx, id, viewer);
  });
}

/** The id of the company that the viewer publishes for; 409 before there is one. */
export async function requireOwnJobProvider(db: Queryable, viewer: Viewer): Promise<number> {
  const row = await repository.findJobProviderOfUser(db, viewer.id);
  if (!row) throw refuse.conflict(jobprovidersTexts.missing);
  return row.provider.id;
}

/** Returns whether the company is the viewer's own; 404 when the viewer sees none. */
export async function checkJobProvider(
  db: Queryable,
  viewer: Viewer | null,
  id: number,
): Promise<{ isOwner: boolean }> {
  const row = await requireVisible(db, id, viewer);
  return { isOwner: row.provider.userId === viewer?.id };
}
