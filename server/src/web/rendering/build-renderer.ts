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

/** More pages than that at once are left to the browsers. */
const MAX_TASKS = 32;
/** No page asks more of the API. */
const MAX_READS = 30;
/** A process that has not answered by then hangs. */
const HANG_MS = 2_000;
/** After so many failures in a row a build is left alone for a while. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

interface Task {
  reads: number;
  /** Calls of the API that are not answered yet. */
  waiting: number;
  /** The API was not able to answer: the page shows that, and others are not to see it. */
  isDegraded: boolean;
  finish(outcome: RenderOutcome, rendered?: Rendered): void;
}

export interface BuildRenderer {
  render(job: RenderJob): Promise<Rendered | undefined>;
  isIdle(): boolean;
  /** Ends the process; the next page gets a clean one. Pages being rendered are left to the browsers. */
  end(): void;
}

/**
 * Renders the pages of one build, in a process that is this build's alone, and does without when the process hangs,
 * fails or grows. A build is blamed only for what it does in a process that it has not been blamed for before: every
 * pause ends the process.
 */
export function createBuildRenderer(bundle: Bundle, options: RendererOptions): BuildRenderer {
  const { workerFile, read, limit, onFailure, onEnd = () => undefined } = options;
  const tasks = new Map<number, Task>();
  let current: Promise<BuildProcess> | undefined;
  let running: BuildProcess | undefined;
  /** The first page of a process loads the code and may be late. */
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

  function blame(reason: string): void {
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
    if (tasks.size === 0) running?.rest();
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
      blame(message.reason);
    } else if (message.kind === 'failed') {
      if (!tasks.has(message.task)) return;
      settle(message.task, 'failed');
      blame(message.reason);
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
        blame(reason);
      },
    });
    if (generation === since) running = started;
    else started.end();
    return started;
  }

  function begin(job: RenderJob): Promise<Rendered | undefined> {
    if (running?.isSpent() && tasks.size === 0) drop('failed');
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
        if (isWarm) blame(`The page took more than ${limit} ms`);
        end('late');
      }, limit);
      const hang = setTimeout(() => {
        // Waiting for the API is not hanging.
        if (tasks.get(id)?.waiting || generation !== since) return settle(id, 'late');
        drop('late');
        blame('The process that renders hangs');
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
