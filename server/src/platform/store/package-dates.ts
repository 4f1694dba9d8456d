import { Type, type Static } from 'typebox';
import { Check } from 'typebox/schema';
import { refuse } from '../../errors';
import { releasesTexts as texts } from './releases.texts';

const FILE = 'package-dates.json';
const MAX_BYTES = 100_000;

/** When packages were published, by name and version (`leaflet@2.0.0`), as the publisher's registry says. */
const PackageDates = Type.Record(
  Type.String(),
  Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
);
export type PackageDates = Static<typeof PackageDates>;

const isValid = (dates: PackageDates) =>
  Object.values(dates).every((date) => Number.isFinite(Date.parse(date)));

/** Takes the dates out of an archive: no build has them, and they are no part of the release. */
export function takePackageDates(files: Map<string, Buffer>): PackageDates | null {
  const content = files.get(FILE);
  if (!content) return null;
  files.delete(FILE);
  try {
    const dates: unknown = JSON.parse(content.toString('utf8'));
    if (content.length <= MAX_BYTES && Check(PackageDates, dates) && isValid(dates)) return dates;
  } catch {
    // Refused below.
  }
  throw refuse.invalid(texts.badDates(FILE));
}
