import { count, max, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { prepareOnce } from '../../db/prepare-once';
import { jobSearch } from '../../db/schema/index';
import type { Slice } from '../../http/input/pages';
import {
  COLUMN_NAMES,
  hasLowCardinality,
  keyOf,
  listSet,
  matchColumns,
  type ColumnValues,
  type JobFilter,
} from '../query/filter';
import { CAP, NOTHING, newestFirst, type FoundIds, type SearchSlice } from './found-ids';
import { CURSOR_INTERVAL, readPageCursors } from './page-cursors';
import { createSwrCache } from './swr-cache';

// Scans in index order: one prepared statement for each set of filtered columns, named by that set.

const nameShape = (filter: JobFilter) =>
  COLUMN_NAMES.map((name) => (filter[name] === undefined ? '0' : '1')).join('');
const fitsShape = (name: string) =>
  matchColumns(
    COLUMN_NAMES.filter((_, index) => name.split('_').at(-1)?.[index] === '1'),
    (column) =>
      column === 'location'
        ? {
            places: sql.placeholder('places'),
            cantons: sql.placeholder('cantons'),
            part: sql.placeholder('part'),
          }
        : sql.placeholder(column),
  );

const startPage = (db: Queryable, where: SQL) =>
  db
    .select({ id: jobSearch.jobId })
    .from(jobSearch)
    .where(where)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

const preparePage = prepareOnce((db, name) => startPage(db, fitsShape(name)).prepare(name));

const prepareFarPage = prepareOnce((db, name) => {
  const mark = sql`(${sql.placeholder('moment')}::timestamptz, ${sql.placeholder('id')}::int)`;
  return startPage(db, sql`(created_at, job_id) <= ${mark} and ${fitsShape(name)}`).prepare(name);
});

const prepareCount = prepareOnce((db, name) =>
  db.select({ total: count() }).from(jobSearch).where(fitsShape(name)).prepare(name),
);

const prepareNewer = prepareOnce((db, name) => {
  const isNewer = sql`created_at >= ${sql.placeholder('until')}::timestamptz`;
  return db
    .select({ newer: count() })
    .from(jobSearch)
    .where(sql`${isNewer} and ${fitsShape(name)}`)
    .prepare(name);
});

/** The part of the whole list that is this page of the older jobs, and how many are newer. */
async function skipNewer(
  db: Queryable,
  filter: JobFilter,
  values: Readonly<Record<string, unknown>>,
  { until, limit, offset }: SearchSlice,
): Promise<{ slice: Slice; newer: number }> {
  if (!until) return { slice: { limit, offset }, newer: 0 };
  const statement = prepareNewer(db, `jobs_newer_${nameShape(filter)}`);
  const [counted] = await statement.execute({ ...values, until: until.toISOString() });
  const newer = counted?.newer ?? 0;
  return { slice: { limit, offset: offset + newer }, newer };
}

/** A page of the whole board, and how many jobs it is of, unless it is far or their first count runs. */
export async function sliceBoard(
  db: Queryable,
  asked: SearchSlice,
): Promise<{ slice: Slice; total: number } | undefined> {
  const { slice, newer } = await skipNewer(db, {}, {}, asked);
  const total = slice.offset + slice.limit <= CAP ? await countBoard(db) : undefined;
  return total === undefined ? undefined : { slice, total: total - newer };
}

const prepareNewest = prepareOnce((db, name) =>
  db
    .select({ moment: max(jobSearch.createdAt) })
    .from(jobSearch)
    .prepare(name),
);

/** The millisecond after the newest job: `until` for the pages that follow one of now. */
export async function readNewestMoment(db: Queryable): Promise<Date | undefined> {
  const [newest] = await prepareNewest(db, 'jobs_newest_moment').execute();
  return newest?.moment ? new Date(newest.moment.getTime() + 1) : undefined;
}

/** A count below this is cheap and not cached. */
const LARGE = 5_000;
const totals = createSwrCache<number>((total) => total >= LARGE, 1_000);

const countScanned = (db: Queryable, filter: JobFilter, values: Readonly<Record<string, unknown>>) =>
  totals.read(db, keyOf(filter), async (root) => {
    const [counted] = await prepareCount(root, `jobs_count_${nameShape(filter)}`).execute(values);
    return counted?.total ?? 0;
  });

/** The number of active jobs; cached when large, undefined while the first count runs. */
export const countBoard = (db: Queryable): Promise<number | undefined> => countScanned(db, {}, {});

/** A page of the newest matches. */
export async function scanNewest(
  db: Queryable,
  filter: JobFilter,
  columns: ColumnValues,
  asked: SearchSlice,
): Promise<FoundIds> {
  const shape = nameShape(filter);
  const values = { ...columns, ...columns.location };
  const { slice, newer } = await skipNewer(db, filter, values, asked);
  const take = async (from: Slice) => {
    const rows = await preparePage(db, `jobs_page_${shape}`).execute({ ...values, ...from });
    return rows.map(({ id }) => id);
  };
  const counted = hasLowCardinality(filter) ? await countScanned(db, filter, values) : undefined;
  const total = counted === undefined ? undefined : counted - newer;
  const isNear = slice.offset + slice.limit <= CAP;
  const far = isNear ? undefined : await scanFromCursor(db, filter, columns, slice);
  if (far) return { ...far, total: total ?? far.total - newer };
  if (total !== undefined) return { ids: await take(slice), total, isCapped: false };
  const newest = await take({ offset: 0, limit: CAP + 1 });
  const ids = isNear ? newest.slice(slice.offset, slice.offset + slice.limit) : await take(slice);
  return { ids, total: Math.min(newest.length, CAP) - newer, isCapped: newest.length > CAP };
}

/** Undefined until the cursor of the page is known. */
async function scanFromCursor(
  db: Queryable,
  filter: JobFilter,
  columns: ColumnValues,
  { offset, limit }: Slice,
): Promise<FoundIds | undefined> {
  const where = matchColumns(listSet(filter, COLUMN_NAMES), (name) => columns[name]);
  const milestones = await readPageCursors(db, keyOf(filter), where);
  if (!milestones) return undefined;
  const { cursors, total } = milestones;
  const start = cursors[Math.floor(offset / CURSOR_INTERVAL)];
  if (!start) return { ...NOTHING, total };
  const page = {
    ...columns,
    ...columns.location,
    moment: start.moment,
    id: start.id,
    limit,
    offset: offset % CURSOR_INTERVAL,
  };
  const rows = await prepareFarPage(db, `jobs_far_${nameShape(filter)}`).execute(page);
  return { ids: rows.map(({ id }) => id), total, isCapped: false };
}
