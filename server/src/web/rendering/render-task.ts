import type { BuildProcess } from './build-process';
import type { ReadMessage, Rendered } from './messages';
import { REFUSED, isApiPath, type RenderOutcome, type RendererOptions } from './renderer-options';

/** Upper bound of API reads per page. */
const MAX_READS = 30;
/** A process that has not responded this long after the limit hangs. */
const HANG_MS = 2_000;

/** A page that a process renders. */
export interface RenderTask {
  reads: number;
  /** Pending API calls. */
  waiting: number;
  /** The API has failed: the page shows that and must not be sent to other visitors. */
  isDegraded: boolean;
  finish(outcome: RenderOutcome, rendered?: Rendered): void;
}

interface TaskEvents {
  /** Called at the limit, before `onEnd`; the task itself continues, so that a hang is detected. */
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

export function startTask(limit: number, { onLate, onHang, onEnd }: TaskEvents): StartedTask {
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
    onLate();
    end('late');
  }, limit);
  const hang = setTimeout(() => onHang(task.waiting > 0), limit + HANG_MS);
  hang.unref();
  const task: RenderTask = {
    reads: 0,
    waiting: 0,
    isDegraded: false,
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
  read: RendererOptions['read'],
  tasks: ReadonlyMap<number, RenderTask>,
  target: BuildProcess,
  { task: id, call, path }: ReadMessage,
): Promise<void> {
  const task = tasks.get(id);
  if (!task) return;
  task.reads += 1;
  if (task.reads > MAX_READS || !isApiPath(path))
    return target.send({ kind: 'answer', call, answer: REFUSED });
  task.waiting += 1;
  const given = await read(path).finally(() => (task.waiting -= 1));
  if (given.status >= 500) task.isDegraded = true;
  if (tasks.has(id)) target.send({ kind: 'answer', call, answer: given });
}
