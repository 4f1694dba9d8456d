import type { PageData } from '@metier/sdk/contract';
import { findOwnDocument } from '@metier/sdk/rules';
import { listen } from '../base/listen';
import type { RouterStore } from '../navigation/shell-router';
import type { ShellSession } from '../session/session';
import type { ToastQueue } from '../toasts/toast-queue';
import type { Unsaved } from '../unsaved/unsaved';
import { keepToasts } from './kept-toasts';

export interface DocumentsSettings {
  readonly page: Pick<PageData, 'document'>;
  /** Loads another document. */
  readonly openDocument: (address: string, options: { readonly replace: boolean }) => void;
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly toasts: Pick<ToastQueue, 'store'>;
  readonly unsaved: Pick<Unsaved, 'store'>;
  readonly router: Pick<RouterStore, 'getState'>;
}

/** Keeps pages where secrets are typed or rights are used in documents without the code of other remotes. */
export interface Documents {
  /** The name of this document; undefined for the shared one. */
  readonly here: string | undefined;
  /** Whether the page at an address belongs to this document. */
  isHere(pathname: string): boolean;
  /** Loads the document of an address. Never resolves, so that pending work stops. */
  leave(address: string, options?: { readonly replace?: boolean }): Promise<never>;
}

export function createDocuments(settings: DocumentsSettings): Documents {
  const { page, openDocument, session, toasts, unsaved, router } = settings;
  const here = page.document;
  let isLeaving = false;

  /** A navigation inside the page has asked already. */
  function askBeforeUnload(event: Event): void {
    if (!isLeaving && unsaved.store.getState().length > 0) event.preventDefault();
  }
  if (here !== undefined && typeof window !== 'undefined') listen(window, 'beforeunload', askBeforeUnload);

  /** The browser may keep the page and show it again, with the navigation that has led out of it. */
  function resume(): void {
    isLeaving = false;
    const current = router.getState()?.router;
    void current?.navigate(current.state.location, { replace: true, preventScrollReset: true });
  }

  return {
    here,
    isHere: (pathname) => findOwnDocument(pathname, session.getUser()?.account_type) === here,
    leave(address, { replace = false } = {}) {
      isLeaving = true;
      keepToasts(toasts.store.getState().toasts);
      const stop = listen(window, 'pageshow', (event) => {
        if (!(event as PageTransitionEvent).persisted) return;
        stop();
        resume();
      });
      // A redirect of the first page would otherwise bring people back to it, and on again, in a circle.
      const hasShown = router.getState()?.router.state.initialized ?? false;
      openDocument(address, { replace: replace || !hasShown });
      return new Promise(() => undefined);
    },
  };
}
