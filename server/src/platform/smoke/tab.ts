import { setTimeout as wait } from 'node:timers/promises';
import type { Chromium } from './chromium';
import { connectTab, type TabConnection, type TabOptions } from './connect-tab';
import { FIND_PANEL, goInApp, IS_SETTLED, RECORD_PAGE, type RecordedPage } from './record-page';
import type { SmokePlan } from './smoke-plan';
import { smokeTexts as texts } from './smoke.texts';
import { TimeLimitError, withTimeout } from './time-limit';

const POLL_MS = 50;
/** A page whose main thread does not respond within this time is in a loop. */
const ANSWER_MS = 1_500;
const CLOSE_MS = 2_000;

export interface ChangedGlobals {
  readonly replaced: readonly string[];
  readonly added: readonly string[];
}

/** Tab with a separate profile and process. */
export interface Tab {
  readonly problems: ReadonlySet<string>;
  /**
   * Opens a path as a new document; resolves false if it is not complete within the limit, with the reason in
   * `problems`.
   */
  open(path: string): Promise<boolean>;
  /** Why the server has not rendered the page that it should have; empty if that is not known. */
  readNotRendered(): string | undefined;
  /** Navigates to a path within the application. */
  goTo(path: string): Promise<boolean>;
  record(): Promise<RecordedPage>;
  listChangedGlobals(): Promise<ChangedGlobals>;
  close(): Promise<void>;
}

async function navigate({ send, watch }: TabConnection, url: string): Promise<void> {
  const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
  if (errorText && watch.problems.size === 0) throw new Error(errorText);
}

/** Records why the page did not finish loading, unless a known problem explains it. */
async function recordTimeoutCause({ watch, evaluateInPage }: TabConnection): Promise<void> {
  if (watch.isReloading()) return void watch.problems.add(texts.reloads);
  const isBusy = await withTimeout(evaluateInPage('1'), ANSWER_MS).then(
    () => false,
    () => true,
  );
  if (watch.problems.size === 0) watch.problems.add(isBusy ? texts.loops : texts.hangs);
}

export async function openTab(chromium: Chromium, plan: SmokePlan, options: TabOptions): Promise<Tab> {
  const { origin, limits } = plan;
  const connection = await connectTab(chromium, plan, options);
  const { watch, evaluate, evaluateInPage } = connection;
  let isOpen = true;

  async function settle(): Promise<boolean> {
    while (isOpen && !chromium.isGone()) {
      if (await evaluate<boolean>(IS_SETTLED).catch(() => false)) {
        const panel = await evaluate<string>(FIND_PANEL);
        if (panel) watch.problems.add(texts.shows(panel));
        return true;
      }
      await wait(POLL_MS);
    }
    return false;
  }

  /** Waits until the page is complete, its limit has passed, or it has done something that ends the wait. */
  async function arrive(move: Promise<unknown>): Promise<boolean> {
    const gaveUp = watch.aborted.then(() => false);
    try {
      const isThere = await withTimeout(Promise.race([move.then(settle), gaveUp]), limits.pageMs);
      if (!isThere && chromium.isGone()) watch.problems.add(texts.browserGone);
      return isThere;
    } catch (error) {
      if (chromium.isGone()) watch.problems.add(texts.browserGone);
      else if (error instanceof TimeLimitError) await recordTimeoutCause(connection);
      else watch.problems.add(texts.breaksOff((error as Error).message));
      return false;
    }
  }

  return {
    problems: watch.problems,
    open: (path) => arrive(navigate(connection, origin + path)),
    readNotRendered: watch.readNotRendered,
    goTo: (path) => arrive(evaluate(goInApp(path))),
    record: () => withTimeout(evaluate<RecordedPage>(RECORD_PAGE), limits.pageMs),
    listChangedGlobals: () =>
      withTimeout(evaluateInPage<ChangedGlobals>(`${options.globalsName}()`), limits.pageMs),
    async close() {
      isOpen = false;
      await withTimeout(connection.close(), CLOSE_MS).catch(() => undefined);
    },
  };
}
