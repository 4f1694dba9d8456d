import type { JobDraftBody, JobDraftChange, JobDraftSummary, StoredJobDraft } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { requireOwnJobProvider } from '../jobproviders/jobproviders.service';
import type { Viewer } from '../viewer';
import { pickFields } from './draft-fields';
import * as repository from './job-drafts.repository';
import { jobDraftsTexts as texts } from './job-drafts.texts';

const MAX_DRAFTS = 50;

export const toDraft = ({ id, fields, version, ...row }: repository.DraftRow): StoredJobDraft => ({
  id,
  fields,
  version,
  publish_at: row.publishAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});

/** The drafts and scheduled jobs of the viewer's company, last changed first. */
export const listDrafts = ({ db }: Dependencies, viewer: Viewer): Promise<JobDraftSummary[]> =>
  inTransaction(db, async (tx) => {
    const company = await requireOwnJobProvider(tx, viewer);
    const rows = await repository.listDrafts(tx, company, MAX_DRAFTS);
    return rows.map(({ id, title, location, publishAt, updatedAt }) => ({
      ...{ id, title, location },
      publish_at: publishAt?.toISOString() ?? null,
      updated_at: updatedAt.toISOString(),
    }));
  });

/** A draft of the viewer's company; 404 for another's. */
export const getDraft = ({ db }: Dependencies, viewer: Viewer, id: number): Promise<StoredJobDraft> =>
  inTransaction(db, async (tx) => {
    const row = await repository.findDraft(tx, await requireOwnJobProvider(tx, viewer), id);
    if (!row) throw refuse.missing();
    return toDraft(row);
  });

/** Adds a draft to the company; 409 when it has too many. */
export async function addDraft(
  tx: Queryable,
  jobproviderId: number,
  fields: StoredJobDraft['fields'],
  now: Date,
): Promise<StoredJobDraft> {
  if ((await repository.countDrafts(tx, jobproviderId)) >= MAX_DRAFTS)
    throw refuse.conflict(texts.tooMany(MAX_DRAFTS));
  const dates = { createdAt: now, updatedAt: now };
  return toDraft(await repository.insertDraft(tx, { jobproviderId, fields: pickFields(fields), ...dates }));
}

export const createDraft = (
  { db, clock }: Dependencies,
  viewer: Viewer,
  { fields }: JobDraftBody,
): Promise<StoredJobDraft> =>
  inTransaction(db, async (tx) => addDraft(tx, await requireOwnJobProvider(tx, viewer), fields, clock()));

/** A draft of the company, locked; 404 for another's, 409 when it has changed since `version`. */
export async function lockVersion(
  tx: Queryable,
  company: number,
  id: number,
  version: number,
): Promise<repository.DraftRow> {
  const row = await repository.lockDraft(tx, company, id);
  if (!row) throw refuse.missing();
  if (row.version !== version) throw refuse.conflict(texts.changed);
  return row;
}

/** Replaces the fields of a draft; 409 for a scheduled one, whose job has to stay complete. */
export const saveDraft = (
  { db, clock }: Dependencies,
  viewer: Viewer,
  id: number,
  { version, fields }: JobDraftChange,
): Promise<StoredJobDraft> =>
  inTransaction(db, async (tx) => {
    const row = await lockVersion(tx, await requireOwnJobProvider(tx, viewer), id, version);
    if (row.publishAt) throw refuse.conflict(texts.scheduled);
    return toDraft(await repository.updateDraft(tx, id, { fields: pickFields(fields), updatedAt: clock() }));
  });

/** Deletes a draft, scheduled or not; 404 for another company's. */
export const deleteDraft = ({ db }: Dependencies, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const company = await requireOwnJobProvider(tx, viewer);
    if (!(await repository.deleteDraft(tx, company, id))) throw refuse.missing();
  });

/** Deletes the draft of a job that is being published; refuses when another tab has published it. */
async function takeDraft(tx: Queryable, company: number, id: number): Promise<void> {
  if (!(await repository.deleteDraft(tx, company, id))) throw refuse.field('draft', texts.gone);
}

/** Registers the end of drafts whose job is published. */
export function handleDraftEvents({ domainEvents }: Dependencies): void {
  domainEvents.on('draft.published', (tx, { company, draft }) => takeDraft(tx, company, draft));
}
