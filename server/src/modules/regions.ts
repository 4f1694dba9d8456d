import { ABROAD, REGIONS } from '@metier/sdk/rules';
import { refuse } from '../errors';
import { checksTexts } from './checks.texts';

/** The canton's two-letter code, or that of abroad; refuses by field if it is unknown. */
export function requireRegion(field: string, value: string): string {
  const region = value.toUpperCase();
  if (region !== ABROAD && !REGIONS.some((each) => each.value === region))
    throw refuse.field(field, checksTexts.canton);
  return region;
}
