import { sendReports, type HttpSettings } from '@metier/sdk/api';
import type { PageData, RegistryRemote } from '@metier/sdk/contract';
import { SHELL_CONTRACTS, type Ports } from '@metier/sdk/remote';
import { DEFAULT_LANGUAGE, readLanguage, TOAST_MS, type Language } from '@metier/sdk/rules';
import { createConfirmations } from '../confirm/confirmations';
import { NO_GUARD, type TamperGuard } from '../isolation/tamper-guard';
import { createLanguage } from '../language/language';
import { loadLanguage } from '../language/load-language';
import { showLanguage } from '../language/show-language';
import { createLive } from '../live/live';
import type { LinkSettings } from '../live/live-link';
import { createNotices } from '../notices/notices';
import type { ShellServices } from '../context/shell-services';
import { watchWrites } from '../prefetch/http-ports';
import { createPrefetch, type PrefetchSettings } from '../prefetch/prefetch';
import { followRevision } from '../registry/follow-revision';
import { createFragments } from '../registry/fragments';
import { createRegistryClient, type RegistrySettings } from '../registry/registry-client';
import { createUnsaved } from '../unsaved/unsaved';
import { createHttpOf } from './release-http';
import type { ReleaseName } from '../base/release-name';
import { createReports } from '../reports/reports';
import { createRouterSlot } from '../router/router-slot';
import { createSession } from '../session/session';
import { createSessionChanges } from './session-changes';
import { createSessionStore } from '../session/session-store';

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

/** Preloads the texts of a page with its code. */
const preloadInLanguage =
  (
    preloadPage: PrefetchSettings['preloadPage'],
    getLanguage: () => Language,
  ): PrefetchSettings['preloadPage'] =>
  (release, { files = [], ...route }) =>
    preloadPage(release, { ...route, files: [...files, ...(release.languages?.[getLanguage()] ?? [])] });

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
    save: (next) => changes.saveLanguage(next),
  });
  const httpOf = createHttpOf({
    calls,
    guard,
    onUnauthenticated: () => session.expire(),
    onRevision: followRevision(() => registry),
    getLanguage: language.get,
    getRegistry: () => registry.get(),
  });
  const http = httpOf(self);
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
    onStart: (user) => changes.start(user),
    onEnd: (end) => changes.end(end),
  });
  const live = createLive({ session, registry, http, openSource });
  const prefetch = createPrefetch({
    session,
    registry,
    getRouter: () => routers.get(),
    preloadPage: preloadInLanguage(preloadPage, language.get),
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
    return { ...ports, http: watchWrites(httpOf(release), prefetch.invalidate) };
  }

  const changes = createSessionChanges({ http, session, registry, notices, language, unsaved, routers });

  guard.report(({ release, what }) => reports.failure('tamper', release, new Error(what)));
  session.subscribe(prefetch.invalidate);
  live.subscribe(prefetch.invalidate);
  reports.view(self, '/');
  if (page.registry.notice) notices.notify.info(page.registry.notice);
  void session.restore();
  return { ...services, ports, questions, routers, live, unsaved, reload };
}
