import type { BuildProcess } from './build-process';
import type { ReadMessage } from './messages';
import type { PagePlace } from './output/addresses';
import type { Rendered } from './output/admit-output';
import { REFUSED, isApiPath, type ReadApi, type RenderOutcome } from './renderer-options';

/** Upper bound of API reads per page. */
const MAX_READS = 30;
/** A process that has not responded this long after the limit hangs. */
const HANG_MS = 2_000;

/** The session has just ended, or too much was read: the browser finds out what to show then. */
const UNSUITABLE: ReadonlySet<number> = new Set([401, 429]);

/** A page that a process renders. */
export interface RenderTask {
  /** Serves the API with the rights of the page's recipient. */
  readonly read: ReadApi;
  readonly place: PagePlace;
  /** The latest API call, whose answer precedes that of the next one. */
  lastAnswer: Promise<unknown>;
  reads: number;
  /** Pending API calls. */
  waiting: number;
  /** The API has failed: the page shows that and must not be sent to other visitors. */
  isDegraded: boolean;
  /** The limit has passed: the page is no success of its build. */
  isLate: boolean;
  finish(outcome: RenderOutcome, rendered?: Rendered): void;
}

interface TaskEvents {
  /** Called at the limit, after `onEnd`; the task itself continues, so that a hang is detected. */
  onLate(): void;
  /** Waiting for the API does not count as a hang: then `isReading` is true. */
  onHang(isReading: boolean): void;
  /** Called once, with the outcome for the visitor and the duration. */
  onEnd(outcome: RenderOutcome, seconds: number): void;
}

interface StartedTask {
  readonly task: RenderTask;
  /** Undefined unless the page was rendered in time. */
  readonly rendered: Promise<Rendered | undefined>;
}

export function startTask(
  limit: number,
  given: Pick<RenderTask, 'read' | 'place'>,
  { onLate, onHang, onEnd }: TaskEvents,
): StartedTask {
  const began = performance.now();
  let isEnded = false;
  let resolve: (page: Rendered | undefined) => void = () => undefined;
  const rendered = new Promise<Rendered | undefined>((fulfil) => (resolve = fulfil));
  function end(outcome: RenderOutcome, page?: Rendered): void {
    if (!isEnded) onEnd(outcome, (performance.now() - began) / 1000);
    isEnded = true;
    resolve(page);
  }
  const late = setTimeout(() => {
    task.isLate = true;
    end('late');
    onLate();
  }, limit);
  const hang = setTimeout(() => onHang(task.waiting > 0), limit + HANG_MS);
  hang.unref();
  const task: RenderTask = {
    ...given,
    lastAnswer: Promise.resolve(),
    reads: 0,
    waiting: 0,
    isDegraded: false,
    isLate: false,
    finish(outcome, page) {
      clearTimeout(late);
      clearTimeout(hang);
      end(outcome, page);
    },
  };
  return { task, rendered };
}

/** Sends the API's response to the page that has requested it; refuses a call beyond what a page may read. */
export async function answerRead(
  tasks: ReadonlyMap<number, RenderTask>,
  target: BuildProcess,
  { task: id, call, path }: ReadMessage,
): Promise<void> {
  const task = tasks.get(id);
  if (!task) return;
  task.reads += 1;
  const isAllowed = task.reads <= MAX_READS && isApiPath(path);
  task.waiting += 1;
  const reading = (isAllowed ? task.read(path) : Promise.resolve(REFUSED)).finally(() => (task.waiting -= 1));
  // In the order of the calls, because their durations would be a clock for the build.
  const inOrder = Promise.all([reading, task.lastAnswer]);
  task.lastAnswer = inOrder;
  const [answer] = await inOrder;
  if (answer.status >= 500 || UNSUITABLE.has(answer.status)) task.isDegraded = true;
  if (tasks.has(id)) target.send({ kind: 'answer', task: id, call, answer });
}
