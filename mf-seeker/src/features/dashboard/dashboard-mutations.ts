import {
  findSkillIds,
  getJobSeeker,
  hasFieldErrors,
  listSkills,
  readDetail,
  readFieldErrors,
  updateJobSeeker,
  type Http,
} from '@metier/sdk/api';
import type { JobSeeker, JobSeekerPatch } from '@metier/sdk/contract';
import { readSkills } from '@metier/sdk/rules';
import { readPart, type ProfilePart } from './profile/profile-parts';

/** Error message of the server: its detail, otherwise its field errors. */
export function readErrorMessage(error: unknown): string {
  const fields = hasFieldErrors(error) ? Object.values(readFieldErrors(error)).flat().join(' ') : '';
  return readDetail(error, fields);
}

async function writePart(http: Http, part: ProfilePart, text: string): Promise<JobSeekerPatch> {
  if (part !== 'skills') return { [part]: text };
  return { skill: await findSkillIds(http, readSkills(text), await listSkills(http)) };
}

/**
 * Only the changed part of the response, because responses to two concurrent changes may arrive in any order.
 */
const pickPart = (part: ProfilePart, { biography, experience, skill, skill_names }: JobSeeker) =>
  ({ biography: { biography }, experience: { experience }, skills: { skill, skill_names } })[part];

export interface PartChange {
  readonly seekerId: number;
  readonly part: ProfilePart;
  /** The part's text when editing started. */
  readonly before: string;
  readonly text: string;
}

export interface PartOutcome {
  readonly isSaved: boolean;
  /** Current value of the part. */
  readonly now: Partial<JobSeeker>;
}

/**
 * Saves one part of the profile, unless another tab has changed it since: then returns the current value, and
 * a second save overwrites it.
 */
export async function savePart(
  http: Http,
  { seekerId, part, before, text }: PartChange,
): Promise<PartOutcome> {
  const current = await getJobSeeker(http, seekerId);
  if (readPart(current, part) !== before) return { isSaved: false, now: pickPart(part, current) };
  const saved = await updateJobSeeker(http, seekerId, await writePart(http, part, text));
  return { isSaved: true, now: pickPart(part, saved) };
}
