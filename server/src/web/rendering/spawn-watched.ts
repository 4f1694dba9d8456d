import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';

const SHELL = '/bin/sh';
/** The first file descriptor after those of the process. */
const PIPE = 4;

/**
 * A shell beside the process, which waits at a pipe that only the server holds: it is closed by the end of the
 * server, also by SIGKILL. An empty line means that the process has ended, and that its id may belong to
 * another one.
 */
const WATCHDOG = `{ trap '' HUP TERM; read -r line || kill -9 $$; } <&${PIPE} 3<&- >/dev/null & exec "$@" ${PIPE}<&-`;

/** Windows, which has no such shell, ends child processes with their parent. */
const PREFIX = existsSync(SHELL) ? [SHELL, '-c', WATCHDOG, 'watchdog'] : [];

/** Standard input, output and error, and one more stream. */
export type Streams = readonly [
  input: number | 'ignore',
  output: 'pipe' | 'ignore',
  error: 'ignore',
  more: 'pipe' | 'ignore',
];

/**
 * Starts a process that is killed when this one ends, however it ends: its own event loop would not notice
 * that in an endless loop. Its code cannot reach the watchdog without leaving its realm.
 */
export function spawnWatched(
  commandLine: readonly string[],
  streams: Streams,
  options: SpawnOptions,
): ChildProcess {
  const [command = '', ...args] = [...PREFIX, ...commandLine];
  const child = spawn(command, args, { ...options, stdio: [...streams, 'pipe'] });
  const pipe = child.stdio[PIPE] as Socket;
  pipe.on('error', () => undefined);
  pipe.resume().unref();
  child.on('exit', () => pipe.end('\n'));
  return child;
}
