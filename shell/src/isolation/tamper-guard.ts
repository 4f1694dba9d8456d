import type { ReleaseName } from '../base/release-name';
import { findCallingRemote } from './find-caller';
import { cleanFrame, restoreFrame, uncoverFrame } from './frame-watch';
import {
  guardIntervals,
  guardListeners,
  refuseCookies,
  refuseForeignAddresses,
  refuseRedirects,
  refuseToRemotes,
} from './guarded-functions';
import { lockBuiltIns } from './lock';
import { createRateLimit } from './rate-limit';
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
  let lastRun: ReleaseName | undefined;

  /** Without a caller in the stack, the release that ran last is reported. */
  function tamper(release = lastRun, what: string): void {
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
  refuseRedirects(tamper);
  refuseForeignAddresses(tamper);
  Object.defineProperty(window, 'fetch', {
    configurable: false,
    get: () => fetchFor(findCallingRemote()),
    set: () => tamper(findCallingRemote(), 'replaces fetch'),
  });
  lockBuiltIns();
  const restoreSlots = watchSlots();

  const tell = (found: readonly string[]) =>
    void (found.length > 0 && tamper(lastRun, `changes ${found.join(', ')}`));
  const checkSlots = () => tell(restoreSlots());

  function check(release?: ReleaseName): void {
    // Slots first, because the following checks rely on them.
    const changed = restoreSlots();
    if (release && release.name !== 'shell') lastRun = release;
    const found = restoreFrame() ? ['the frame'] : [];
    found.push(...changed, ...cleanFrame());
    if (uncoverFrame()) found.push('what covers the frame');
    tell(found);
  }

  // Restore the built-ins before the frame handles user input.
  for (const type of ['pointerdown', 'click', 'submit', 'keydown'])
    window.addEventListener(type, checkSlots, { capture: true, passive: true });

  setInterval(() => check(), CHECK_MS);
  const observer = new MutationObserver(() => check());
  observer.observe(document.body, { childList: true });
  observer.observe(document.getElementById('root') ?? document.body, { childList: true });
  return {
    fetchFor,
    check,
    report(next) {
      listener = next;
      waiting.splice(0).forEach(next);
    },
  };
}
