import type { Job } from '@metier/sdk/contract';
import { REGIONS } from '@metier/sdk/rules';

/** Countries by the letters that people write before a postal code; codes of Liechtenstein look Swiss. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{
    CH: 'CH',
    FL: 'LI',
    LI: 'LI',
    D: 'DE',
    DE: 'DE',
    A: 'AT',
    AT: 'AT',
    F: 'FR',
    FR: 'FR',
    I: 'IT',
    IT: 'IT',
  },
};
const LIECHTENSTEIN = /^94(?:8[5-9]|9[0-8])$/;

const LOCATION =
  /^(?:(?<letters>[A-Z]{1,2})[ -])?(?:(?<code>\d{4,5})\s+)?(?<town>\D.*?)(?:[\s,/(]+(?<region>[A-Z]{2})\)?)?$/u;

const isRegion = (code: string | undefined) => REGIONS.some(({ value }) => value === code);

/** Where a job is as a postal address in the words of schema.org: the known place first, then what is written. */
export function describeAddress({
  location,
  address,
}: Pick<Job, 'location' | 'address'>): Record<string, string> {
  if (!address) return readAddress(location);
  const { postal_code: code, locality, canton, country } = address;
  return {
    ...readAddress(location),
    ...(locality && { addressLocality: locality }),
    ...(code && { postalCode: code }),
    ...(canton && { addressRegion: canton }),
    addressCountry: country,
  };
}

/** What a location such as `1003 Lausanne VD` says. */
function readAddress(location: string): Record<string, string> {
  const text = location.trim();
  const { letters = '', code, town, region } = LOCATION.exec(text)?.groups ?? {};
  const hasCountry = Boolean(code) && letters in COUNTRIES;
  if (!town || (letters && !hasCountry)) return { addressLocality: text, addressCountry: 'CH' };
  const country = code && LIECHTENSTEIN.test(code) ? 'LI' : (COUNTRIES[letters] ?? 'CH');
  return {
    addressLocality: region && !isRegion(region) ? text.slice(text.indexOf(town)) : town,
    ...(code && { postalCode: code }),
    ...(region && isRegion(region) && { addressRegion: region }),
    addressCountry: country,
  };
}
