import { startBuild, type BuildProcess } from './build-process';
import type { Bundle, FromBuild } from './messages';
import type { RendererOptions } from './renderer-options';
import { findSandbox } from './sandbox';

/** The process of a build: started when needed, and replaced by the next `start` after its end. */
export interface CurrentProcess {
  /** Undefined before and during the start. */
  running(): BuildProcess | undefined;
  /** Starts a process unless one runs or is starting. */
  start(): Promise<BuildProcess>;
  end(): void;
}

interface ProcessEvents {
  onMessage(message: FromBuild, from: BuildProcess): void;
  /** Not called for `end`. */
  onEnd(reason: string): void;
}

/** Events of a process that was replaced are ignored. */
export function createCurrentProcess(
  bundle: Bundle,
  {
    workerFile,
    sandbox: given,
    isPrivate = false,
  }: Pick<RendererOptions, 'workerFile' | 'sandbox' | 'isPrivate'>,
  { onMessage, onEnd }: ProcessEvents,
): CurrentProcess {
  let running: BuildProcess | undefined;
  let starting: Promise<BuildProcess> | undefined;
  let generation = 0;

  async function start(): Promise<BuildProcess> {
    const since = generation;
    const sandbox = given ?? (await findSandbox());
    const started: BuildProcess = startBuild({
      bundle,
      sandbox,
      isPrivate,
      workerFile,
      onMessage: (message) => generation === since && onMessage(message, started),
      onEnd: (reason) => generation === since && onEnd(reason),
    });
    if (generation === since) running = started;
    else started.end();
    return started;
  }

  return {
    running: () => running,
    start: () => (starting ??= start()),
    end() {
      generation += 1;
      running?.end();
      running = undefined;
      starting = undefined;
    },
  };
}
