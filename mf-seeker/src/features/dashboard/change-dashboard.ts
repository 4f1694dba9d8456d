import {
  findSkillIds,
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
import type { ProfilePart } from './profile-parts';

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

/** Writes one part of the profile and resolves to what it is now. A failure is announced, and resolves to nothing. */
export async function savePart(
  { http, notify }: Ports,
  seekerId: number,
  part: ProfilePart,
  text: string,
): Promise<Partial<JobSeeker> | undefined> {
  try {
    return pickPart(part, await updateJobSeeker(http, seekerId, await writePart(http, part, text)));
  } catch (error) {
    const { saveFailed, skillsFailed } = dashboardTexts.profile;
    notify.error(part === 'skills' ? skillsFailed(readWords(error)) : saveFailed(part));
    return undefined;
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
