import type { ReleaseName } from '../base/release-name';
import { findCallingRemote } from './find-caller';
import { cleanFrame, restoreFrame, uncoverFrame, watchInsertions } from './frame-watch';
import {
  guardIntervals,
  guardListeners,
  refuseCookies,
  refuseCookieStore,
  refuseForeignAddresses,
  refuseRedirects,
  refuseShadows,
  refuseToRemotes,
} from './guarded-functions';
import { lockBuiltIns } from './lock';
import { createRateLimit } from './rate-limit';
import { findOnlyShown } from './shown-releases';
import { watchFrameStyles } from './style-watch';
import { watchSlots } from './watched-slots';

/** A release's modification of page state that all releases share. */
export interface Tampering {
  readonly release: ReleaseName;
  readonly what: string;
}

/** Protects the page state that all releases share; see docs/decisions/0028. */
export interface TamperGuard {
  /** The browser's `fetch`, rate-limited per release. */
  fetchFor(release: ReleaseName): typeof globalThis.fetch;
  /** Call after code of a release has run: reverts and reports changes since the last check. */
  check(release?: ReleaseName): void;
  /** Sets the report listener; earlier reports are delivered at once. */
  report(listener: (tampering: Tampering) => void): void;
}

/** For the server, or where there is nothing to protect. */
export const NO_GUARD: TamperGuard = {
  fetchFor: () => (input, init) => globalThis.fetch(input, init),
  check: () => undefined,
  report: () => undefined,
};

const CHECK_MS = 2_000;

/**
 * Takes the current built-ins of the page as the reference, so that earlier changes by browser extensions are
 * accepted. Must run before the code of any remote.
 */
export function startTamperGuard(): TamperGuard {
  const ownFetch = globalThis.fetch.bind(globalThis);
  const waiting: Tampering[] = [];
  let listener: (tampering: Tampering) => void = (tampering) => void waiting.push(tampering);

  /** Without a caller in the stack, the release that is mounted is reported; none where several may have done it. */
  function tamper(release = findOnlyShown(), what: string): void {
    if (release) listener({ release, what });
  }

  const isLimited = createRateLimit();
  const fetchFor =
    (release: ReleaseName | undefined): typeof globalThis.fetch =>
    (input, init) => {
      if (!release || !isLimited(`${release.name}@${release.version}`)) return ownFetch(input, init);
      tamper(release, 'makes calls in a loop');
      return Promise.reject(new TypeError('Too many calls'));
    };

  guardListeners(tamper);
  guardIntervals();
  refuseToRemotes(History.prototype, ['pushState', 'replaceState'], tamper);
  refuseToRemotes(Document.prototype, ['write', 'writeln', 'open'], tamper);
  refuseToRemotes(Storage.prototype, ['clear'], tamper);
  refuseToRemotes(navigator.serviceWorker && ServiceWorkerContainer.prototype, ['register'], tamper, () =>
    Promise.reject(new TypeError('Remotes have no service workers')),
  );
  refuseCookies(tamper);
  refuseCookieStore(tamper);
  refuseShadows(tamper);
  refuseRedirects(tamper);
  refuseForeignAddresses(tamper);
  Object.defineProperty(window, 'fetch', {
    configurable: false,
    get: () => fetchFor(findCallingRemote()),
    set: () => tamper(findCallingRemote(), 'replaces fetch'),
  });
  watchInsertions();
  lockBuiltIns();
  const restoreSlots = watchSlots();
  const restoreStyles = watchFrameStyles();

  const tell = (found: readonly string[], release?: ReleaseName) =>
    void (found.length > 0 && tamper(release, `changes ${found.join(', ')}`));
  const checkSlots = () => tell(restoreSlots());
  const checkStyles = (depth: 'presence' | 'whole') =>
    tell(restoreStyles(depth) ? ['the styles of the frame'] : []);

  function check(release?: ReleaseName): void {
    // Slots first, because the following checks rely on them.
    const changed = restoreSlots();
    const found = restoreFrame() ? ['the frame'] : [];
    found.push(...changed, ...cleanFrame());
    if (uncoverFrame()) found.push('what covers the frame');
    tell(found, release?.name === 'shell' ? undefined : release);
  }

  // Restore the built-ins before the frame handles user input.
  for (const type of ['pointerdown', 'click', 'submit', 'keydown'])
    window.addEventListener(type, checkSlots, { capture: true, passive: true });

  // Reading all rules takes a moment, which no input should wait for.
  const { requestIdleCallback = setTimeout } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  setInterval(() => {
    check();
    requestIdleCallback(() => checkStyles('whole'));
  }, CHECK_MS);
  const observer = new MutationObserver(() => check());
  observer.observe(document.body, { childList: true });
  observer.observe(document.getElementById('root') ?? document.body, { childList: true });
  new MutationObserver(() => checkStyles('presence')).observe(document.head, { childList: true });
  return {
    fetchFor,
    check,
    report(next) {
      listener = next;
      waiting.splice(0).forEach(next);
    },
  };
}
