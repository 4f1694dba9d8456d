import type { ReleaseName } from '../base/release-name';

/** `/mf/<remote>/<version>/…` in a line of a stack, with or without an origin. */
const SOURCE = /\/mf\/([a-z-]+)\/([^/\s]+)\//;
const FRAMES = 12;

const readFrame = (line: string): ReleaseName | undefined => {
  const [, name, version] = SOURCE.exec(line) ?? [];
  return name && version ? { name, version } : undefined;
};

/** The release whose code threw an error: the first one in its stack. */
export const findThrower = (stack: string): ReleaseName | undefined => readFrame(stack);

/**
 * The remote whose code has called the calling function, at any depth; undefined if the shell's code has
 * called it. A remote that calls a port of the shell does not count as the caller of what the port does.
 */
export function findCallingRemote(): ReleaseName | undefined {
  // A remote may have set it to 0.
  Reflect.set(Error, 'stackTraceLimit', FRAMES);
  const frames = (new Error().stack ?? '').split('\n').flatMap((line) => readFrame(line) ?? []);
  // The first frames are this file and the guarded function, which are the shell's.
  const caller = frames[GUARD_FRAMES];
  return caller?.name === 'shell' ? undefined : caller;
}

/** This function, and the guarded one that calls it. */
const GUARD_FRAMES = 2;
