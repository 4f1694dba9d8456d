import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import type { Page, Slice } from '../../http/input/pages';
import { averageRatingOf, reviewsCountOf } from '../../db/ratings';
import { foldedText } from '../../db/search';
import {
  applications,
  follows,
  jobproviderAdvantages,
  jobproviders,
  jobs,
  responseTimes,
  users,
  type CompanyPictureRow,
} from '../../db/schema/index';
import { hasChanges } from '../columns';

export type NewJobProvider = Omit<typeof jobproviders.$inferInsert, 'id' | 'createdAt'>;

export type ProviderPicture = Pick<CompanyPictureRow, 'id' | 'fileId' | 'text' | 'width' | 'height'>;

const advantagesOfProvider = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', advantage.id, 'name', advantage.name) order by advantage.name)
  from jobprovider_advantages chosen join advantages advantage on advantage.id = chosen.advantage_id
  where chosen.jobprovider_id = ${jobproviders.id}
), '[]'::json)`;

const picturesOfProvider = sql<ProviderPicture[]>`coalesce((
  select json_agg(json_build_object('id', picture.id, 'fileId', picture.file_id, 'text', picture.text,
    'width', picture.width, 'height', picture.height) order by picture.position, picture.id)
  from company_pictures picture where picture.jobprovider_id = ${jobproviders.id}
), '[]'::json)`;

/** Others do not see a company on hold, or of a blocked account. */
const isHeld = sql<boolean>`(${jobproviders.hold} is not null or ${users.blockedAt} is not null)`;

const selectProviders = (db: Queryable) =>
  db
    .select({
      provider: jobproviders,
      username: users.username,
      email: users.email,
      pictureId: users.profilePictureId,
      isHeld,
      advantages: advantagesOfProvider,
      pictures: picturesOfProvider,
      answersWithinDays: responseTimes.days,
      averageRating: averageRatingOf(jobproviders.id),
      reviewsCount: reviewsCountOf(jobproviders.id),
    })
    .from(jobproviders)
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .leftJoin(responseTimes, eq(responseTimes.jobproviderId, jobproviders.id));

export type JobProviderRow = Awaited<ReturnType<typeof selectProviders>>[number];

export async function findJobProvider(db: Queryable, id: number): Promise<JobProviderRow | undefined> {
  const [row] = await selectProviders(db).where(eq(jobproviders.id, id));
  return row;
}

export async function findJobProviderOfUser(
  db: Queryable,
  userId: number,
): Promise<JobProviderRow | undefined> {
  const [row] = await selectProviders(db).where(eq(jobproviders.userId, userId));
  return row;
}

export async function listJobProviders(
  db: Queryable,
  filter: { readonly userId?: number | undefined },
  slice: Slice,
): Promise<Page<JobProviderRow>> {
  const where =
    filter.userId === undefined ? sql`not ${isHeld}` : and(eq(jobproviders.userId, filter.userId));
  const items = await selectProviders(db)
    .where(where)
    .orderBy(asc(foldedText(jobproviders.companyName)), asc(jobproviders.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(jobproviders)
    .innerJoin(users, eq(users.id, jobproviders.userId))
    .where(where);
  return { items, total: counted?.total ?? 0 };
}

/** Inserts a company; undefined when its user has one already. */
export async function insertJobProvider(
  db: Queryable,
  provider: NewJobProvider,
): Promise<number | undefined> {
  const [row] = await db
    .insert(jobproviders)
    .values(provider)
    .onConflictDoNothing({ target: jobproviders.userId })
    .returning({ id: jobproviders.id });
  return row?.id;
}

export async function updateJobProvider(
  db: Queryable,
  id: number,
  changes: Partial<NewJobProvider>,
): Promise<void> {
  if (hasChanges(changes)) await db.update(jobproviders).set(changes).where(eq(jobproviders.id, id));
}

/** Replaces the company's advantages; unknown ids are ignored. */
export async function replaceAdvantages(
  db: Queryable,
  providerId: number,
  ids: readonly number[],
): Promise<void> {
  await db.delete(jobproviderAdvantages).where(eq(jobproviderAdvantages.jobproviderId, providerId));
  await db.execute(sql`
    insert into jobprovider_advantages (jobprovider_id, advantage_id)
    select ${providerId}::int, id from advantages where id = any(${sql.param([...ids])}::int[])
  `);
}

/** Sums over all jobs of a company, with its followers. */
export async function sumUpJobs(db: Queryable, providerId: number) {
  const isOfProvider = eq(jobs.jobproviderId, providerId);
  const [summed] = await db
    .select({
      jobs: count(),
      active: sql`count(*) filter (where ${jobs.isActive})`.mapWith(Number),
      views: sql`coalesce(sum(${jobs.views}), 0)`.mapWith(Number),
    })
    .from(jobs)
    .where(isOfProvider);
  const [received] = await db
    .select({ applications: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isOfProvider);
  const [followed] = await db
    .select({ followers: count() })
    .from(follows)
    .where(eq(follows.jobproviderId, providerId));
  return { jobs: 0, active: 0, views: 0, applications: 0, followers: 0, ...summed, ...received, ...followed };
}
