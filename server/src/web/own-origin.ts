import { toHashSource } from './content-hash';

/**
 * Replaces a script or style sheet of the shell that the CDN did not deliver by the one of this origin. A copy
 * is made attribute by attribute, because a cloned script does not run.
 */
const FALLBACK = `addEventListener('error', ({ target }) => {
  if (!target.defer && target.rel !== 'stylesheet') return;
  const { origin, pathname } = new URL(target.src || target.href);
  if (origin === location.origin || !pathname.startsWith('/mf/shell/')) return;
  const copy = document.createElement(target.localName);
  for (const { name, value } of target.attributes) copy.setAttribute(name, value);
  copy.setAttribute(target.src ? 'src' : 'href', pathname);
  target.replaceWith(copy);
}, true);`.replace(/\n\s*/g, '');

/** Hash of the fallback script for the Content-Security-Policy. */
export const OWN_ORIGIN_HASH = toHashSource(FALLBACK);

/** The script of pages whose files come from a CDN; it has to precede them. */
export const OWN_ORIGIN_SCRIPT = `<script>${FALLBACK}</script>`;
