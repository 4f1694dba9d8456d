import { Channel, Override } from '@metier/sdk/contract';
import { CHANNELS, isVersionOf } from '@metier/sdk/rules';
import { Type, type Static } from 'typebox';
import { overridesTexts } from './overrides.texts';
import type { ReleaseSnapshot } from '../registry/snapshot';

const MAX = 10;
const PREVIEW = 'dev.';

/** A visitor's overrides of the live releases, stored in a cookie. */
export const OverrideSet = Type.Object({
  channel: Type.Optional(Channel),
  releases: Type.Array(Override, { maxItems: MAX }),
});
export type OverrideSet = Static<typeof OverrideSet>;

/** Result of parsing a link: the overrides, undefined for a reset; or a notice why it cannot be applied. */
export type ParsedLink = { readonly overrideSet: OverrideSet | undefined } | { readonly notice: string };

interface Sources {
  readonly snapshot: Pick<ReleaseSnapshot, 'findRelease' | 'listReleases'>;
  /** True when there is a preview of this remote with this id. */
  hasPreview(remote: string, id: string): Promise<boolean>;
}

/**
 * Parses `?release=`: `mf-seeker@1.4.2` or `mf-seeker@1` (its newest build), `mf-seeker@dev.…`, a channel, or
 * `reset`; several separated by commas or repeated. A link replaces all earlier overrides, so that it shows
 * the same to all visitors.
 */
export async function readLink(values: readonly string[], sources: Sources): Promise<ParsedLink> {
  const items = values.flatMap((value) => value.split(',')).map((item) => item.trim());
  if (items.includes('reset')) return { overrideSet: undefined };
  if (items.length > MAX) return { notice: overridesTexts.tooMany };
  const overrideSet: OverrideSet = { releases: [] };
  for (const item of items) {
    const channel = CHANNELS.find((each) => each === item);
    if (channel) {
      overrideSet.channel = channel;
      continue;
    }
    const release = await findRelease(item, sources);
    if (!release) return { notice: overridesTexts.unknown(item.slice(0, 80)) };
    overrideSet.releases = [
      ...overrideSet.releases.filter(({ remote }) => remote !== release.remote),
      release,
    ];
  }
  return { overrideSet };
}

/** The id of a preview; undefined if the version is not one of a preview. */
export const readPreviewId = (version: string): string | undefined =>
  version.startsWith(PREVIEW) ? version.slice(PREVIEW.length) : undefined;

/** Version of a preview in links and registries. */
export const namePreview = (id: string): string => PREVIEW + id;

async function findRelease(item: string, sources: Sources): Promise<Override | undefined> {
  const [remote = '', version = '', ...rest] = item.split('@');
  if (rest.length > 0 || version === '') return undefined;
  const id = readPreviewId(version);
  if (id !== undefined) return (await sources.hasPreview(remote, id)) ? { remote, version } : undefined;
  const { snapshot } = sources;
  const release =
    snapshot.findRelease(remote, version) ??
    snapshot.listReleases(remote).find((each) => isVersionOf(each.version, version));
  return release && { remote, version: release.version };
}
