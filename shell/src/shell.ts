import { createHttp } from '@metier/shared/api';
import type { PageData } from '@metier/shared/contract';
import type { Ports } from '@metier/shared/remote';
import { HTTP_TIMEOUT_MS, TOAST_MS, UPLOAD_TIMEOUT_MS } from '@metier/shared/rules';
import { createQuestions } from './confirm/questions';
import { createLive } from './live/live';
import type { LinkSettings } from './live/live-link';
import { createNotices } from './notices/notices';
import type { Shell } from './parts';
import { readCookie } from './read-cookie';
import { createFragments } from './registry/fragments';
import { createRegistryClient, type RegistrySettings } from './registry/registry-client';
import { createRouterSlot } from './router/router-slot';
import { createSession, type SessionEnd } from './session/session';
import { createSessionStore } from './session/session-store';
import { shellTexts } from './shell.texts';

export type ShellSettings = Pick<RegistrySettings, 'fetchRemote'> &
  Pick<LinkSettings, 'openSource'> & {
    readonly page: PageData;
  };

/** Puts the shell together, from what the server wrote into the page. */
export function createShell({ page, fetchRemote, openSource }: ShellSettings): Shell {
  const notices = createNotices(TOAST_MS);
  const questions = createQuestions();
  const http = createHttp({
    readCsrfToken: () => readCookie('csrftoken'),
    onUnauthenticated: () => session.lose(),
    timeout: HTTP_TIMEOUT_MS,
    uploadTimeout: UPLOAD_TIMEOUT_MS,
  });
  const registry = createRegistryClient({ initial: page.registry, http, fetchRemote });
  const session = createSession({
    store: createSessionStore({ user: page.user ?? undefined, isUnread: page.has_unread_session }),
    http,
    onStart: registry.refresh,
    onEnd: forgetSession,
  });
  const live = createLive({ session, registry, http, openSource });
  const fragments = createFragments(registry, () => ports);
  const ports: Ports = {
    http,
    session,
    notify: notices.notify,
    confirm: questions.confirm,
    fragments,
    live,
    contact: page.contact,
  };

  /** What the session has shown and fetched goes with it: every route, every loader's data. */
  async function forgetSession(end: SessionEnd): Promise<void> {
    if (end === 'expiry') notices.notify.info(shellTexts.sessionExpired);
    await registry.refresh().catch(registry.narrowToVisitor);
    void shell.routers.renew(end);
  }

  const shell: Shell = {
    ports,
    session,
    registry,
    notices,
    questions,
    routers: createRouterSlot(() => shell),
    live,
  };
  void session.wake();
  return shell;
}
