import { REGIONS } from '@metier/sdk/rules';
import { refuse } from '../errors';
import { checksTexts } from './checks.texts';

/** The canton's two-letter code; refuses by field if it is unknown. */
export function requireRegion(field: string, value: string): string {
  const region = REGIONS.find((each) => each.value === value.toUpperCase());
  if (!region) throw refuse.field(field, checksTexts.canton);
  return region.value;
}
