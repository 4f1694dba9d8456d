import { setTimeout as wait } from 'node:timers/promises';
import type { SmokeVisit } from './browser-visit';
import { compareFrames, comparePages, type Differences } from './compare-pages';
import type { RecordedPage } from './record-page';
import type { SmokeRun } from './smoke-run';
import { smokeTexts as texts } from './smoke.texts';
import type { ChangedGlobals, Tab } from './tab';

/** Path without a route: shows the shell's own page with header and footer. */
const NO_PAGE = '/no-page-of-any-remote';
const MAX_WITNESSES = 3;
const SECOND_LOOK_MS = 300;

/** Recorded state of the live releases without the candidate, for one kind of visitor. */
export interface Baseline {
  /** Pages of other remotes, by path. */
  readonly pages: ReadonlyMap<string, RecordedPage>;
  readonly globals: ChangedGlobals;
}

/** One page of each other remote that this visitor may open; the shell's own page if there is none. */
export function listReferencePages({ registry }: SmokeVisit, candidate: string): string[] {
  const found = registry.remotes
    .filter(({ name }) => name !== candidate)
    .flatMap(({ routes }) => routes.find(({ path }) => !/[:*]/.test(path))?.path ?? [])
    .slice(0, MAX_WITNESSES);
  return found.length > 0 ? found : [NO_PAGE];
}

/** Resolves undefined if a live page does not open, because there is nothing to compare with. */
export function takeBaseline(run: SmokeRun, live: SmokeVisit, witnesses: readonly string[]) {
  return run.inTab(live.cookies, async (tab): Promise<Baseline | undefined> => {
    const pages = new Map<string, RecordedPage>();
    // This page is never rendered on the server, so every witness is rendered by the browser, as after the
    // candidate.
    if (!(await tab.open(NO_PAGE))) return undefined;
    for (const path of witnesses) {
      if (path !== NO_PAGE && !(await tab.goTo(path))) return undefined;
      await wait(SECOND_LOOK_MS);
      pages.set(path, await tab.record());
    }
    return { pages, globals: await tab.listChangedGlobals() };
  });
}

const keepCommon = (one: Differences, other: Differences): Differences =>
  new Map([...one].filter(([key]) => other.has(key)));

/** Differences that persist at a second look, because a page may still have been loading. */
async function compareTwice(tab: Tab, compare: (now: RecordedPage) => Differences): Promise<Differences> {
  const first = compare(await tab.record());
  if (first.size === 0) return first;
  await wait(SECOND_LOOK_MS);
  return keepCommon(first, compare(await tab.record()));
}

function listNewGlobals(
  path: string,
  { globals }: Baseline,
  now: ChangedGlobals,
  own: readonly string[],
): string[] {
  const isNew = (before: readonly string[]) => (name: string) => !before.includes(name);
  const isOwn = (name: string) => own.some((container) => name.includes(container));
  return [
    ...now.replaced.filter(isNew(globals.replaced)).map((name) => `${path} ${texts.replaces(name)}`),
    ...now.added
      .filter(isNew(globals.added))
      .filter((name) => !isOwn(name))
      .map((name) => `${path} ${texts.adds(name)}`),
  ];
}

export interface SideEffectContext {
  readonly run: SmokeRun;
  readonly live: SmokeVisit;
  readonly baseline: Baseline;
  /** Container names; a remote's own global variables contain one. */
  readonly containers: readonly string[];
}

/** A page that has changed for every visitor since the baseline is not the candidate's fault. */
async function confirm(
  { run, live }: SideEffectContext,
  path: string,
  now: RecordedPage,
  found: Differences,
): Promise<Differences> {
  const again = await takeBaseline(run, live, [path]);
  const before = again?.pages.get(path);
  return before ? keepCommon(found, comparePages(before, now, path)) : found;
}

/** Side effects of the page at `path`, open in this tab: globals, header, footer, other pages. */
export async function findSideEffects(around: SideEffectContext, tab: Tab, path: string): Promise<string[]> {
  const { baseline, containers } = around;
  const frame = [...baseline.pages.values()][0];
  const found = listNewGlobals(path, baseline, await tab.listChangedGlobals(), containers);
  if (frame) {
    const restyled = await compareTwice(tab, (now) => compareFrames(frame, now));
    found.push(...summarizeDifferences(path, restyled));
  }
  const before = new Set(tab.problems);
  for (const [other, recorded] of baseline.pages) {
    if (found.length > 0) break;
    if (other === path) continue;
    const isThere = await tab.goTo(other);
    const problems = [...tab.problems].filter((problem) => !before.has(problem));
    found.push(...problems.map((problem) => texts.after(path, texts.doesNotOpen(other, problem))));
    if (!isThere || found.length > 0) continue;
    const seen = await compareTwice(tab, (now) => comparePages(recorded, now, other));
    if (seen.size > 0)
      found.push(...summarizeDifferences(path, await confirm(around, other, await tab.record(), seen)));
  }
  return found;
}

/** First difference of each part; the others usually have the same cause. */
function summarizeDifferences(path: string, differences: Differences): string[] {
  const parts = new Map<string, string[]>();
  for (const [key, sentence] of differences) {
    const part = key
      .split(' ')
      .slice(0, key.startsWith('the ') ? 2 : 1)
      .join(' ');
    parts.set(part, [...(parts.get(part) ?? []), sentence]);
  }
  return [...parts.values()].map(([first = '', ...others]) =>
    texts.after(path, others.length > 0 ? `${first} (and ${others.length} more)` : first),
  );
}
