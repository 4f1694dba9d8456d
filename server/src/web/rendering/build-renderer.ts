import { startBuild, type BuildProcess } from './build-process';
import type { Bundle, FromBuild, ReadMessage, Rendered } from './messages';
import {
  REFUSED,
  isApiPath,
  type RenderJob,
  type RenderOutcome,
  type RendererOptions,
} from './renderer-options';
import { findSandbox } from './sandbox';

/** Upper bound of concurrent pages; further ones are rendered by the browsers. */
const MAX_TASKS = 32;
/** Upper bound of API reads per page. */
const MAX_READS = 30;
/** A process that has not responded this long after the limit hangs. */
const HANG_MS = 2_000;
/** Consecutive failures after which a build is paused. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

interface Task {
  reads: number;
  /** Pending API calls. */
  waiting: number;
  /** The API has failed: the page shows that and must not be sent to other visitors. */
  isDegraded: boolean;
  finish(outcome: RenderOutcome, rendered?: Rendered): void;
}

export interface BuildRenderer {
  render(job: RenderJob): Promise<Rendered | undefined>;
  isIdle(): boolean;
  /** Ends the process; the next page starts a new one. Pages in progress are rendered by the browsers. */
  end(): void;
}

/**
 * Renders the pages of one build in a dedicated process, and falls back to the browser when that process
 * hangs, fails or grows. Every pause ends the process, so that failures of an old process are not counted
 * again.
 */
export function createBuildRenderer(bundle: Bundle, options: RendererOptions): BuildRenderer {
  const { workerFile, read, limit, onFailure, onEnd = () => undefined } = options;
  const tasks = new Map<number, Task>();
  let current: Promise<BuildProcess> | undefined;
  let running: BuildProcess | undefined;
  /** False until a process has rendered a page: the first one loads the code and may be late. */
  let isWarm = false;
  let failures = 0;
  let pausedUntil = 0;
  let count = 0;
  let generation = 0;

  function drop(outcome: RenderOutcome): void {
    generation += 1;
    running?.end();
    running = undefined;
    current = undefined;
    isWarm = false;
    for (const id of [...tasks.keys()]) settle(id, outcome);
  }

  function recordFailure(reason: string): void {
    failures += 1;
    onFailure(reason, bundle.releases);
    if (failures < MAX_FAILURES) return;
    failures = 0;
    pausedUntil = performance.now() + PAUSE_MS;
    drop('failed');
  }

  function settle(id: number, outcome: RenderOutcome, rendered?: Rendered): void {
    const task = tasks.get(id);
    if (!tasks.delete(id)) return;
    if (tasks.size === 0) running?.pauseTimers();
    task?.finish(outcome, rendered);
  }

  async function answer(asking: BuildProcess, { task: id, call, path }: ReadMessage): Promise<void> {
    const task = tasks.get(id);
    if (!task) return;
    task.reads += 1;
    if (task.reads > MAX_READS || !isApiPath(path))
      return asking.send({ kind: 'answer', call, answer: REFUSED });
    task.waiting += 1;
    const given = await read(path).finally(() => (task.waiting -= 1));
    if (given.status >= 500) task.isDegraded = true;
    if (tasks.has(id)) asking.send({ kind: 'answer', call, answer: given });
  }

  function take(message: FromBuild): void {
    if (message.kind === 'read') {
      if (running) void answer(running, message).catch(() => undefined);
    } else if (message.kind === 'unusable') {
      drop('failed');
      recordFailure(message.reason);
    } else if (message.kind === 'failed') {
      if (!tasks.has(message.task)) return;
      settle(message.task, 'failed');
      recordFailure(message.reason);
    } else {
      const task = tasks.get(message.task);
      if (!task) return;
      failures = 0;
      isWarm = true;
      settle(
        message.task,
        task.isDegraded ? 'failed' : 'rendered',
        task.isDegraded ? undefined : message.rendered,
      );
    }
  }

  async function start(): Promise<BuildProcess> {
    const since = generation;
    const sandbox = options.sandbox ?? (await findSandbox());
    const started = startBuild({
      bundle,
      sandbox,
      workerFile,
      onMessage: (message) => generation === since && take(message),
      onEnd(reason) {
        if (generation !== since) return;
        drop('failed');
        recordFailure(reason);
      },
    });
    if (generation === since) running = started;
    else started.end();
    return started;
  }

  function begin(job: RenderJob): Promise<Rendered | undefined> {
    if (running?.mustRestart() && tasks.size === 0) drop('failed');
    current ??= start();
    const id = (count += 1);
    const since = generation;
    const began = performance.now();
    return new Promise((resolve) => {
      let isEnded = false;
      const end = (outcome: RenderOutcome, rendered?: Rendered) => {
        if (!isEnded) onEnd(outcome, bundle.name, (performance.now() - began) / 1000);
        isEnded = true;
        resolve(rendered);
      };
      const late = setTimeout(() => {
        if (isWarm) recordFailure(`The page took more than ${limit} ms`);
        end('late');
      }, limit);
      const hang = setTimeout(() => {
        // Waiting for the API does not count as a hang.
        if (tasks.get(id)?.waiting || generation !== since) return settle(id, 'late');
        drop('late');
        recordFailure('The process that renders hangs');
      }, limit + HANG_MS);
      hang.unref();
      tasks.set(id, {
        reads: 0,
        waiting: 0,
        isDegraded: false,
        finish(outcome, rendered) {
          clearTimeout(late);
          clearTimeout(hang);
          end(outcome, rendered);
        },
      });
      void current?.then(
        (target) => tasks.has(id) && target.send({ kind: 'render', task: id, url: job.url, page: job.page }),
      );
    });
  }

  return {
    isIdle: () => tasks.size === 0,
    render(job) {
      const leave = (outcome: RenderOutcome) => {
        onEnd(outcome, bundle.name);
        return Promise.resolve(undefined);
      };
      if (pausedUntil > performance.now()) return leave('paused');
      return tasks.size >= MAX_TASKS ? leave('busy') : begin(job);
    },
    end: () => drop('failed'),
  };
}
