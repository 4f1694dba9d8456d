import type { Job } from '@metier/sdk/contract';
import { openGazetteer } from '../../search/index';

/** The place that a location names; nothing for an unknown one. */
export function toAddress(location: string): Pick<Job, 'address'> {
  const place = openGazetteer().resolvePlace(location);
  if (!place) return {};
  const { postalCodes, locality = null, canton = null, country } = place;
  const [code = null, other] = postalCodes;
  return { address: { postal_code: other === undefined ? code : null, locality, canton, country } };
}
