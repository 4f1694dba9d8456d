import type { Reports, ShownView } from './reports';
import { listen } from '../base/listen';

/** Stored in `localStorage` by a visible page; removed when the page is left or hidden. */
interface Heartbeat extends ShownView {
  readonly at: number;
}

const PREFIX = 'metier:open:';
const BEAT_MS = 2_000;
/** A page whose last heartbeat is older counts as frozen. */
const FROZEN_MS = 10_000;
/** An older heartbeat is from a computer that was switched off. */
const HEARTBEAT_EXPIRY_MS = 10 * 60_000;

/** Storage may be full or forbidden; then there are no heartbeats. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const listKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
const readBeat = (key: string) =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Heartbeat | null) ?? undefined;

/**
 * Reports pages of this browser that stopped responding while visible, with their release. A page that is
 * hidden, printed, left or put into the back/forward cache removes its heartbeat first. A stale heartbeat
 * must be found twice, because pages resume one after the other when a computer wakes up.
 */
export function watchForFreezes(reports: Pick<Reports, 'shown' | 'reportFrozen'>): () => void {
  const own = PREFIX + crypto.getRandomValues(new Uint32Array(2)).join('');
  const suspects = new Map<string, number>();
  let isPaused = false;

  const forget = (key: string) => void attempt(() => localStorage.removeItem(key));
  function beat(): void {
    const view = reports.shown.getState();
    if (!view || isPaused || document.visibilityState === 'hidden') return;
    const heartbeat: Heartbeat = { ...view, at: Date.now() };
    attempt(() => localStorage.setItem(own, JSON.stringify(heartbeat)));
  }

  function inspect(key: string): void {
    const found = readBeat(key);
    const age = Date.now() - (found?.at ?? 0);
    if (age < FROZEN_MS) return;
    const isFound = suspects.get(key) === found?.at;
    if (found) suspects.set(key, found.at);
    if (found && age < HEARTBEAT_EXPIRY_MS && !isFound) return;
    forget(key);
    if (found && age < HEARTBEAT_EXPIRY_MS) reports.reportFrozen(found, FROZEN_MS);
  }

  function pause(): void {
    isPaused = true;
    forget(own);
  }

  function resume(): void {
    isPaused = false;
    beat();
  }

  function work(): void {
    beat();
    for (const key of attempt(listKeys) ?? []) if (key !== own) inspect(key);
  }

  const timer = setInterval(work, BEAT_MS);
  const ends = [
    reports.shown.subscribe(beat),
    listen(document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? pause() : resume())),
    listen(window, 'pagehide', pause),
    listen(document, 'freeze', pause),
    listen(window, 'beforeunload', () => forget(own)),
    listen(window, 'beforeprint', pause),
    listen(window, 'afterprint', resume),
    listen(window, 'pageshow', resume),
  ];
  work();
  return () => {
    clearInterval(timer);
    ends.forEach((end) => end());
    forget(own);
  };
}
