import type { User } from '@metier/sdk/contract';
import { textsIn } from '@metier/sdk/rules';
import type { Documents } from '../documents/documents';
import type { ShellLanguage } from '../language/language';
import type { RouterSlot } from '../navigation/shell-router';
import type { ToastQueue } from '../toasts/toast-queue';
import type { RegistryClient } from '../registry/registry-client';
import type { SessionEnd, ShellSession } from '../session/session';
import { shellTexts } from '../shell.texts';
import type { Unsaved } from '../unsaved/unsaved';

interface FollowingServices {
  readonly session: Pick<ShellSession, 'started' | 'ended' | 'refresh'>;
  readonly registry: Pick<RegistryClient, 'refresh' | 'narrowToVisitor'>;
  readonly documents: Pick<Documents, 'here'>;
  readonly toasts: Pick<ToastQueue, 'notify'>;
  readonly language: Pick<ShellLanguage, 'get' | 'follow'>;
  readonly unsaved: Pick<Unsaved, 'store' | 'whenNone'>;
  readonly routers: Pick<RouterSlot, 'renew'>;
}

/** Changes the page with the session. */
export function followSession(services: FollowingServices): void {
  const { session, registry, documents, toasts, language, unsaved, routers } = services;

  /** Leaves a page that was kept after an expiry; the user may have signed in again in another tab. */
  async function resume(): Promise<void> {
    await session.refresh().catch(() => undefined);
    await routers.renew('expiry');
  }

  /** What a session may use is loaded with the next document after one of its own. */
  const refreshRegistry = async () => (documents.here === undefined ? registry.refresh() : undefined);

  /** Follows the language of the account. */
  async function handleStart({ language: chosen }: User): Promise<void> {
    await Promise.all([refreshRegistry(), chosen && language.follow(chosen).catch(() => undefined)]);
  }

  /**
   * Discards everything loaded in the session: all routes and loader data. A page with unsaved input stays after
   * an expiry until the input is saved or discarded.
   */
  async function handleEnd(end: SessionEnd): Promise<void> {
    if (end === 'expiry') toasts.notify.info(textsIn(language.get(), shellTexts).sessionExpired);
    await refreshRegistry().catch(registry.narrowToVisitor);
    if (end === 'expiry' && unsaved.store.getState().length > 0) unsaved.whenNone(() => void resume());
    else void routers.renew(end);
  }

  session.started.subscribe(handleStart);
  session.ended.subscribe(handleEnd);
}
