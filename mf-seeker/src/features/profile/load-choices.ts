import { listRegions, listSkills, type Http } from '@metier/shared/api';
import type { Region, Skill } from '@metier/shared/contract';

export interface Choices {
  readonly regions: readonly Region[];
  /** Every skill there is, so that only new ones are created. */
  readonly skills: readonly Skill[];
}

export type LoadedChoices = Choices | { readonly error: unknown };

/** What the profile form offers. Never rejects: a failure is an outcome that the form shows. */
export const loadChoices = (http: Http): Promise<LoadedChoices> =>
  Promise.all([listRegions(http), listSkills(http)]).then(
    ([regions, skills]) => ({ regions, skills }),
    (error: unknown) => ({ error }),
  );
