import type { ClosingNotice, ClosingNoticePatch } from '@metier/sdk/contract';
import { fillTemplate, templateKindsTexts, textsIn, type Placeholder } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { runInLanguage } from '../../languages/current-language';
import { defineTask, type PlannedTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { postMessage } from '../messages/post-message';
import { notifyJobClosed } from '../notifications/application-notifications.service';
import { emitNotification } from '../notifications/emit-notification.service';
import { checkPlaceholders } from '../message-templates/check-placeholders';
import { chooseLetterLanguage, languageOfText } from '../message-templates/letter-language';
import type { Viewer } from '../viewer';
import * as repository from './closing-letters.repository';
import { closingTexts } from './closing-letters.texts';

type ClosingDependencies = Pick<Dependencies, 'tasks' | 'mail' | 'live' | 'clock'>;

const closingTask = defineTask<{ job: number; closedAt: string }>('send-closing-notices');

/** Time to change the text, or to open the job again. */
const DELAY_MS = 24 * 60 * 60_000;
/** After the daily mail, which announces the closing letter. */
const SEND_TIME = { hour: 9 };
/** Candidates that one transaction notifies. */
const CANDIDATES_AT_ONCE = 25;
/** Planned letters that a list has at most. */
const MAX_LISTED = 100;
const KNOWN: readonly Placeholder[] = ['candidate', 'job', 'company'];

const keyOf = (jobId: number, closedAt: Date, step = '') => `${jobId}:${closedAt.toISOString()}${step}`;

const scheduleLetter = (
  { tasks }: ClosingDependencies,
  tx: Queryable,
  { jobId, closedAt }: Pick<repository.ClosingLetterRow, 'jobId' | 'closedAt'>,
  { dueAt, step }: { readonly dueAt: Date; readonly step?: string },
) =>
  tasks.schedule(tx, closingTask, {
    key: keyOf(jobId, closedAt, step),
    dueAt,
    payload: { job: jobId, closedAt: closedAt.toISOString() },
  });

/**
 * Plans the closing letter of a job that has just become inactive, and announces it to the company; false if
 * there is no candidate without a decision.
 */
export async function planClosingLetter(
  dependencies: ClosingDependencies,
  tx: Queryable,
  jobId: number,
): Promise<boolean> {
  const job = await repository.findClosedJob(tx, jobId);
  if (!job || job.undecided === 0) return false;
  const closedAt = dependencies.clock();
  const sendAt = nextSwissTime(new Date(closedAt.getTime() + DELAY_MS), SEND_TIME);
  const language = chooseLetterLanguage(job.languages);
  const kept = await repository.findClosingTemplate(tx, job.companyId, language);
  const text = kept ?? textsIn(language, templateKindsTexts).closing;
  const letter = { jobId, text, language, closedAt, sendAt };
  await repository.putClosingLetter(tx, letter);
  await scheduleLetter(dependencies, tx, letter, { dueAt: sendAt });
  await emitNotification(dependencies, tx, {
    kind: 'closing-planned',
    eventKey: `closing-planned:${keyOf(jobId, closedAt)}`,
    account: job.account,
    data: { job: job.title, jobId, count: job.undecided, sendAt: sendAt.toISOString() },
  });
  return true;
}

/** Cancels the closing letter of a job that is open again. */
export async function cancelClosingLetter(
  { tasks }: ClosingDependencies,
  tx: Queryable,
  jobId: number,
): Promise<void> {
  const removed = await repository.deleteClosingLetter(tx, jobId);
  if (removed) await tasks.cancel(tx, closingTask, keyOf(jobId, removed.closedAt));
}

/** Sends the closing letter to the next candidates of a job, and schedules the others. */
async function sendClosingLetters(
  dependencies: ClosingDependencies,
  tx: Queryable,
  { payload: { job: jobId, closedAt } }: PlannedTask<{ job: number; closedAt: string }>,
): Promise<void> {
  const letter = await repository.lockPlannedOfJob(tx, jobId);
  const job = await repository.findClosedJob(tx, jobId);
  if (!letter || !job || letter.closedAt.toISOString() !== closedAt) return;
  const now = dependencies.clock();
  const candidates = await repository.lockUndecided(tx, jobId, CANDIDATES_AT_ONCE);
  const { subject } = textsIn(letter.language, templateKindsTexts);
  for (const { id, candidate, account } of candidates) {
    const values = { candidate, job: job.title, company: job.company };
    const body = fillTemplate(letter.text, values);
    await postMessage(dependencies, tx, {
      applicationId: id,
      senderId: job.account,
      recipientId: account,
      subject: subject(job.title),
      body,
    });
    await repository.markNoticed(tx, id, now);
    await notifyJobClosed(dependencies, tx, id, { key: closedAt, body });
  }
  if (candidates.length < CANDIDATES_AT_ONCE)
    await repository.updateClosingLetter(tx, jobId, { sentAt: now });
  else {
    const step = `:after ${candidates.at(-1)?.id ?? 0}`;
    await scheduleLetter(dependencies, tx, letter, { dueAt: now, step });
  }
}

function toClosingLetter({ letter, title, candidates }: repository.PlannedClosing): ClosingNotice {
  return {
    job: { id: letter.jobId, title },
    candidates,
    text: letter.text,
    language: letter.language,
    send_at: letter.sendAt.toISOString(),
  };
}

/** The planned closing letters of the viewer's company, the next one first. */
export async function listClosingLetters({ db }: Dependencies, viewer: Viewer): Promise<ClosingNotice[]> {
  const rows = await repository.listPlanned(db, viewer.id, MAX_LISTED);
  return rows.map(toClosingLetter);
}

async function requirePlanned(tx: Queryable, viewer: Viewer, jobId: number) {
  const row = await repository.lockPlanned(tx, viewer.id, jobId);
  if (!row) throw refuse.missing();
  return row;
}

/** Changes text and language of a planned letter, and with `keep` that of the company's later ones. */
export function updateClosingLetter(
  { db, clock }: Dependencies,
  viewer: Viewer,
  jobId: number,
  { text, language: chosen, keep }: ClosingNoticePatch,
): Promise<ClosingNotice> {
  checkPlaceholders('text', text, KNOWN);
  return inTransaction(db, async (tx) => {
    const row = await requirePlanned(tx, viewer, jobId);
    const language = chosen ?? languageOfText(text, row.letter.language);
    const changes = { text: text.trim(), language };
    await repository.updateClosingLetter(tx, jobId, changes);
    if (keep)
      await repository.putClosingTemplate(tx, row.company, changes, {
        name: runInLanguage(language, () => closingTexts.templateName),
        now: clock(),
      });
    return toClosingLetter(await requirePlanned(tx, viewer, jobId));
  });
}

export function sendClosingLetter(dependencies: Dependencies, viewer: Viewer, jobId: number): Promise<void> {
  const { db, clock, tasks } = dependencies;
  return inTransaction(db, async (tx) => {
    const { letter } = await requirePlanned(tx, viewer, jobId);
    await tasks.cancel(tx, closingTask, keyOf(jobId, letter.closedAt));
    await repository.updateClosingLetter(tx, jobId, { sendAt: clock() });
    await scheduleLetter(dependencies, tx, letter, { dueAt: clock(), step: ':now' });
  });
}

/** Sends no closing letter for this closing of the job. */
export function skipClosingLetter({ db, clock, tasks }: Dependencies, viewer: Viewer, jobId: number) {
  return inTransaction(db, async (tx) => {
    const { letter } = await requirePlanned(tx, viewer, jobId);
    await tasks.cancel(tx, closingTask, keyOf(jobId, letter.closedAt));
    await repository.updateClosingLetter(tx, jobId, { skippedAt: clock() });
  });
}

export function handleClosingTasks(dependencies: Dependencies): void {
  dependencies.tasks.handle(closingTask, (tx, task) => sendClosingLetters(dependencies, tx, task));
}
