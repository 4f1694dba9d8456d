import type { Notify } from '@metier/sdk/remote';
import type { Toast } from '@metier/sdk/ui';

const KEY = 'metier:toasts';

type KeptToast = Pick<Toast, 'kind' | 'message' | 'lang'>;

/** Keeps what is said while another document is loaded; an action ends with the page that offers it. */
export function keepToasts(toasts: readonly Toast[]): void {
  const kept = toasts.flatMap(({ kind, message, lang, action }): KeptToast[] =>
    action ? [] : [{ kind, message, ...(lang && { lang }) }],
  );
  try {
    if (kept.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, the toast ends with its page.
  }
}

/** Says again what the document before has said last; a page that is prepared in advance, once it is shown. */
export function repeatToasts(notify: Notify): void {
  try {
    if ((document as { readonly prerendering?: boolean }).prerendering)
      return document.addEventListener('prerenderingchange', () => repeatToasts(notify), { once: true });
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as KeptToast[];
    window.sessionStorage.removeItem(KEY);
    for (const { kind, message, lang } of kept) notify[kind](message, lang ? { lang } : {});
  } catch {
    // Without storage, nothing was kept.
  }
}
