import { listAdvantages, listRegions, type Http } from '@metier/shared/api';
import type { Advantage, Region } from '@metier/shared/contract';

/** What the form offers to choose from. */
export interface ProfileChoices {
  readonly regions: readonly Region[];
  readonly advantages: readonly Advantage[];
}

export type ChoicesOutcome = { choices: ProfileChoices } | { error: unknown };

/** Never rejects, so that a failure is a state of the form and not of the page around it. */
export function loadChoices(http: Http): Promise<ChoicesOutcome> {
  return Promise.all([listRegions(http), listAdvantages(http)]).then(
    ([regions, advantages]) => ({ choices: { regions, advantages } }),
    (error: unknown) => ({ error }),
  );
}
