import type { PageData } from '@metier/shared/contract';
import type { ApiAnswer } from '../../http/read-as-visitor';
import type { Bundle, FromWorker, Rendered } from './messages';
import { startWorker, type WorkerProcess } from './worker-process';

export interface RendererOptions {
  /** The built `render-worker.js`. */
  readonly workerFile: string;
  /** Answers a GET of the API as a visitor would be answered; `path` begins with `/api/`. */
  readonly read: (path: string) => Promise<ApiAnswer>;
  /** A page that takes longer is given up, in milliseconds. */
  readonly limit: number;
  readonly onFailure: (reason: string, bundle: string) => void;
  /** Told how each page ended, and after how long if it was begun. */
  readonly onEnd?: (outcome: RenderOutcome, remote: string, seconds?: number) => void;
}

/**
 * What became of a page: `late` took too long, `busy` found too many others before it, `paused` is of a build that has
 * just failed again and again. All but `rendered` are left to the browser.
 */
export type RenderOutcome = 'rendered' | 'late' | 'failed' | 'busy' | 'paused';

export interface RenderJob {
  readonly url: string;
  readonly page: PageData;
  readonly bundle: Bundle;
}

export interface Renderer {
  /** Undefined when the page did not come in time, or not at all: it is then left to the browser. */
  render(job: RenderJob): Promise<Rendered | undefined>;
  close(): void;
}

/** More pages than that at once are left to the browsers. */
const MOST_TASKS = 32;
/** No page asks more of the API. */
const MOST_READS = 30;
/** A process that has not answered by then hangs. */
const HANGS_MS = 2_000;
/** So many failures one after the other, and a build is not asked for a while. */
const MOST_FAILURES = 3;
const PAUSE_MS = 30_000;

const REFUSED: ApiAnswer = { status: 400, headers: {}, body: '' };

interface Task {
  readonly bundle: string;
  reads: number;
  /** Questions to the API that are not answered yet. */
  waiting: number;
  /** The API was not able to answer: the page shows that, and others are not to see it. */
  isPoor: boolean;
  finish(rendered: Rendered | undefined, reason?: string): void;
}

/** Renders pages in a process apart, and does without when that process hangs, fails or grows. */
export function createRenderer(options: RendererOptions): Renderer {
  const { workerFile, read, limit, onFailure, onEnd = () => undefined } = options;
  const tasks = new Map<number, Task>();
  const failures = new Map<string, { count: number; until: number }>();
  /** Builds that the process has rendered a page with: the first one takes longer, for it loads the code. */
  const warm = new Set<string>();
  let worker: WorkerProcess | undefined;
  let count = 0;
  let isClosed = false;

  function fail(bundle: string, reason: string): void {
    const failed = (failures.get(bundle)?.count ?? 0) + 1;
    failures.set(bundle, { count: failed, until: failed < MOST_FAILURES ? 0 : Date.now() + PAUSE_MS });
    onFailure(reason, bundle);
  }

  function settle(id: number, rendered: Rendered | undefined, reason?: string): void {
    const task = tasks.get(id);
    tasks.delete(id);
    task?.finish(task.isPoor ? undefined : rendered, reason);
  }

  async function answer(
    asked: WorkerProcess,
    { task: id, call, path }: Extract<FromWorker, { kind: 'read' }>,
  ) {
    const task = tasks.get(id);
    if (!task) return;
    if ((task.reads += 1) > MOST_READS || !isRead(path))
      return asked.tell({ kind: 'answer', call, answer: REFUSED });
    task.waiting += 1;
    const given = await read(path).finally(() => (task.waiting -= 1));
    if (given.status >= 500) task.isPoor = true;
    asked.tell({ kind: 'answer', call, answer: given });
  }

  function start(): WorkerProcess {
    const started = startWorker(
      workerFile,
      (message) => {
        if (message.kind === 'read') void answer(started, message).catch(() => undefined);
        else if (message.kind === 'done') settle(message.task, message.rendered);
        else settle(message.task, undefined, message.reason);
      },
      () => {
        if (worker === started) drop('The process that renders has ended');
      },
    );
    return started;
  }

  function drop(reason: string): void {
    worker?.end();
    worker = undefined;
    warm.clear();
    for (const id of [...tasks.keys()]) settle(id, undefined, reason);
  }

  function take(): WorkerProcess {
    if (worker?.isSpent() && tasks.size === 0) drop('');
    return (worker ??= start());
  }

  return {
    render({ url, page, bundle }) {
      const leave = (outcome: RenderOutcome) => {
        onEnd(outcome, bundle.name);
        return Promise.resolve(undefined);
      };
      const paused = failures.get(bundle.key);
      if (paused && paused.until > Date.now()) return leave('paused');
      if (isClosed || tasks.size >= MOST_TASKS) return leave('busy');
      const current = take();
      const id = (count += 1);
      const began = performance.now();
      return new Promise((resolve) => {
        let isEnded = false;
        const end = (outcome: RenderOutcome, rendered?: Rendered) => {
          if (!isEnded) onEnd(outcome, bundle.name, (performance.now() - began) / 1000);
          isEnded = true;
          resolve(rendered);
        };
        const late = setTimeout(() => {
          if (warm.has(bundle.key)) fail(bundle.key, `The page took more than ${limit} ms`);
          end('late');
        }, limit);
        const hangs = setTimeout(() => {
          // Who waits for the API does not hang.
          if (tasks.get(id)?.waiting) settle(id, undefined);
          else if (worker === current) drop('The process that renders hangs');
        }, limit + HANGS_MS);
        hangs.unref();
        tasks.set(id, {
          bundle: bundle.key,
          reads: 0,
          waiting: 0,
          isPoor: false,
          finish(rendered, reason) {
            clearTimeout(late);
            clearTimeout(hangs);
            if (rendered) {
              failures.delete(bundle.key);
              warm.add(bundle.key);
            } else if (reason) fail(bundle.key, reason);
            end(rendered ? 'rendered' : 'failed', rendered);
          },
        });
        current.render({ kind: 'render', task: id, bundle: bundle.key, url, page }, bundle);
      });
    },
    close() {
      isClosed = true;
      drop('');
    },
  };
}

/** Nothing but the API, by a plain path. */
function isRead(path: string): boolean {
  const url = new URL(path, 'http://server');
  return path.startsWith('/api/') && url.origin === 'http://server' && url.pathname.startsWith('/api/');
}
