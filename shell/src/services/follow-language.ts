import { setAccountLanguage, type Http } from '@metier/sdk/api';
import { textsIn, type Language } from '@metier/sdk/rules';
import type { ShellLanguage } from '../language/language';
import { showLanguage } from '../language/show-language';
import type { RouterSlot } from '../navigation/shell-router';
import type { ToastQueue } from '../toasts/toast-queue';
import type { Prefetch } from '../prefetch/prefetch';
import type { RegistryClient } from '../registry/registry-client';
import type { ShellSession } from '../session/session';
import { shellTexts } from '../shell.texts';

interface FollowingServices {
  readonly language: Pick<ShellLanguage, 'loading' | 'store' | 'chosen'>;
  readonly http: Http;
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly registry: Pick<RegistryClient, 'loadLanguage'>;
  readonly toasts: Pick<ToastQueue, 'notify'>;
  readonly prefetch: Pick<Prefetch, 'invalidate'>;
  readonly routers: Pick<RouterSlot, 'get'>;
}

/** Changes the page and the account with the language. */
export function followLanguage(services: FollowingServices): void {
  const { language, http, session, registry, toasts, prefetch, routers } = services;

  /** The server answers in the language: everything that it has sent is outdated. */
  function handleChange(next: Language): void {
    showLanguage(next);
    prefetch.invalidate();
    void routers.get().router.revalidate();
  }

  /** Stores the language of an account; a visitor's is only in the cookie. */
  async function save(chosen: Language): Promise<void> {
    if (!session.getUser()) return;
    await setAccountLanguage(http, { language: chosen }).catch(() =>
      toasts.notify.error(textsIn(chosen, shellTexts).language.unsaved),
    );
  }

  language.loading.subscribe(registry.loadLanguage);
  language.store.subscribe(handleChange);
  language.chosen.subscribe(save);
}
