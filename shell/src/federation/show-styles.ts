import { findShownVersion, watchShown } from '../isolation/shown-releases';
import type { ReleaseName } from '../base/release-name';

const ADDRESS = /\/mf\/(mf-[^/]+)\/([^/]+)\//;
/** A server-rendered page has its style sheets inlined, with the original address in `data-href`. */
const SHEETS = 'link[rel="stylesheet"][href*="/mf/mf-"], style[data-href*="/mf/mf-"]';
/** The layers into which the build puts everything in a remote's style sheets. */
const LAYER = /^(kit|remotes\..+)$/;

/**
 * Rules outside the layers of remotes would override the frame. A sheet from another origin is unreadable and
 * counts as layered.
 */
function isLayered(sheet: CSSStyleSheet): boolean {
  try {
    return Array.from(sheet.cssRules).every(
      (rule) => rule instanceof CSSLayerBlockRule && LAYER.test(rule.name),
    );
  } catch {
    return true;
  }
}

/**
 * Enables the style sheets of a remote only while one of its pages or fragments is mounted; of two releases,
 * those of the one mounted last. Sheets with rules outside the layers of remotes never apply and are
 * reported.
 */
export function watchStyles(onUnlayered: (release: ReleaseName) => void): () => void {
  const known = new WeakMap<CSSStyleSheet, boolean>();
  /** Until the first page is mounted, the styles of the server-rendered page stay enabled. */
  let hasStarted = false;

  function mayApply(sheet: CSSStyleSheet, release: ReleaseName): boolean {
    const verdict = known.get(sheet) ?? isLayered(sheet);
    if (!verdict && !known.has(sheet)) onUnlayered(release);
    known.set(sheet, verdict);
    return verdict;
  }

  function apply(): void {
    if (!hasStarted) return;
    for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(SHEETS)) {
      const { sheet } = element;
      const address = element.getAttribute('href') ?? element.dataset.href ?? '';
      const [, name = '', version = ''] = ADDRESS.exec(address) ?? [];
      // The element's own `disabled` would unload the sheet, and the next page would flash.
      if (sheet) sheet.disabled = findShownVersion(name) !== version || !mayApply(sheet, { name, version });
    }
  }

  const end = watchShown(() => {
    hasStarted = true;
    apply();
  });
  document.addEventListener('load', apply, true);
  return () => {
    end();
    document.removeEventListener('load', apply, true);
  };
}
