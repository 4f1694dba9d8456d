import type { BuildProcess } from './build-process';
import { createCircuitBreaker } from './circuit-breaker';
import { createCurrentProcess } from './current-process';
import type { Bundle, FromBuild } from './messages';
import { admitOutput, type Rendered } from './output/admit-output';
import { answerRead, startTask, type RenderTask } from './render-task';
import type { RenderJob, RenderOutcome, RendererOptions } from './renderer-options';

/** Upper bound of concurrent pages; further ones are rendered by the browsers. */
const MAX_TASKS = 32;
/** As many private pages have a realm at once, of some megabytes each. */
const MAX_PRIVATE_TASKS = 4;
/** Idle time after which a process ends: signed-in people open few pages that are not in the cache. */
const PRIVATE_IDLE_MS = 10 * 60_000;

export interface BuildRenderer {
  render(job: RenderJob): Promise<Rendered | undefined>;
  isIdle(): boolean;
  /** Starts the process ahead of the first page. */
  prepare(): void;
  /** Ends the process; the next page starts a new one. Pages in progress are rendered by the browsers. */
  end(): void;
}

/**
 * Renders the pages of one build in a dedicated process, and falls back to the browser when that process
 * hangs, fails or grows. Every pause ends the process, so that failures of an old process are not counted
 * again.
 */
export function createBuildRenderer(bundle: Bundle, options: RendererOptions): BuildRenderer {
  const { isPrivate = false, onFailure, onEnd = () => undefined } = options;
  const tasks = new Map<number, RenderTask>();
  const current = createCurrentProcess(bundle, options, {
    onMessage: take,
    onEnd: (reason) => abandon('failed', reason),
  });
  const breaker = createCircuitBreaker();
  /** False until a process has rendered a page: the first one loads the code and may be late. */
  let isWarm = false;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  function drop(outcome: RenderOutcome): void {
    current.end();
    isWarm = false;
    for (const id of [...tasks.keys()]) settle(id, outcome);
  }

  function recordFailure(reason: string, isLate = false): void {
    onFailure(reason, bundle.releases);
    if (breaker.recordFailure(isLate)) drop('failed');
  }

  const abandon = (outcome: RenderOutcome, reason: string) => (drop(outcome), recordFailure(reason));

  function settle(id: number, outcome: RenderOutcome, rendered?: Rendered): void {
    const task = tasks.get(id);
    if (!tasks.delete(id)) return;
    current.running()?.endTask(id);
    if (tasks.size === 0) rest();
    task?.finish(outcome, rendered);
  }

  function rest(): void {
    current.running()?.pauseTimers();
    clearTimeout(idle);
    if (isPrivate) idle = setTimeout(() => drop('failed'), PRIVATE_IDLE_MS).unref();
  }

  function take(message: FromBuild, from: BuildProcess): void {
    if (message.kind === 'read') return void answerRead(tasks, from, message).catch(() => undefined);
    if (message.kind === 'unusable') return abandon('failed', message.reason);
    const task = tasks.get(message.task);
    if (!task) return;
    const rendered = message.kind === 'done' ? admitOutput(message.rendered, task.place) : message;
    if (rendered.kind === 'failed') {
      settle(message.task, 'failed');
      return recordFailure(rendered.reason);
    }
    if (!task.isLate) breaker.recordSuccess();
    isWarm = true;
    if (task.isDegraded) return settle(message.task, 'failed');
    settle(message.task, 'rendered', rendered);
  }

  function begin({ url, page, read = options.read, limit = options.limit }: RenderJob) {
    if (current.running()?.mustRestart() && tasks.size === 0) drop('failed');
    clearTimeout(idle);
    const starting = current.start();
    const id = (count += 1);
    const given = { read, place: { url, assetsUrl: page.assets_url } };
    const { task, rendered } = startTask(limit, given, {
      onLate: () => isWarm && recordFailure(`The page took more than ${limit} ms`, true),
      onHang: (isReading) =>
        isReading ? settle(id, 'late') : abandon('late', 'The process that renders hangs'),
      onEnd: (outcome, seconds) => onEnd(outcome, bundle.name, seconds),
    });
    tasks.set(id, task);
    void starting.then((target) => tasks.has(id) && target.send({ kind: 'render', task: id, url, page }));
    return rendered;
  }

  return {
    isIdle: () => tasks.size === 0,
    prepare() {
      if (breaker.isOpen(false)) return;
      void current.start();
      if (tasks.size === 0) rest();
    },
    render(job) {
      const isPaused = breaker.isOpen(job.limit !== undefined);
      if (!isPaused && tasks.size < (isPrivate ? MAX_PRIVATE_TASKS : MAX_TASKS)) return begin(job);
      onEnd(isPaused ? 'paused' : 'busy', bundle.name);
      return Promise.resolve(undefined);
    },
    end: () => drop('failed'),
  };
}
