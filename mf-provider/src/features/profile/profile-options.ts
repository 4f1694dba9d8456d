import { listAdvantages, listRegions, type Http } from '@metier/sdk/api';
import type { Advantage, Region } from '@metier/sdk/contract';

/** Options of the form's selects and checkboxes. */
export interface ProfileOptions {
  readonly regions: readonly Region[];
  readonly advantages: readonly Advantage[];
}

export async function loadProfileOptions(http: Http): Promise<ProfileOptions> {
  const [regions, advantages] = await Promise.all([listRegions(http), listAdvantages(http)]);
  return { regions, advantages };
}
