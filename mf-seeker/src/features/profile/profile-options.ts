import { listRegions, listSkills, type Http } from '@metier/sdk/api';
import type { Region, Skill } from '@metier/sdk/contract';

export interface ProfileOptions {
  readonly regions: readonly Region[];
  /** All existing skills, so that only new ones are created. */
  readonly skills: readonly Skill[];
}

export async function loadProfileOptions(http: Http): Promise<ProfileOptions> {
  const [regions, skills] = await Promise.all([listRegions(http), listSkills(http)]);
  return { regions, skills };
}
