import { toHashSource } from './content-hash';
import { allowInline } from './page/rendered-page';

/**
 * The only policy of Trusted Types of a page: of this origin, only files of releases run as scripts (which other
 * origins may, `script-src` says), and no text becomes markup or code. From the server, so that it precedes every
 * release.
 */
const POLICY = `window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location);
    return origin !== location.origin || pathname.startsWith('/mf/') ? address : null;
  },
});`.replace(/\n\s*/g, '');

/** The script of each page that precedes all others. */
export const TRUSTED_SCRIPTS = `<script>${POLICY}</script>`;

const RULES = "require-trusted-types-for 'script';trusted-types default";

/** Has the browser refuse every text that would become markup or code, except by the policy of the page. */
export const requireTrustedTypes = (policy: string): string =>
  allowInline(`${policy};${RULES}`, 'script-src', [toHashSource(POLICY)]);
