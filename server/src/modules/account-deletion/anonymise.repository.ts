import { and, getTableColumns, inArray, isNotNull, sql, type AnyColumn } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applicationDocuments, applications, files, notices, outbox } from '../../db/schema/index';
import type { Dependencies } from '../../dependencies';
import { requirePlaceholder } from './placeholder.repository';

/** What an application without its person contains. */
const BLANK = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  coverLetter: '',
  resumeFileId: null,
  experience: '',
  availability: null,
  salaryExpectation: null,
  additionalInfo: '',
  remindAt: null,
  termsVersion: null,
  termsAgreedAt: null,
} satisfies Partial<typeof applications.$inferInsert>;

/**
 * Takes the person out of these applications: answers, files, messages, notes, interviews and notifications go; job,
 * status and times stay. Open ones become withdrawn. Returns the ids of the files, which the caller removes.
 */
export async function anonymiseApplications(
  { personalData, clock }: Pick<Dependencies, 'personalData' | 'clock'>,
  tx: Queryable,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const now = clock();
  const removed = await takeFiles(tx, ids);
  for (const { table, onAnonymisation } of Object.values(personalData)) {
    const column: AnyColumn | undefined = getTableColumns(table)['applicationId'];
    if (column && onAnonymisation === 'deleted') await tx.delete(table).where(inArray(column, [...ids]));
  }
  await deleteNews(tx, ids);
  const isEnded = sql`${applications.status} in ('withdrawn', 'hired', 'rejected')`;
  await tx
    .update(applications)
    .set({
      ...BLANK,
      jobseekerId: await requirePlaceholder(tx),
      status: sql`case when ${isEnded} then ${applications.status} else 'withdrawn' end`,
      withdrawnAt: sql`case when ${isEnded} then ${applications.withdrawnAt} else ${now.toISOString()}::timestamptz end`,
      anonymisedAt: now,
    })
    .where(inArray(applications.id, [...ids]));
  return removed;
}

/** Deletes these applications as a whole, with their files and notifications; returns the ids of the files. */
export async function deleteApplications(tx: Queryable, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await takeFiles(tx, ids);
  await deleteNews(tx, ids);
  await tx.delete(applications).where(inArray(applications.id, [...ids]));
  return removed;
}

/** Deletes the rows of the files of these applications. */
async function takeFiles(tx: Queryable, ids: readonly number[]): Promise<string[]> {
  const resumes = await tx
    .select({ id: applications.resumeFileId })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), isNotNull(applications.resumeFileId)));
  const documents = await tx
    .select({ id: applicationDocuments.fileId })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, [...ids]));
  const fileIds = [...resumes, ...documents].flatMap(({ id }) => (id ? [id] : []));
  if (fileIds.length > 0) await tx.delete(files).where(inArray(files.id, fileIds));
  return fileIds;
}

/** Notifications and mails about these applications, which name the person to the other side. */
async function deleteNews(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.delete(notices).where(inArray(sql`(${notices.data} ->> 'application')::int`, [...ids]));
  const paths = ids.flatMap((id) => [`/applications/${id}`, `/messages?application=${id}`]);
  await tx.delete(outbox).where(sql`${outbox.payload} <> '{}'::jsonb and (
    ${inArray(sql`(${outbox.payload} ->> 'application')::int`, [...ids])}
    or exists (select 1 from jsonb_array_elements(
        case jsonb_typeof(${outbox.payload} -> 'items') when 'array' then ${outbox.payload} -> 'items' else '[]' end
      ) item where ${inArray(sql`item ->> 'path'`, paths)}))`);
}
