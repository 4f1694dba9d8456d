import { REGIONS } from '@metier/sdk/rules';
import { findMentions, nameCanton } from './find-mentions';
import { foldName } from './fold-name';
import { municipalityKey, type Area, type SearchablePlaces } from './place-index';
import type { Point } from './read-places';
import type { Mention } from './read-segment';
import { resolveMentions, type ResolvedPlace } from './resolve-place';

/** What a visitor means by a location. */
export interface PlaceQuery {
  readonly kind: 'canton' | 'region' | 'locality' | 'postal-code' | 'remote';
  /** In its own language, as it is shown. */
  readonly label: string;
  /** The name that a misspelt text was taken for. */
  readonly corrected?: string;
  /** Codes of the cantons, of a canton or a region. */
  readonly cantons?: readonly string[];
  /** Municipalities of a region besides its cantons, as `municipalityKey`. */
  readonly municipalities?: ReadonlySet<string>;
  /** The places of a locality or a postal code, and their centres. */
  readonly places?: readonly ResolvedPlace[];
  readonly points?: readonly Point[];
  /** The towns of a region; a radius is around each. */
  readonly towns?: readonly Point[];
  /** How far around them is meant, in kilometres, when the text says `Raum` or `near`. */
  readonly radiusKm?: number;
}

const REMOTE_NAMES = new Set(
  [
    'remote|remotely|full remote|fully remote|100 remote|remote work|remote working|home office|homeoffice',
    'home based|work from home|from home|fernarbeit|von zu hause|mobiles arbeiten|ortsunabhangig|teletravail',
    'travail a domicile|a domicile|a distance|travail a distance|telelavoro|lavoro da remoto|da remoto',
    'lavoro a distanza|smart working|anywhere|uberall|lavur a distanza',
  ].flatMap((names) => names.split('|')),
);
const REMOTE_TEXT =
  /\b(remote|home ?office|teletravail|telelavoro|fernarbeit|work from home|smart working|travail a (domicile|distance)|da remoto)\b/;
const AROUND_WORDS =
  /\b(raum|grossraum|umgebung|umkreis|in der nahe von|nahe|near|around|agglomeration|agglo|environs de|environs|dintorni|pres de|region de|la region|regione di|regione|region|autour de|grand|zona)\b/g;
const CITY_WORDS = /\b(stadt|ville de|ville|city of|city|citta di|citta)\b/g;
const AROUND_KM = 25;

/** True when a text says that the work is done from home. */
export const isRemote = (text: string): boolean => REMOTE_TEXT.test(foldName(text));

/** Resolves what a visitor typed; undefined when it is no known place. Never throws. */
export function resolveQuery(index: SearchablePlaces, text: string): PlaceQuery | undefined {
  const folded = foldName(text);
  if (!folded) return undefined;
  if (REMOTE_NAMES.has(folded)) return { kind: 'remote', label: 'Remote' };
  return (
    resolveExactly(index, text, folded) ??
    resolveWithoutCityWords(index, folded) ??
    resolveMisspelt(index, folded)
  );
}

function resolveExactly(index: SearchablePlaces, text: string, folded: string): PlaceQuery | undefined {
  const canton = nameCanton(index, folded);
  if (canton) return describeCanton(canton);
  const region = index.regions.get(folded);
  if (region && !index.byName.get(folded)?.some(({ weight }) => weight > MAX_WEIGHT))
    return describeRegion(index, region);
  const mentions = findMentions(index, text);
  if (!mentions.isWhole) return undefined;
  const list = mentions.list.map(widenRoundCode);
  const places = resolveMentions({ ...mentions, list });
  if (places.length > 0) return describePlaces(places, list);
  return mentions.canton ? describeCanton(mentions.canton) : undefined;
}

/** `9000` is also written for the whole town. */
function widenRoundCode(mention: Mention): Mention {
  const [area, other] = mention.codeAreas;
  if (!area?.postalCode.endsWith('000') || (other && other.place !== area.place)) return mention;
  return {
    ...mention,
    candidates: mention.candidates.length > 0 ? mention.candidates : [area.place],
    codeAreas: [],
  };
}

/** A region of the same name as a village is meant more often. */
const MAX_WEIGHT = 20_000;

function resolveWithoutCityWords(index: SearchablePlaces, folded: string): PlaceQuery | undefined {
  const rest = folded
    .replace(AROUND_WORDS, ' ')
    .replace(CITY_WORDS, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/ (und|et|e|and)$/, '');
  const found = rest && rest !== folded ? resolveExactly(index, rest, rest) : undefined;
  const isAround = folded.search(AROUND_WORDS) >= 0 && found?.points;
  return isAround ? { ...found, radiusKm: AROUND_KM } : found;
}

function resolveMisspelt(index: SearchablePlaces, folded: string): PlaceQuery | undefined {
  const canton = /^(.+) ([a-z]{2})$/.exec(folded);
  const isMarked = canton && index.cantonCodes.has(canton[2] ?? '');
  const words = (isMarked ? canton[1] : folded)?.replace(/^\d{4} /, '') ?? '';
  const corrected = /^[a-z ]+$/.test(words) ? index.correct(words) : undefined;
  const found = corrected ? resolveExactly(index, corrected, corrected) : undefined;
  return found && { ...found, corrected: found.label };
}

const labelOf = (code: string) => REGIONS.find(({ value }) => value === code)?.label ?? code;

const describeCanton = (code: string): PlaceQuery => ({
  kind: 'canton',
  label: labelOf(code),
  cantons: [code],
});

const describeRegion = (index: SearchablePlaces, area: Area): PlaceQuery => ({
  kind: 'region',
  label: area.label,
  cantons: area.cantons,
  municipalities: area.municipalities,
  towns: listTowns(index, area),
});

/** Made once for each, because all places are looked through. */
const townsOf = new WeakMap<Area, readonly Point[]>();

function listTowns({ places }: SearchablePlaces, area: Area): readonly Point[] {
  const known = townsOf.get(area);
  if (known) return known;
  const towns = places.filter(
    ({ name, municipality, canton }) =>
      name === municipality && area.municipalities.has(municipalityKey(municipality, canton)),
  );
  townsOf.set(area, towns);
  return towns;
}

function describePlaces(
  places: readonly ResolvedPlace[],
  mentions: readonly { readonly codeAreas: readonly unknown[] }[],
): PlaceQuery {
  const hasCode = mentions.some(({ codeAreas }) => codeAreas.length > 0);
  const names = places.map(({ locality = '', postalCodes }) =>
    hasCode && postalCodes.length === 1 ? `${postalCodes[0]} ${locality}` : locality,
  );
  return {
    kind: hasCode ? 'postal-code' : 'locality',
    label: names.join(', '),
    places,
    points: places.flatMap(({ latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
    ),
  };
}
