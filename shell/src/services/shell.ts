import { sendReports, type HttpSettings } from '@metier/sdk/api';
import type { PageData } from '@metier/sdk/contract';
import { DEFAULT_LANGUAGE, readLanguage, TOAST_MS, type Language } from '@metier/sdk/rules';
import type { ReleaseName } from '../base/release-name';
import { createConfirmations } from '../confirm/confirmations';
import type { ShellServices } from '../context/shell-services';
import { NO_GUARD, type TamperGuard } from '../isolation/tamper-guard';
import { createLanguage } from '../language/language';
import { loadLanguage } from '../language/load-language';
import { createDocuments, type DocumentsSettings } from '../documents/documents';
import { repeatToasts } from '../documents/kept-toasts';
import { createLive } from '../live/live';
import type { LinkSettings } from '../live/live-link';
import { createRouterStore } from '../navigation/shell-router';
import { createToastQueue } from '../toasts/toast-queue';
import { createPrefetch, type PrefetchSettings } from '../prefetch/prefetch';
import { followRevision } from '../registry/follow-revision';
import { createRegistryClient, type RegistrySettings } from '../registry/registry-client';
import { createRegistryState } from '../registry/registry-state';
import { createReports } from '../reports/reports';
import { createRouterSlot } from '../router/router-slot';
import { createSession } from '../session/session';
import { createSessionStore } from '../session/session-store';
import { createUnsaved } from '../unsaved/unsaved';
import { followLanguage } from './follow-language';
import { followSession } from './follow-session';
import { createPortsOf } from './ports';
import { createReleaseHttp } from './release-http';

export type ShellSettings = Pick<RegistrySettings, 'fetchRemote'> &
  Pick<LinkSettings, 'openSource'> &
  Pick<PrefetchSettings, 'preloadPage'> &
  Pick<DocumentsSettings, 'openDocument'> &
  Pick<ShellServices, 'reload'> & {
    readonly page: PageData;
    /** HTTP settings for environments without a browser. */
    readonly calls?: Pick<HttpSettings, 'baseUrl' | 'fetch' | 'readCsrfToken'>;
    /** Protects the page from the code of remotes; defaults to no protection. */
    readonly guard?: TamperGuard;
  };

const preloadInLanguage =
  (
    preloadPage: PrefetchSettings['preloadPage'],
    getLanguage: () => Language,
  ): PrefetchSettings['preloadPage'] =>
  (release, { files = [], ...route }) =>
    preloadPage(release, { ...route, files: [...files, ...(release.languages?.[getLanguage()] ?? [])] });

/**
 * Creates the shell from the data that the server has embedded in the page. Each service is given only those
 * created before it, and reaches the later ones through events.
 */
export function createShell(settings: ShellSettings): ShellServices {
  const { page, calls, openSource, reload, guard = NO_GUARD } = settings;
  const self: ReleaseName = { name: 'shell', version: page.registry.shell };
  const toasts = createToastQueue(TOAST_MS);
  const questions = createConfirmations();
  const unsaved = createUnsaved();
  const initialLanguage = readLanguage(page.language) ?? DEFAULT_LANGUAGE;
  const language = createLanguage({ initial: initialLanguage, load: loadLanguage });
  const registryState = createRegistryState(page.registry);
  const releaseHttp = createReleaseHttp({ page, calls, guard, language, registry: registryState });
  const http = releaseHttp.of(self);
  const reports = createReports({ self, send: (body) => sendReports(http, body) });
  reports.accept(page.ticket, page.registry.remotes);
  const user = page.user ?? undefined;
  const session = createSession({
    store: createSessionStore({ user, isUnread: page.has_unread_session }),
    http,
  });
  const registry = createRegistryClient({
    state: registryState,
    http,
    page: page.document && window.location.pathname,
    fetchRemote: settings.fetchRemote,
    getLanguage: language.get,
    onUse: guard.check,
    onFailure: (release, error) => reports.failure('load', release, error),
    onReply: ({ ticket, remotes }) => reports.accept(ticket, remotes),
  });
  const live = createLive({ session, registry, http, openSource });
  const routerStore = createRouterStore();
  const documents = createDocuments({ ...settings, session, toasts, unsaved, router: routerStore });
  const prefetch = createPrefetch({
    session,
    registry,
    router: routerStore,
    documents,
    preloadPage: preloadInLanguage(settings.preloadPage, language.get),
  });
  const { notify } = toasts;
  const { confirm } = questions;
  const common = { session, notify, confirm, live, unsaved: unsaved.port, language, contact: page.contact };
  const portsOf = createPortsOf({ releaseHttp, prefetch, registry, session, reports, common });
  const { link } = page;
  const services = {
    self,
    link,
    session,
    registry,
    toasts,
    language,
    documents,
    prefetch,
    reports,
    guard,
    portsOf,
  };
  const routers = createRouterSlot(services, routerStore);

  releaseHttp.unauthenticated.subscribe(session.expire);
  releaseHttp.revision.subscribe(followRevision(registry));
  followLanguage({ ...services, http, routers });
  followSession({ ...services, unsaved, routers });
  session.subscribe(prefetch.invalidate);
  live.subscribe(prefetch.invalidate);
  guard.report(({ release, what }) => reports.failure('tamper', release, new Error(what)));
  reports.view(self, '/');
  repeatToasts(notify);
  if (page.registry.notice) notify.info(page.registry.notice);
  void session.restore();
  return { ...services, ports: portsOf(self), questions, routers, live, unsaved, reload };
}
