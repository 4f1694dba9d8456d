import { REGIONS } from '@metier/shared/rules';
import { refuse } from '../errors';

/** The canton's two letters, or a refusal that names the field. */
export function requireRegion(field: string, value: string): string {
  const region = REGIONS.find((each) => each.value === value.toUpperCase());
  if (!region) throw refuse.field(field, 'Choose one of the 26 cantons.');
  return region.value;
}
