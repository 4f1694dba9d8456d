import type { PageQuery, Release } from '@metier/sdk/contract';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { toRelease } from './publish.service';

/** The releases that are kept, the newest first. */
export async function readReleases(
  { releases }: Dependencies,
  { remote, ...page }: PageQuery & { readonly remote?: string },
): Promise<Page<Release>> {
  await releases.refresh();
  const all = remote === undefined ? releases.listAll() : releases.listReleases(remote);
  const { limit, offset } = readSlice(page);
  return { items: all.slice(offset, offset + limit).map(toRelease), total: all.length };
}
