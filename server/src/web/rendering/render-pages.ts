import type { PageData } from '@metier/sdk/contract';
import { createPageCache, type PageCacheOptions } from './page-cache';
import type { Bundle } from './messages';
import type { Rendered } from './output/admit-output';
import type { Renderer } from './renderer';
import type { ReadApi } from './renderer-options';

/** Longer URLs are rare and would fill the cache. */
const MAX_ADDRESS_LENGTH = 1_000;
/** Rendering timeout for those who have no scripts, and would see nothing of a page that comes without its content. */
const PATIENCE_MS = 5_000;

export interface PageRequest {
  readonly origin: string;
  /** Path and query. */
  readonly address: string;
  readonly bundle: Bundle;
  readonly page: PageData;
  /** Whether the recipient has no scripts, and therefore waits longer. */
  readonly isPatient?: boolean;
}

/** Renderers of shared and of private pages, in processes of their own. */
export interface Renderers {
  readonly shared: Renderer;
  readonly isolated: Renderer;
}

const BYTES_A_CHARACTER = 2;
const REDIRECT_BYTES = 2_000;

const sizeOf = (rendered: Rendered) =>
  rendered.kind === 'page'
    ? BYTES_A_CHARACTER * (rendered.html.length + rendered.state.length + rendered.title.length)
    : REDIRECT_BYTES;

/**
 * Renders the pages that are identical for all visitors, through the page cache, and those of signed-in
 * people, which are never kept.
 */
export function createPages(
  { shared, isolated }: Renderers,
  {
    onCacheHit,
    readIn,
    limit,
    ...cacheOptions
  }: PageCacheOptions & {
    /** Rendering timeout in milliseconds. */
    readonly limit: number;
    readonly onCacheHit: (remote: string) => void;
    /** Serves the API in a language. */
    readonly readIn: (language: string) => ReadApi;
  },
) {
  const cache = createPageCache<Rendered>({ ...cacheOptions, sizeOf });
  return {
    render({ origin, address, bundle, page, isPatient }: PageRequest): Promise<Rendered | undefined> {
      if (address.length > MAX_ADDRESS_LENGTH) return Promise.resolve(undefined);
      const common: PageData = { ...page, user: null, has_unread_session: false, ticket: '' };
      const { registry, language } = page;
      const { revision, overrides } = registry;
      const read = language && readIn(language);
      const job = {
        url: origin + address,
        page: common,
        bundle,
        ...(isPatient && { limit: Math.max(limit, PATIENCE_MS) }),
        ...(read && { read }),
      };
      return cache.read(
        [bundle.key, revision, JSON.stringify(overrides), language ?? '', origin, address].join('\n'),
        () => shared.render(job),
        () => onCacheHit(bundle.name),
      );
    },
    /** Renders a page with everything that `read` and the page data hold, for their owner alone. */
    renderPrivate({ origin, address, bundle, page }: PageRequest, read: ReadApi) {
      if (address.length > MAX_ADDRESS_LENGTH) return Promise.resolve(undefined);
      // The ticket signs reports of the page and is not passed to the build.
      return isolated.render({ url: origin + address, page: { ...page, ticket: '' }, bundle, read });
    },
    /** Starts the process for a build's private pages, which will be needed soon. */
    prepare: (bundle: Bundle) => isolated.prepare(bundle),
    readSize: cache.readSize,
    retire(remote?: string) {
      shared.retire(remote);
      isolated.retire(remote);
    },
    close() {
      shared.close();
      isolated.close();
    },
  };
}
