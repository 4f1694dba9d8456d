import { listRegions, listSkills, type Http } from '@metier/shared/api';
import type { Region, Skill } from '@metier/shared/contract';

export interface ProfileOptions {
  readonly regions: readonly Region[];
  /** All existing skills, so that only new ones are created. */
  readonly skills: readonly Skill[];
}

export type ProfileOptionsResult = ProfileOptions | { readonly error: unknown };

/** Options of the profile form. Never rejects: a failure is an outcome shown by the form. */
export const loadProfileOptions = (http: Http): Promise<ProfileOptionsResult> =>
  Promise.all([listRegions(http), listSkills(http)]).then(
    ([regions, skills]) => ({ regions, skills }),
    (error: unknown) => ({ error }),
  );
