import type { JobSeeker, JobSeekerBody, JobSeekerPatch, JobSeekersQuery } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import { readSlice, type Page } from '../../http/input/pages';
import { refuse } from '../../errors';
import { pictureAddress } from '../../files/addresses';
import type { Dependencies } from '../../dependencies';
import { readColumns } from '../columns';
import { requireRegion } from '../regions';
import { requireBirthdate, requirePostalCode } from '../sensible-values';
import { recordProfileAccess } from '../access-log/access-log.service';
import type { Viewer } from '../viewer';
import * as repository from './jobseekers.repository';
import { jobseekersTexts } from './jobseekers.texts';

/**
 * A candidate sees their own profile; an employer sees those with an application to one of their jobs that is
 * not withdrawn.
 */
const scopeOf = (viewer: Viewer): repository.SeekerScope =>
  viewer.accountType === 'job_seeker' ? { ownUserId: viewer.id } : { applicantsOfUserId: viewer.id };

function toPrivateFields({ seeker, favorites }: repository.JobSeekerRow) {
  return {
    birthdate: seeker.birthdate,
    address: seeker.address,
    postal_code: seeker.postalCode,
    favorite_job: favorites,
  };
}

function toJobSeeker(row: repository.JobSeekerRow, viewer: Viewer): JobSeeker {
  const { seeker } = row;
  const isOwner = seeker.userId === viewer.id;
  return {
    id: seeker.id,
    user: {
      id: seeker.userId,
      profile_picture: pictureAddress(row.pictureId),
      ...(isOwner && { email: row.email }),
    },
    firstname: seeker.firstname,
    lastname: seeker.lastname,
    city: seeker.city,
    region: seeker.region,
    biography: seeker.biography,
    experience: seeker.experience,
    skill: row.skills.map(({ id }) => id),
    skill_names: row.skills.map(({ name }) => name),
    ...(isOwner && toPrivateFields(row)),
  };
}

/** Fields that map directly to a column. */
const COLUMNS = {
  firstname: 'firstname',
  lastname: 'lastname',
  address: 'address',
  city: 'city',
  biography: 'biography',
  experience: 'experience',
} as const;

async function readJobSeeker(db: Queryable, id: number, viewer: Viewer): Promise<JobSeeker> {
  const row = await repository.findJobSeeker(db, scopeOf(viewer), id);
  if (!row) throw refuse.missing();
  return toJobSeeker(row, viewer);
}

/** A candidate the viewer may see; 404 for any other. */
export async function getJobSeeker(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<JobSeeker> {
  const profile = await readJobSeeker(dependencies.db, id, viewer);
  await recordProfileAccess(dependencies, viewer, id);
  return profile;
}

/** The candidates the viewer may see, by name; for a candidate only their own profile. */
export async function listJobSeekers(
  { db }: Dependencies,
  viewer: Viewer,
  query: JobSeekersQuery,
): Promise<Page<JobSeeker>> {
  const filter = { userId: query.user };
  const { items, total } = await repository.listJobSeekers(db, scopeOf(viewer), filter, readSlice(query));
  return { items: items.map((row) => toJobSeeker(row, viewer)), total };
}

/** Creates the viewer's profile; 409 when there is one already, 404 when the body names another user. */
export function createJobSeeker(
  { db, clock }: Dependencies,
  viewer: Viewer,
  body: JobSeekerBody,
): Promise<JobSeeker> {
  if (body.user !== undefined && body.user !== viewer.id) throw refuse.missing();
  return inTransaction(db, async (tx) => {
    const region = requireRegion('region', body.region);
    const id = await repository.insertJobSeeker(tx, {
      ...readColumns(body, COLUMNS),
      userId: viewer.id,
      birthdate: requireBirthdate('birthdate', body.birthdate, clock()),
      postalCode: requirePostalCode('postal_code', body.postal_code, region),
      region,
    });
    if (id === undefined) throw refuse.conflict(jobseekersTexts.exists);
    if (body.skill) await repository.replaceSkills(tx, id, body.skill);
    return readJobSeeker(tx, id, viewer);
  });
}

/** Changes the given fields, skills and favourites of the viewer's own profile; 404 for another's. */
export function updateJobSeeker(
  { db, clock }: Dependencies,
  viewer: Viewer,
  id: number,
  body: JobSeekerPatch,
): Promise<JobSeeker> {
  return inTransaction(db, async (tx) => {
    const { region: present, postal_code: code = '' } = await readJobSeeker(tx, id, viewer);
    const region = body.region ? requireRegion('region', body.region) : present;
    const isCodeChecked = body.postal_code !== undefined || region !== present;
    await repository.updateJobSeeker(tx, id, {
      ...readColumns(body, COLUMNS),
      birthdate: body.birthdate && requireBirthdate('birthdate', body.birthdate, clock()),
      ...(isCodeChecked && {
        postalCode: requirePostalCode('postal_code', body.postal_code ?? code, region),
      }),
      region: body.region && region,
    });
    if (body.skill) await repository.replaceSkills(tx, id, body.skill);
    if (body.favorite_job) await repository.replaceFavorites(tx, id, body.favorite_job);
    return readJobSeeker(tx, id, viewer);
  });
}

/** The id of the viewer's own profile; 409 before there is one. */
export async function requireOwnJobSeeker(db: Queryable, viewer: Viewer): Promise<number> {
  const row = await repository.findJobSeekerOfUser(db, viewer.id);
  if (!row) throw refuse.conflict(jobseekersTexts.missing);
  return row.seeker.id;
}
