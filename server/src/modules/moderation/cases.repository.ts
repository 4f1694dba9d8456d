import type { ModerationAction, ReportReason, ReportTarget } from '@metier/sdk/rules';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { contentReports, moderationCases } from '../../db/schema/index';

export type CaseRow = typeof moderationCases.$inferSelect;
export type ReportRow = typeof contentReports.$inferSelect;

interface CaseFilter {
  readonly isOpen: boolean;
  readonly target: ReportTarget | undefined;
  readonly reason: ReportReason | undefined;
}

/** Position in a list of cases: that of the last case of a page. */
export interface CasePosition {
  readonly value: number;
  readonly id: number;
}

type CaseOrdering = 'newest' | 'most-reported';

// Subqueries name the outer table themselves: in a query of one table, columns are written without it.
const reasons = sql<ReportReason[]>`array(
  select distinct report.reason from content_reports report
  where report.case_id = moderation_cases.id and report.is_open = moderation_cases.is_open order by 1
)`;

const lastAction = sql<ModerationAction | null>`(
  select entry.action from moderation_actions entry
  where entry.case_id = moderation_cases.id order by entry.id desc limit 1
)`;

const selectCases = (db: Queryable) =>
  db.select({ ...getTableColumns(moderationCases), reasons, lastAction }).from(moderationCases);

export type ListedCase = Awaited<ReturnType<typeof selectCases>>[number];

const isAfter = (ordering: CaseOrdering, { value, id }: CasePosition): SQL =>
  ordering === 'newest'
    ? sql`(${moderationCases.reportedAt}, ${moderationCases.id}) < (${new Date(value).toISOString()}::timestamptz, ${id})`
    : sql`(${moderationCases.openReports}, ${moderationCases.id}) < (${value}, ${id})`;

/** The cases after a position, the last one reported first, or the one with the most open reports. */
export function listCases(
  db: Queryable,
  { isOpen, target, reason }: CaseFilter,
  { ordering, after, limit }: { ordering: CaseOrdering; after: CasePosition | undefined; limit: number },
): Promise<ListedCase[]> {
  const hasReason = sql`exists (
    select from content_reports report
    where report.case_id = moderation_cases.id and report.reason = ${reason} and report.is_open = ${isOpen}
  )`;
  const column = ordering === 'newest' ? moderationCases.reportedAt : moderationCases.openReports;
  return selectCases(db)
    .where(
      and(
        eq(moderationCases.isOpen, isOpen),
        target && eq(moderationCases.target, target),
        reason && hasReason,
        after && isAfter(ordering, after),
      ),
    )
    .orderBy(desc(column), desc(moderationCases.id))
    .limit(limit);
}

export async function findCase(db: Queryable, id: number): Promise<ListedCase | undefined> {
  const [row] = await selectCases(db).where(eq(moderationCases.id, id));
  return row;
}

/** The case with a row lock until the transaction ends. */
export async function lockCase(tx: Queryable, id: number): Promise<CaseRow | undefined> {
  const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('update');
  return row;
}

/** Number of open cases; indexed, and small as long as operators decide them. */
export async function countOpenCases(db: Queryable): Promise<number> {
  return db.$count(moderationCases, eq(moderationCases.isOpen, true));
}

/** The case of a target, locked until the transaction ends; a new one is closed until it has a report. */
export async function findOrInsertCase(
  tx: Queryable,
  {
    target,
    id: targetId,
    accountId,
    title,
  }: Pick<CaseRow, 'target' | 'accountId' | 'title'> & { id: number },
): Promise<CaseRow> {
  const [row] = await tx
    .insert(moderationCases)
    .values({ target, targetId, accountId, title, isOpen: false })
    .onConflictDoUpdate({ target: [moderationCases.target, moderationCases.targetId], set: { title } })
    .returning();
  if (!row) throw new Error('The case was not inserted.');
  return row;
}

export async function updateCase(
  tx: Queryable,
  id: number,
  changes: Partial<Omit<typeof moderationCases.$inferInsert, 'openReports'>> & { openReports?: number | SQL },
): Promise<void> {
  await tx.update(moderationCases).set(changes).where(eq(moderationCases.id, id));
}

/** Inserts a report; false if this reporter has an open one of the case. */
export async function insertReport(
  tx: Queryable,
  report: Omit<typeof contentReports.$inferInsert, 'id'>,
): Promise<boolean> {
  const rows = await tx
    .insert(contentReports)
    .values(report)
    .onConflictDoNothing({
      target: [contentReports.caseId, contentReports.reporterKey],
      where: sql`${contentReports.isOpen}`,
    })
    .returning({ id: contentReports.id });
  return rows.length > 0;
}

/** The newest reports of a case. */
export const listReports = (db: Queryable, caseId: number, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(contentReports)
    .where(eq(contentReports.caseId, caseId))
    .orderBy(desc(contentReports.id))
    .limit(limit);

export async function closeReports(tx: Queryable, caseId: number): Promise<void> {
  await tx
    .update(contentReports)
    .set({ isOpen: false })
    .where(and(eq(contentReports.caseId, caseId), eq(contentReports.isOpen, true)));
}
