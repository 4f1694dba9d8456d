import type {
  ModerationCase,
  ModerationCaseDetails,
  ModerationCasesPage,
  ModerationCasesQuery,
  ModerationContent,
  ModerationLogEntry,
  ModerationReport,
} from '@metier/sdk/contract';
import { listModerationActions, type CaseSituation } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { recordAccess } from '../access-log/access-log.service';
import type { Viewer } from '../viewer';
import { listActions } from './actions.repository';
import * as repository from './cases.repository';
import { moderationTexts as texts } from './moderation.texts';
import { findAccount, findTarget, type TargetRow } from './targets.repository';

const DEFAULT_PAGE_SIZE = 25;
/** Reports and entries of the log that a case shows, the newest ones. */
const MAX_SHOWN = 100;
/** Largest time, and largest id. */
const [MAX_VALUE, MAX_ID] = [8_640_000_000_000_000, 2_147_483_647];

function readPosition(after: string | undefined): repository.CasePosition | undefined {
  if (after === undefined) return undefined;
  const [, value, id] = /^(\d{1,16})\.(\d{1,10})$/.exec(after)?.map(Number) ?? [];
  if (value === undefined || id === undefined || value > MAX_VALUE || id > MAX_ID)
    throw refuse.field('after', texts.unknownPosition);
  return { value, id };
}

const toCase = (row: repository.ListedCase): ModerationCase => ({
  id: row.id,
  target: row.target,
  target_id: row.targetId,
  title: row.title,
  state: row.isOpen ? 'open' : 'decided',
  has_appeal: row.hasAppeal,
  reports_count: row.openReports,
  reasons: row.reasons,
  reported_at: row.reportedAt.toISOString(),
  last_action: row.lastAction,
});

/** One page of the open or the decided cases. */
export async function listCases(
  { db }: Dependencies,
  { state = 'open', target, reason, ordering = 'newest', after, page_size }: ModerationCasesQuery,
): Promise<ModerationCasesPage> {
  const size = page_size ?? DEFAULT_PAGE_SIZE;
  const position = readPosition(after);
  if (position && ordering === 'most-reported' && position.value > MAX_ID)
    throw refuse.field('after', texts.unknownPosition);
  const filter = { isOpen: state === 'open', target, reason };
  const page = { ordering, after: position, limit: size + 1 };
  const rows = await repository.listCases(db, filter, page);
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  const value = ordering === 'newest' ? last?.reportedAt.getTime() : last?.openReports;
  return { items: items.map(toCase), next: last ? `${value}.${last.id}` : null };
}

export const countOpenCases = ({ db }: Pick<Dependencies, 'db'>): Promise<number> =>
  repository.countOpenCases(db);

const PATHS = { job: '/job/', company: '/company/', message: null } as const;

function toContent(row: TargetRow): ModerationContent {
  const { title, author, facts, text, hold } = row;
  const path = PATHS[row.target];
  return { title, author, facts: [...facts], text, hold, path: path && `${path}${row.id}` };
}

const toReport = (row: repository.ReportRow): ModerationReport => ({
  id: row.id,
  reason: row.reason,
  text: row.text,
  rule: row.rule,
  reporter: row.reporterKey.startsWith('account:')
    ? 'account'
    : row.reporterKey.startsWith('visitor:')
      ? 'visitor'
      : 'system',
  is_open: row.isOpen,
  created_at: row.createdAt.toISOString(),
});

const toLogEntry = ({
  action,
  appeal,
}: Awaited<ReturnType<typeof listActions>>[number]): ModerationLogEntry => ({
  id: action.id,
  action: action.action,
  reason: action.reason,
  operator: action.operatorName,
  created_at: action.createdAt.toISOString(),
  appeal: appeal && {
    text: appeal.text,
    is_open: appeal.answerId === null,
    created_at: appeal.createdAt.toISOString(),
  },
});

/** The target of a case as it is now, and what is possible with it. */
export async function readSituation(
  db: Queryable,
  { target: kind, targetId, accountId, isOpen, hasAppeal }: repository.CaseRow,
) {
  const target = await findTarget(db, kind, targetId);
  const account = accountId === null ? undefined : await findAccount(db, accountId);
  const situation: CaseSituation = {
    isOpen,
    hasAppeal,
    isPresent: target !== undefined,
    hold: target?.hold ?? null,
    // An account that is deleted cannot be blocked.
    isBlocked: account?.isBlocked ?? false,
  };
  const actions = listModerationActions(situation).filter((action) => action !== 'block' || account);
  return { target, account, actions };
}

/** A case with its target, reports and log, and the application of a message. */
export async function readCase(db: Queryable, id: number) {
  const row = await repository.findCase(db, id);
  if (!row) throw refuse.missing();
  const { target, account, actions } = await readSituation(db, row);
  const details: ModerationCaseDetails = {
    ...toCase(row),
    content: target ? toContent(target) : null,
    is_blocked: account?.isBlocked ?? false,
    actions,
    reports: (await repository.listReports(db, id, MAX_SHOWN)).map(toReport),
    log: (await listActions(db, id, MAX_SHOWN)).map(toLogEntry),
  };
  return { details, applicationId: target?.applicationId ?? null };
}

/** What an operator opens; the candidate of a message sees that it was read. */
export async function showCase(
  dependencies: Dependencies,
  { id: viewerId }: Viewer,
  { details, applicationId }: Awaited<ReturnType<typeof readCase>>,
): Promise<ModerationCaseDetails> {
  if (applicationId !== null)
    await recordAccess(dependencies, { applicationId, side: 'operator', viewerId, kind: 'message' });
  return details;
}

/** A case for an operator; 404 for an unknown one. */
export const openCase = async (
  dependencies: Dependencies,
  operator: Viewer,
  id: number,
): Promise<ModerationCaseDetails> => showCase(dependencies, operator, await readCase(dependencies.db, id));
