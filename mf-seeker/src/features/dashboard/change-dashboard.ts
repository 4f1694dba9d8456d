import {
  findSkillIds,
  getJobSeeker,
  hasFieldErrors,
  listSkills,
  readDetail,
  readFieldErrors,
  removeFavorite,
  updateJobSeeker,
  type Http,
} from '@metier/shared/api';
import type { JobSeeker, JobSeekerPatch } from '@metier/shared/contract';
import type { Ports } from '@metier/shared/remote';
import { readSkills } from '@metier/shared/rules';
import { dashboardTexts } from './dashboard.texts';
import { findVisit } from './load-dashboard';
import { readPart, type ProfilePart } from './profile-parts';

/** The server's own words: its sentence, or what it says of each field. */
function readWords(error: unknown): string {
  const fields = hasFieldErrors(error) ? Object.values(readFieldErrors(error)).flat().join(' ') : '';
  return readDetail(error, fields);
}

async function writePart(http: Http, part: ProfilePart, text: string): Promise<JobSeekerPatch> {
  if (part !== 'skills') return { [part]: text };
  return { skill: await findSkillIds(http, readSkills(text), await listSkills(http)) };
}

/** Of the server's answer what was changed here: answers to two changes may come in either order. */
const pickPart = (part: ProfilePart, { biography, experience, skill, skill_names }: JobSeeker) =>
  ({ biography: { biography }, experience: { experience }, skills: { skill, skill_names } })[part];

export interface PartChange {
  readonly seekerId: number;
  readonly part: ProfilePart;
  /** What the person saw when they began to write. */
  readonly before: string;
  readonly text: string;
}

export interface PartOutcome {
  readonly isSaved: boolean;
  /** What the part is now, where that is known. */
  readonly now?: Partial<JobSeeker>;
}

/**
 * Writes one part of the profile, unless another tab has changed it since: then it is told what the part is now, and
 * saving again replaces it. Whatever kept it from being saved is announced.
 */
export async function savePart(
  ports: Ports,
  { seekerId, part, before, text }: PartChange,
): Promise<PartOutcome> {
  const { http, notify } = ports;
  const { saveFailed, skillsFailed, changedElsewhere } = dashboardTexts.profile;
  try {
    const current = await getJobSeeker(http, seekerId);
    if (readPart(current, part) !== before) {
      notify.error(changedElsewhere(dashboardTexts.profile[part]));
      return { isSaved: false, now: pickPart(part, current) };
    }
    const saved = await updateJobSeeker(http, seekerId, await writePart(http, part, text));
    return { isSaved: true, now: pickPart(part, saved) };
  } catch (error) {
    notify.error(part === 'skills' ? skillsFailed(readWords(error)) : saveFailed(part));
    return { isSaved: false };
  }
}

/** Takes a job out of the favourites. How it went is announced. */
export async function dropFavorite({ http, notify }: Ports, job: number): Promise<void> {
  try {
    await removeFavorite(http, job);
    findVisit(http)?.favorites.forget();
    notify.success(dashboardTexts.favorites.removed);
  } catch {
    notify.error(dashboardTexts.favorites.removeFailed);
  }
}
