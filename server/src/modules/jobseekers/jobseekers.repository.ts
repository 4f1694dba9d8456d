import { and, asc, count, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { isNotWithdrawn } from '../../db/not-withdrawn';
import type { Page, Slice } from '../../http/input/pages';
import { foldedText } from '../../db/search';
import {
  applications,
  favorites,
  jobproviders,
  jobs,
  jobseekers,
  jobseekerSkills,
  users,
} from '../../db/schema/index';
import { hasChanges } from '../columns';

export type NewJobSeeker = Omit<typeof jobseekers.$inferInsert, 'id' | 'createdAt'>;

const skillsOfSeeker = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', skill.id, 'name', skill.name) order by skill.name)
  from jobseeker_skills chosen join skills skill on skill.id = chosen.skill_id
  where chosen.jobseeker_id = ${jobseekers.id}
), '[]'::json)`;

const favoritesOfSeeker = sql<number[]>`coalesce((
  select json_agg(favorite.job_id order by favorite.created_at desc, favorite.job_id desc)
  from favorites favorite where favorite.jobseeker_id = ${jobseekers.id}
), '[]'::json)`;

const selectSeekers = (db: Queryable) =>
  db
    .select({
      seeker: jobseekers,
      email: users.email,
      pictureId: users.profilePictureId,
      skills: skillsOfSeeker,
      favorites: favoritesOfSeeker,
    })
    .from(jobseekers)
    .innerJoin(users, eq(users.id, jobseekers.userId));

export type JobSeekerRow = Awaited<ReturnType<typeof selectSeekers>>[number];

/**
 * The seekers a user may see: their own profile, or for an employer those with an application to one of their
 * jobs that is not withdrawn.
 */
export type SeekerScope = { readonly ownUserId: number } | { readonly applicantsOfUserId: number };

function isInScope(db: Queryable, scope: SeekerScope): SQL | undefined {
  if ('ownUserId' in scope) return eq(jobseekers.userId, scope.ownUserId);
  return exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
      .where(
        and(
          eq(applications.jobseekerId, jobseekers.id),
          isNotWithdrawn,
          eq(jobproviders.userId, scope.applicantsOfUserId),
        ),
      ),
  );
}

export async function findJobSeeker(
  db: Queryable,
  scope: SeekerScope,
  id: number,
): Promise<JobSeekerRow | undefined> {
  const [row] = await selectSeekers(db).where(and(isInScope(db, scope), eq(jobseekers.id, id)));
  return row;
}

export async function findJobSeekerOfUser(db: Queryable, userId: number): Promise<JobSeekerRow | undefined> {
  const [row] = await selectSeekers(db).where(eq(jobseekers.userId, userId));
  return row;
}

export async function listJobSeekers(
  db: Queryable,
  scope: SeekerScope,
  filter: { readonly userId?: number | undefined },
  slice: Slice,
): Promise<Page<JobSeekerRow>> {
  const where = and(
    isInScope(db, scope),
    filter.userId === undefined ? undefined : eq(jobseekers.userId, filter.userId),
  );
  const items = await selectSeekers(db)
    .where(where)
    .orderBy(asc(foldedText(jobseekers.lastname)), asc(foldedText(jobseekers.firstname)), asc(jobseekers.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db.select({ total: count() }).from(jobseekers).where(where);
  return { items, total: counted?.total ?? 0 };
}

/** Inserts a profile; undefined when its user has one already. */
export async function insertJobSeeker(db: Queryable, seeker: NewJobSeeker): Promise<number | undefined> {
  const [row] = await db
    .insert(jobseekers)
    .values(seeker)
    .onConflictDoNothing({ target: jobseekers.userId })
    .returning({ id: jobseekers.id });
  return row?.id;
}

export async function updateJobSeeker(
  db: Queryable,
  id: number,
  changes: Partial<NewJobSeeker>,
): Promise<void> {
  if (hasChanges(changes)) await db.update(jobseekers).set(changes).where(eq(jobseekers.id, id));
}

/** Replaces the candidate's skills; unknown ids are ignored. */
export async function replaceSkills(db: Queryable, seekerId: number, ids: readonly number[]): Promise<void> {
  await db.delete(jobseekerSkills).where(eq(jobseekerSkills.jobseekerId, seekerId));
  await db.execute(sql`
    insert into jobseeker_skills (jobseeker_id, skill_id)
    select ${seekerId}::int, id from skills where id = any(${sql.param([...ids])}::int[])
  `);
}

/** Replaces the candidate's favourites and keeps the dates of those that stay; unknown ids are ignored. */
export async function replaceFavorites(
  db: Queryable,
  seekerId: number,
  ids: readonly number[],
): Promise<void> {
  const wanted = sql.param([...ids]);
  await db
    .delete(favorites)
    .where(sql`${favorites.jobseekerId} = ${seekerId} and not job_id = any(${wanted}::int[])`);
  await db.execute(sql`
    insert into favorites (jobseeker_id, job_id)
    select ${seekerId}::int, id from jobs where id = any(${wanted}::int[])
    on conflict do nothing
  `);
}
