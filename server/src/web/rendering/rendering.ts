import type { AnyRelease, PageData, RemoteRelease, User } from '@metier/sdk/contract';
import { isOpenTo } from '@metier/sdk/rules';
import { createCache } from '../../cache/cache';
import { findRoute, listStyles, type FilledPage, type Shell } from '../page/page';
import { joinStyles, toInlineStyle, type InlineStyle, type InlineStyles } from '../page/rendered-page';
import type { Bundle } from './messages';
import type { PageCacheOptions } from './page-cache';
import { createPages } from './render-pages';
import type { PageOutcome } from './measure-rendering';
import { createRenderer } from './renderer';
import type { ReadApi, RendererOptions } from './renderer-options';

export interface RenderingOptions extends Omit<RendererOptions, 'onEnd'>, PageCacheOptions {
  /** Rendering timeout of private pages in milliseconds. */
  readonly privateLimit: number;
  readonly measure: (outcome: PageOutcome, remote: string, seconds?: number) => void;
  /** Serves the API in a language. */
  readonly readIn: (language: string) => ReadApi;
  /** Text of a file of a release; undefined if unavailable. */
  readonly readFile: (release: AnyRelease, file: string) => Promise<string | undefined>;
}

export interface RequestedPage {
  readonly shell: Shell;
  readonly releases: readonly RemoteRelease[];
  readonly data: PageData;
  readonly origin: string;
  readonly pathname: string;
  /** Path and query. */
  readonly address: string;
  /** Whether the recipient has no scripts, and therefore waits longer for a page of all. */
  readonly isPatient: boolean;
}

export type PageResponse =
  | { readonly kind: 'page'; readonly filled: FilledPage }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** The browser has to render it, although a release has a build for that; with the last reason, if known. */
  | { readonly kind: 'left'; readonly reason: string };

export interface Rendering {
  /**
   * Resolves with the page or redirect; undefined if the browser has to render the page. The page of a signed-in
   * user is rendered for them alone, with what `read` serves from the API with their session.
   */
  render(page: RequestedPage, read?: ReadApi): Promise<PageResponse | undefined>;
  /** Prepares the private pages of a signed-in user. */
  prepare(page: Pick<RequestedPage, 'shell' | 'releases'>, user: User): void;
  /** Replaces the processes of a moved remote's builds, or of all builds if no name is given. */
  retire(remote?: string): void;
  close(): void;
}

/** Enough for the live builds and some rollouts: a pair of builds is over a megabyte of code. */
const MAX_BUNDLES = 12;
/** About the number of style sheets of some live releases. */
const MAX_STYLES = 200;
/** About the number of rendered routes of some live releases, at some 50 KB each. */
const MAX_JOINED_STYLES = 50;

const isPrivate = (access: string) => access !== 'public';

/**
 * Release whose build renders a path; undefined if none does. Public pages are rendered for visitors, the others
 * for their users, and documents of their own, where secrets are typed, are never rendered.
 */
function findRendered({ releases, pathname, data }: RequestedPage): RemoteRelease | undefined {
  const route = findRoute(releases, data.user ?? undefined, pathname);
  const isSuitable = route?.is_rendered && isPrivate(route.access) === (data.user !== null);
  return isSuitable && !data.document ? route.release : undefined;
}

const listPrivate = (releases: readonly RemoteRelease[], user: User) =>
  releases.filter(({ routes }) =>
    routes.some(
      ({ access, is_rendered: isRendered }) => isRendered && isPrivate(access) && isOpenTo(access, user),
    ),
  );

const hashOf = ({ server, files }: Pick<RemoteRelease, 'server' | 'files'>) =>
  server && files[server]?.integrity;

const isWithin = (location: string) => /^\/(?![/\\])/.test(location);

export function createRendering({ readFile, measure, privateLimit, ...given }: RenderingOptions): Rendering {
  let lastFailure = { reason: '', releases: '' };
  const options = {
    ...given,
    onFailure(reason: string, releases: string) {
      lastFailure = { reason, releases };
      given.onFailure(reason, releases);
    },
  };
  const renderers = {
    shared: createRenderer({ ...options, onEnd: measure }),
    isolated: createRenderer({ ...options, limit: privateLimit, onEnd: measure, isPrivate: true }),
  };
  const pages = createPages(renderers, {
    ...options,
    onCacheHit: (remote) => measure('kept', remote),
  });
  const bundles = createCache<Bundle>({ mostEntries: MAX_BUNDLES });
  const styles = createCache<InlineStyle>({ mostEntries: MAX_STYLES });
  const joinedStyles = createCache<InlineStyles>({ mostEntries: MAX_JOINED_STYLES });

  async function readBundle({ release: shell }: Shell, remote: RemoteRelease): Promise<Bundle | undefined> {
    const hashes = [hashOf(shell), hashOf(remote)];
    if (hashes.some((hash) => !hash)) return undefined;
    const key = [remote.name, ...hashes].join(' ');
    const releases = `${remote.name} ${remote.version} in shell ${shell.version}`;
    return bundles.read(key, async () => {
      const [shellCode, remoteCode] = await Promise.all([
        readFile(shell, shell.server ?? ''),
        readFile(remote, remote.server ?? ''),
      ]);
      return shellCode && remoteCode
        ? { key, name: remote.name, releases, shell: shellCode, remote: remoteCode }
        : undefined;
    });
  }

  async function readStyles(visit: RequestedPage): Promise<InlineStyles> {
    const read = async ({ release, file, address, integrity }: ReturnType<typeof listStyles>[number]) =>
      styles.read(`${address} ${integrity}`, async () => {
        const text = await readFile(release, file);
        return text === undefined ? undefined : toInlineStyle(address, text);
      });
    const found = await Promise.all(listStyles(visit.shell, visit).map(read));
    const inline = found.filter((style) => style !== undefined);
    return joinedStyles.read(inline.map(({ address, hash }) => `${address} ${hash}`).join('\n'), async () =>
      joinStyles(inline),
    );
  }

  return {
    async render(visit, read) {
      const { shell, data, origin, address, isPatient } = visit;
      const remote = findRendered(visit);
      const bundle = remote && (await readBundle(shell, remote));
      if (remote && !bundle) measure('missing', remote.name);
      if (!bundle) return undefined;
      const request = { origin, address, bundle, page: data, isPatient };
      const rendered = await (read ? pages.renderPrivate(request, read) : pages.render(request));
      if (!rendered)
        return { kind: 'left', reason: lastFailure.releases === bundle.releases ? lastFailure.reason : '' };
      if (rendered.kind === 'redirect') return isWithin(rendered.location) ? rendered : undefined;
      return { kind: 'page', filled: { page: rendered, styles: await readStyles(visit) } };
    },
    prepare({ shell, releases }, user) {
      for (const remote of listPrivate(releases, user))
        void readBundle(shell, remote).then(
          (bundle) => bundle && pages.prepare(bundle),
          () => undefined,
        );
    },
    retire: pages.retire,
    close: pages.close,
  };
}
