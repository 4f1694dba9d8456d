import { createHttp, sendReports, type Http, type HttpSettings } from '@metier/sdk/api';
import type { PageData, Registry, RegistryRemote } from '@metier/sdk/contract';
import { SHELL_CONTRACTS, type Ports } from '@metier/sdk/remote';
import {
  DEFAULT_LANGUAGE,
  HTTP_TIMEOUT_MS,
  readLanguage,
  textsIn,
  TOAST_MS,
  UPLOAD_TIMEOUT_MS,
} from '@metier/sdk/rules';
import { createConfirmations } from './confirm/confirmations';
import { NO_GUARD, type TamperGuard } from './isolation/tamper-guard';
import { createLanguage } from './language/language';
import { loadLanguage } from './language/load-language';
import { showLanguage } from './language/show-language';
import { createLive } from './live/live';
import type { LinkSettings } from './live/live-link';
import { createNotices } from './notices/notices';
import type { ShellServices } from './shell-services';
import { watchWrites } from './prefetch/http-ports';
import { createPrefetch, type PrefetchSettings } from './prefetch/prefetch';
import { readCookie } from './read-cookie';
import { followRevision } from './registry/follow-revision';
import { createFragments } from './registry/fragments';
import { createRegistryClient, type RegistrySettings } from './registry/registry-client';
import { createUnsaved } from './releases/unsaved';
import { createReports, type ReleaseName } from './reports/reports';
import { createRouterSlot } from './router/router-slot';
import { createSession, type SessionEnd } from './session/session';
import { createSessionStore } from './session/session-store';
import { shellTexts } from './shell.texts';

export type ShellSettings = Pick<RegistrySettings, 'fetchRemote'> &
  Pick<LinkSettings, 'openSource'> &
  Pick<PrefetchSettings, 'preloadPage'> &
  Pick<ShellServices, 'reload'> & {
    readonly page: PageData;
    /** HTTP settings for environments without a browser. */
    readonly calls?: Pick<HttpSettings, 'baseUrl' | 'fetch' | 'readCsrfToken'>;
    /** Protects the page from the code of remotes; defaults to no protection. */
    readonly guard?: TamperGuard;
  };

/** The http port of a release: each call carries the release, the channel and the registry revision. */
function createReleaseHttp(release: ReleaseName, settings: HttpSettings, getRegistry: () => Registry): Http {
  const { name, version } = release;
  function getReleaseHeader() {
    const { channel, revision } = getRegistry();
    return `${name}@${version}; channel=${channel}; revision=${revision}`;
  }
  return createHttp({ ...settings, getReleaseHeader });
}

/** Creates the shell from the data that the server has embedded in the page. */
export function createShell(settings: ShellSettings): ShellServices {
  const { page, fetchRemote, preloadPage, openSource, reload, calls, guard = NO_GUARD } = settings;
  const self: ReleaseName = { name: 'shell', version: page.registry.shell };
  const notices = createNotices(TOAST_MS);
  const questions = createConfirmations();
  const unsaved = createUnsaved();
  const language = createLanguage({
    initial: readLanguage(page.language) ?? DEFAULT_LANGUAGE,
    load: (next) => Promise.all([loadLanguage(next), registry.loadLanguage(next)]),
    onChange(next) {
      showLanguage(next);
      prefetch.invalidate();
      void routers.get().router.revalidate();
    },
  });
  const callSettings: HttpSettings = {
    readCsrfToken: () => readCookie('csrftoken'),
    onUnauthenticated: () => session.expire(),
    onRevision: followRevision(() => registry),
    timeout: HTTP_TIMEOUT_MS,
    uploadTimeout: UPLOAD_TIMEOUT_MS,
    getLanguage: language.get,
    ...calls,
  };
  const createHttpOf = (release: ReleaseName) =>
    createReleaseHttp(release, { fetch: guard.fetchFor(release), ...callSettings }, () => registry.get());
  const http = createHttpOf(self);
  const reports = createReports({ self, send: (body) => sendReports(http, body) });
  const registry = createRegistryClient({
    initial: { ...page.registry, ticket: page.ticket },
    http,
    fetchRemote,
    getLanguage: language.get,
    onUse: guard.check,
    onFailure: (release, error) => reports.failure('load', release, error),
    onReply: ({ ticket, remotes }) => reports.accept(ticket, remotes),
  });
  const session = createSession({
    store: createSessionStore({ user: page.user ?? undefined, isUnread: page.has_unread_session }),
    http,
    onStart: registry.refresh,
    onEnd: forgetSession,
  });
  const live = createLive({ session, registry, http, openSource });
  const prefetch = createPrefetch({
    session,
    registry,
    portsOf,
    getRouter: () => routers.get(),
    preloadPage: (release, { files = [], ...route }) =>
      preloadPage(release, {
        ...route,
        files: [...files, ...(release.languages?.[language.get()] ?? [])],
      }),
  });
  const ports: Ports = {
    contract: Math.max(...SHELL_CONTRACTS),
    http: watchWrites(http, prefetch.invalidate),
    session,
    notify: notices.notify,
    confirm: questions.confirm,
    fragments: createFragments({ registry, session, reports, portsOf }),
    live,
    unsaved: unsaved.port,
    language,
    contact: page.contact,
  };

  const services = { self, session, registry, notices, language, prefetch, reports, guard, portsOf };
  const routers = createRouterSlot(services);

  function portsOf(release: RegistryRemote): Ports {
    return { ...ports, http: watchWrites(createHttpOf(release), prefetch.invalidate) };
  }

  /**
   * Discards everything loaded in the session: all routes and loader data. A page with unsaved input stays after
   * an expiry until the input is saved or discarded.
   */
  async function forgetSession(end: SessionEnd): Promise<void> {
    if (end === 'expiry') notices.notify.info(textsIn(language.get(), shellTexts).sessionExpired);
    await registry.refresh().catch(registry.narrowToVisitor);
    if (end === 'expiry' && unsaved.store.getState().length > 0) unsaved.whenNone(() => void resume());
    else void routers.renew(end);
  }

  /** Leaves a page that was kept after an expiry; the user may have signed in again in another tab. */
  async function resume(): Promise<void> {
    await session.refresh().catch(() => undefined);
    await routers.renew('expiry');
  }

  guard.report(({ release, what }) => reports.failure('tamper', release, new Error(what)));
  session.subscribe(prefetch.invalidate);
  live.subscribe(prefetch.invalidate);
  reports.view(self, '/');
  if (page.registry.notice) notices.notify.info(page.registry.notice);
  void session.restore();
  return { ...services, ports, questions, routers, live, unsaved, reload };
}
