import { listAdvantages, listRegions, type Http } from '@metier/shared/api';
import type { Advantage, Region } from '@metier/shared/contract';

/** Options of the form's selects and checkboxes. */
export interface ProfileOptions {
  readonly regions: readonly Region[];
  readonly advantages: readonly Advantage[];
}

export type ProfileOptionsResult = { choices: ProfileOptions } | { error: unknown };

/** Never rejects, so that a failure is a state of the form and not of the whole page. */
export function loadProfileOptions(http: Http): Promise<ProfileOptionsResult> {
  return Promise.all([listRegions(http), listAdvantages(http)]).then(
    ([regions, advantages]) => ({ choices: { regions, advantages } }),
    (error: unknown) => ({ error }),
  );
}
