import { setTimeout as wait } from 'node:timers/promises';
import type { Chromium } from './chromium';
import { connectTab, type TabConnection, type TabOptions } from './connect-tab';
import { FIND_PANEL, goInApp, IS_SETTLED, RECORD_PAGE, type RecordedPage } from './record-page';
import type { SmokePlan } from './smoke-plan';
import { smokeTexts as texts } from './smoke.texts';
import { TimeLimitError, within } from './time-limit';

const POLL_MS = 50;
/** A page whose main thread does not answer for so long is in a loop. */
const ANSWER_MS = 1_500;
const CLOSE_MS = 2_000;

export interface ChangedGlobals {
  readonly replaced: readonly string[];
  readonly added: readonly string[];
}

/** A tab in a profile and a process of its own. */
export interface Tab {
  readonly problems: ReadonlySet<string>;
  /** Opens a path as a new document; false when it does not stand there within the limit, and the problems say why. */
  open(path: string): Promise<boolean>;
  /** Goes to a path within the application. */
  goTo(path: string): Promise<boolean>;
  record(): Promise<RecordedPage>;
  listChangedGlobals(): Promise<ChangedGlobals>;
  close(): Promise<void>;
}

async function navigate({ send, watch }: TabConnection, url: string): Promise<void> {
  const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
  if (errorText && watch.problems.size === 0) throw new Error(errorText);
}

/** Says why the page does not come to an end, unless something that it did explains it. */
async function blameSilence({ watch, evaluateInPage }: TabConnection): Promise<void> {
  if (watch.isReloading()) return void watch.problems.add(texts.reloads);
  const isBusy = await within(evaluateInPage('1'), ANSWER_MS).then(
    () => false,
    () => true,
  );
  if (watch.problems.size === 0) watch.problems.add(isBusy ? texts.loops : texts.hangs);
}

/** Opens an empty tab. */
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

  /** Waits for a page within its limit, or until it has done something that ends the wait. */
  async function arrive(move: Promise<unknown>): Promise<boolean> {
    const gaveUp = watch.hasGivenUp.then(() => false);
    try {
      const isThere = await within(Promise.race([move.then(settle), gaveUp]), limits.pageMs);
      if (!isThere && chromium.isGone()) watch.problems.add(texts.browserGone);
      return isThere;
    } catch (error) {
      if (chromium.isGone()) watch.problems.add(texts.browserGone);
      else if (error instanceof TimeLimitError) await blameSilence(connection);
      else watch.problems.add(texts.breaksOff((error as Error).message));
      return false;
    }
  }

  return {
    problems: watch.problems,
    open: (path) => arrive(navigate(connection, origin + path)),
    goTo: (path) => arrive(evaluate(goInApp(path))),
    record: () => within(evaluate<RecordedPage>(RECORD_PAGE), limits.pageMs),
    listChangedGlobals: () =>
      within(evaluateInPage<ChangedGlobals>(`${options.globalsName}()`), limits.pageMs),
    async close() {
      isOpen = false;
      await within(connection.close(), CLOSE_MS).catch(() => undefined);
    },
  };
}
