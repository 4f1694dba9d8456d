import type { ReportBody, ReportItem, Vital } from '@metier/sdk/contract';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../base/readable-store';
import type { ReleaseName } from '../base/release-name';
import { isCodeError } from './is-code-error';

export interface ReportsSettings {
  readonly send: (body: ReportBody) => Promise<void>;
  /** The shell itself; every ticket covers it, too. */
  readonly self: ReleaseName;
}

/** The current view, with the ticket needed to report on it. */
export interface ShownView {
  readonly release: ReleaseName;
  readonly path: string;
  readonly ticket: string;
}

/** Reports of the open page. A failure is reported once per view, so that error rates can be computed. */
export interface Reports {
  /** Registers the releases served with this ticket; only those can be reported. */
  accept(ticket: string, releases: readonly ReleaseName[]): void;
  /** Reports a view of a page of the release, by its path pattern. */
  view(release: ReleaseName, path: string): void;
  failure(kind: Exclude<ReportItem['kind'], 'view'>, release: ReleaseName, error: unknown): void;
  /** Reports what a release's page was like; sent with the others. */
  vital(release: ReleaseName, name: Vital['name'], value: number): void;
  /** The current view; undefined until a page is shown. */
  readonly shown: ReadableStore<ShownView | undefined>;
  /** Reports another page of this browser, with this view, that has not responded for `silence` ms. */
  reportFrozen(view: ShownView, silence: number): void;
  /** Sends all pending reports now. */
  flush(): void;
}

const DELAY_MS = 2_000;
const BATCH = 50;
/** Upper bound of reports per page, for a page that fails in a loop. */
const MAX = 200;
const MESSAGE_LENGTH = 500;
const PATH_LENGTH = 200;

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  lists.set(key, [...(lists.get(key) ?? []), item]);
}

export function createReports({ send, self }: ReportsSettings): Reports {
  const tickets = new Map<string, string>();
  const told = new Set<string>();
  let waiting = new Map<string, ReportItem[]>();
  let vitals = new Map<string, Vital[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let path = '/';
  const shown = createStore<ShownView | undefined>(() => undefined);

  const keyOf = ({ name, version }: ReleaseName) => `${name}@${version}`;

  function add(kind: ReportItem['kind'], release: ReleaseName, message?: string): void {
    const ticket = tickets.get(keyOf(release));
    const { name: remote, version } = release;
    if (ticket) push(ticket, { kind, remote, version, path, ...(message && { message }) });
  }

  function push(ticket: string, item: ReportItem): void {
    if (count >= MAX) return;
    count += 1;
    addTo(waiting, ticket, item);
    timer ??= setTimeout(flush, DELAY_MS);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const [batches, measured] = [waiting, vitals];
    [waiting, vitals] = [new Map(), new Map()];
    // Fire and forget: reporting a failed report would never end.
    const sendBody = (body: ReportBody) => void send(body).catch(() => undefined);
    for (const [ticket, items] of batches)
      for (let at = 0; at < items.length; at += BATCH)
        sendBody({ ticket, items: items.slice(at, at + BATCH) });
    for (const [ticket, values] of measured) sendBody({ ticket, items: [], vitals: values });
  }

  return {
    accept(ticket, releases) {
      for (const release of [...releases, self]) tickets.set(keyOf(release), ticket);
    },
    view(release, pattern) {
      path = pattern.slice(0, PATH_LENGTH);
      told.delete(keyOf(release));
      add('view', release);
      const ticket = tickets.get(keyOf(release));
      const { name, version } = release;
      if (ticket) shown.setState({ release: { name, version }, path, ticket }, true);
    },
    failure(kind, release, error) {
      const key = keyOf(release);
      if (!isCodeError(error) || told.has(key)) return;
      told.add(key);
      add(kind, release, describe(error).slice(0, MESSAGE_LENGTH));
    },
    vital({ name: remote, version }, name, value) {
      const ticket = tickets.get(keyOf({ name: remote, version }));
      if (ticket) addTo(vitals, ticket, { name, value, remote, version });
    },
    shown,
    reportFrozen({ release, path: pattern, ticket }, silence) {
      const { name: remote, version } = release;
      const message = `The page has not answered for ${silence / 1000} seconds`;
      push(ticket, { kind: 'frozen', remote, version, path: pattern, message });
    },
    flush,
  };
}
