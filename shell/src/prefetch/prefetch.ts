import type { RegistryRemote, RegistryRoute } from '@metier/sdk/contract';
import { findClaims, isOpenTo } from '@metier/sdk/rules';
import type { ReadableStore } from '../base/readable-store';
import type { Documents } from '../documents/documents';
import { decideAccess } from '../guard/decide-access';
import type { RegistryClient } from '../registry/registry-client';
import type { ShellRouter } from '../navigation/shell-router';
import type { ShellSession } from '../session/session';

export interface PrefetchSettings {
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly registry: Pick<RegistryClient, 'get' | 'findOwner'>;
  /** The current router; the first is created later, because its routes read the prefetched data. */
  readonly router: ReadableStore<ShellRouter | undefined>;
  readonly documents: Pick<Documents, 'isHere'>;
  /** Fetches the files of a page, without running them. */
  readonly preloadPage: (release: RegistryRemote, route: RegistryRoute) => Promise<void>;
}

/** Code and data of the next page. Failures are ignored; the click loads the page as usual. */
export interface Prefetch {
  /** The release that owns a page of this document which the session may open: the mounted one, if any. */
  findRelease(url: URL): RegistryRemote | undefined;
  /** Prefetches the page's code if the current session may open it; resolves to true once it is available. */
  fetchCode(url: URL): Promise<boolean>;
  /** True if the data of an address is fresh. */
  has(url: URL): boolean;
  /** Keeps the data that `read` resolves to; `onFailure` is for each of its requests that fails. */
  keep(release: RegistryRemote, url: URL, read: (onFailure: () => void) => Promise<unknown>): void;
  /** Consumes the prefetched loader data of a release for an address; each result is returned once. */
  consume(release: RegistryRemote, url: URL): Promise<unknown>;
  /** Discards prefetched data after a write or a change of user, because it may be outdated. */
  invalidate(): void;
}

interface PrefetchedData {
  readonly container: string;
  readonly since: number;
  /** Resolves to undefined if the loader was not run or returned no page data. */
  readonly data: Promise<unknown>;
  /** True if a request of the loader has failed; others may still be running. */
  hasFailed: boolean;
}

/** Upper bound of the time between pointing at a link and following it. */
const FRESH_MS = 10_000;

const isFresh = (answer: PrefetchedData | undefined): answer is PrefetchedData =>
  answer !== undefined && Date.now() - answer.since < FRESH_MS;

export const nameAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

export function createPrefetch({
  registry,
  router,
  session,
  documents,
  preloadPage,
}: PrefetchSettings): Prefetch {
  const answers = new Map<string, PrefetchedData>();

  function findPage({ pathname }: URL) {
    const user = session.getUser();
    if (decideAccess(registry.get().access, user, pathname).kind !== 'open') return undefined;
    const owner = registry.findOwner(pathname, user);
    const release = owner && (router.getState()?.mounted.get(owner.name)?.release ?? owner);
    const route = findClaims(release?.routes ?? [], pathname).find(({ access }) => isOpenTo(access, user));
    return release && route && { release, route };
  }

  return {
    findRelease: (url) => (documents.isHere(url.pathname) ? findPage(url)?.release : undefined),
    async fetchCode(url) {
      const page = findPage(url);
      if (!page) return false;
      return preloadPage(page.release, page.route).then(
        () => true,
        () => false,
      );
    },
    has: (url) => isFresh(answers.get(nameAddress(url))),
    keep({ container }, url, read) {
      const answer: PrefetchedData = {
        container,
        since: Date.now(),
        hasFailed: false,
        data: read(() => (answer.hasFailed = true)).catch(() => undefined),
      };
      answers.set(nameAddress(url), answer);
    },
    async consume({ container }, url) {
      const address = nameAddress(url);
      const answer = answers.get(address);
      answers.delete(address);
      if (!isFresh(answer) || answer.container !== container) return undefined;
      const data = await answer.data;
      return answer.hasFailed ? undefined : data;
    },
    invalidate: () => answers.clear(),
  };
}
