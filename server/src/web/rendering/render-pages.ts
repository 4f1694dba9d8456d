import type { PageData } from '@metier/sdk/contract';
import { createPageCache, type PageCacheOptions } from './page-cache';
import type { Bundle, Rendered } from './messages';
import type { Renderer } from './renderer';

/** Longer URLs are rare and would fill the cache. */
const LONGEST_ADDRESS = 1_000;

export interface PageRequest {
  readonly origin: string;
  /** Path and query. */
  readonly address: string;
  readonly bundle: Bundle;
  /** Page data of a visitor, without personal content. */
  readonly page: PageData;
}

const BYTES_A_CHARACTER = 2;
const REDIRECT_BYTES = 2_000;

const sizeOf = (rendered: Rendered) =>
  rendered.kind === 'page'
    ? BYTES_A_CHARACTER * (rendered.html.length + rendered.state.length + rendered.title.length)
    : REDIRECT_BYTES;

/** Renders the pages that are identical for all visitors, through the page cache. */
export function createPages(
  renderer: Renderer,
  options: PageCacheOptions & { readonly onCacheHit: (remote: string) => void },
) {
  const cache = createPageCache<Rendered>({ ...options, sizeOf });
  return {
    render({ origin, address, bundle, page }: PageRequest): Promise<Rendered | undefined> {
      if (address.length > LONGEST_ADDRESS) return Promise.resolve(undefined);
      const common: PageData = { ...page, user: null, has_unread_session: false, ticket: '' };
      const { revision } = page.registry;
      return cache.read(
        [bundle.key, revision, origin, address].join('\n'),
        () => renderer.render({ url: origin + address, page: common, bundle }),
        () => options.onCacheHit(bundle.name),
      );
    },
    readSize: cache.readSize,
    retire: (remote?: string) => renderer.retire(remote),
    close: () => renderer.close(),
  };
}
