import { nextReminder } from '@metier/sdk/rules';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deriveColumns } from '../../search/index';
import type { Queryable } from '../../db/database';
import * as schema from '../../db/schema/index';
import { chooseContact } from '../choose-contact';
import type { DemoApplication, DemoBoard, DemoCompany, DemoReview } from '../demo-board';
import type { DemoFiles } from '../store-demo-files';
import { toLineRows } from './to-line-rows';

/**
 * Inserts the whole board, table by table; the tables must be empty, because the rows keep the
 * board's ids.
 */
export async function insertDemoRows(
  tx: Queryable,
  board: DemoBoard,
  files: DemoFiles,
  passwordHash: string,
): Promise<void> {
  const { pictures, library, resumes, attached, scenes } = files;
  const several = [scenes, attached].flatMap((group) => [...group.values()].flat());
  await insert(
    tx,
    schema.files,
    [...pictures.values(), ...library.values(), ...resumes.values(), ...several].map(toFileRow),
  );
  await insert(tx, schema.skills, board.skills);
  await insert(
    tx,
    schema.users,
    board.users.map((user) => ({
      ...user,
      passwordHash,
      emailConfirmedAt: user.createdAt,
      profilePictureId: pictures.get(user.id)?.id,
    })),
  );
  await insertCompanies(tx, board);
  await insert(tx, schema.companyPictures, toPictureRows(board, files));
  await insertSeekers(tx, board);
  const jobs = board.jobs.map(toJobRow(board));
  // First, so that the index is written once.
  await insert(tx, schema.companyLines, toLineRows(jobs));
  await insert(tx, schema.jobs, jobs);
  await insert(
    tx,
    schema.favorites,
    board.favorites.map(({ seekerId, ...rest }) => ({ jobseekerId: seekerId, ...rest })),
  );
  await insert(tx, schema.follows, toFollowRows(board));
  await insert(tx, schema.attachments, toAttachmentRows(board, files));
  await insertApplications(tx, board.applications, files);
  await insert(tx, schema.messages, board.messages);
  await insert(tx, schema.companyReviews, board.companyReviews.map(toReviewRow));
  await insert(tx, schema.seekerReviews, board.seekerReviews.map(toReviewRow));
  for (const table of [
    schema.skills,
    schema.users,
    schema.jobproviders,
    schema.jobseekers,
    schema.jobs,
    schema.applications,
  ]) {
    await continueIds(tx, table);
  }
}

function toJobRow({ companies }: DemoBoard) {
  const byId = new Map(companies.map((company) => [company.id, company]));
  return (job: DemoBoard['jobs'][number]) => {
    const company = byId.get(job.companyId);
    return {
      ...job,
      ...deriveColumns(job),
      ...(company && chooseContact(job, company)),
      jobproviderId: job.companyId,
      openedAt: job.createdAt,
    };
  };
}

async function insertCompanies(tx: Queryable, { companies }: DemoBoard): Promise<void> {
  const rows = companies.map((company) => ({
    id: company.id,
    userId: company.userId,
    companyName: company.name,
    companyAddress: company.address,
    companyCity: company.city,
    companyPostalCode: company.postalCode,
    companyRegion: company.region,
    companyDescription: company.description,
    workEthics: company.workEthics,
    companyWebsite: company.website,
    ...toFacts(company),
    createdAt: company.createdAt,
  }));
  await insert(tx, schema.jobproviders, rows);
  const present = await tx.select().from(schema.advantages);
  const offers = companies.flatMap(({ id: jobproviderId, advantages }) =>
    present
      .filter(({ name }) => advantages.includes(name))
      .map(({ id: advantageId }) => ({ jobproviderId, advantageId })),
  );
  await insert(tx, schema.jobproviderAdvantages, offers);
}

function toFacts({ story }: DemoCompany) {
  if (!story) return {};
  const { foundingYear, companySize, industry, workingLanguages } = story;
  return { foundingYear, companySize, industry, workingLanguages };
}

function toPictureRows({ companies }: DemoBoard, { scenes }: DemoFiles) {
  return companies.flatMap(({ id, story, createdAt }) =>
    (scenes.get(id) ?? []).map((file, at) => ({
      jobproviderId: id,
      fileId: file.id,
      text: story?.pictures[at]?.[1] ?? '',
      width: file.picture?.width ?? 0,
      height: file.picture?.height ?? 0,
      position: at + 1,
      createdAt,
    })),
  );
}

async function insertSeekers(tx: Queryable, { seekers }: DemoBoard): Promise<void> {
  await insert(tx, schema.jobseekers, seekers);
  const abilities = seekers.flatMap(({ id, skillIds }) =>
    skillIds.map((skillId) => ({ jobseekerId: id, skillId })),
  );
  await insert(tx, schema.jobseekerSkills, abilities);
}

async function insertApplications(
  tx: Queryable,
  applications: readonly DemoApplication[],
  { resumes, attached }: DemoFiles,
): Promise<void> {
  const rows = applications.map((application) => ({
    ...application,
    jobseekerId: application.seekerId,
    resumeFileId: resumes.get(application.id)?.id,
    answeredAt: application.submittedAt,
    ...toMoments(application),
  }));
  await insert(tx, schema.applications, rows);
  const each = <Row>(makeRows: (application: DemoApplication) => Row[]) => applications.flatMap(makeRows);
  const moves = each(({ id, moves }) =>
    moves.map(({ actorId, from, to, movedAt }) => ({
      applicationId: id,
      actorId,
      fromStatus: from,
      toStatus: to,
      movedAt,
    })),
  );
  await insert(tx, schema.applicationMoves, moves);
  await insert(
    tx,
    schema.applicationNotes,
    each(({ id, notes }) => notes.map((note) => ({ applicationId: id, ...note }))),
  );
  const documents = each(({ id, submittedAt }) =>
    (attached.get(id) ?? []).map((file) => ({
      applicationId: id,
      fileId: file.id,
      name: file.name,
      uploadedAt: submittedAt,
    })),
  );
  await insert(tx, schema.applicationDocuments, documents);
}

/** Timestamps of the status columns of an application, of its first look and its next reminder. */
function toMoments({ moves, status, submittedAt }: DemoApplication) {
  const reached = (status: DemoApplication['status']) => moves.find(({ to }) => to === status)?.movedAt;
  const viewedAt = moves.find(({ to }) => to !== 'withdrawn')?.movedAt ?? null;
  return {
    viewedAt,
    remindAt: nextReminder({ status, submittedAt, viewedAt }, moves.at(-1)?.movedAt ?? submittedAt),
    reviewedAt: reached('reviewed'),
    shortlistedAt: reached('shortlisted'),
    interviewAt: reached('interview'),
    hiredAt: reached('hired'),
    rejectedAt: reached('rejected'),
    withdrawnAt: reached('withdrawn'),
  };
}

function toFileRow({
  id,
  name,
  mediaType,
  size,
  sha256,
  createdAt,
}: typeof schema.files.$inferInsert & { createdAt: Date }) {
  return { id, name, mediaType, size, sha256, createdAt };
}

function toAttachmentRows({ documents, seekers }: DemoBoard, { library }: DemoFiles) {
  return documents.map(({ id, seekerId, uploadedAt }) => {
    const [file, seeker] = [library.get(id), seekers[seekerId - 1]];
    if (!file || !seeker) throw new Error(`The demo document ${id} has no file or no owner.`);
    return { userId: seeker.userId, fileId: file.id, uploadedAt };
  });
}

function toReviewRow({ companyId, seekerId, ...rest }: DemoReview) {
  return { jobproviderId: companyId, jobseekerId: seekerId, ...rest };
}

/** All rows in one statement, with their given ids. */
/** Rows of one statement: on a busy machine, a long statement looks like a database that has gone silent. */
const BATCH = 50;

async function insert<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(from, from + BATCH));
}

/** Advances the id sequence past the inserted rows. */
async function continueIds(tx: Queryable, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
}

/** Candidates follow the companies whose jobs they have saved. */
function toFollowRows({ favorites, jobs, seekers }: DemoBoard): (typeof schema.follows.$inferInsert)[] {
  const companies = new Map(jobs.map(({ id, companyId }) => [id, companyId]));
  const users = new Map(seekers.map(({ id, userId }) => [id, userId]));
  const rows = favorites.flatMap(({ seekerId, jobId, createdAt }) => {
    const [jobproviderId, userId] = [companies.get(jobId), users.get(seekerId)];
    return jobproviderId === undefined || userId === undefined ? [] : [{ jobproviderId, userId, createdAt }];
  });
  return [...new Map(rows.map((row) => [`${row.userId} ${row.jobproviderId}`, row])).values()];
}
