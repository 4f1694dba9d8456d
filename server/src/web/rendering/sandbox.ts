import type { ChildProcess } from 'node:child_process';
import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { spawnWatched, type Streams } from './spawn-watched';

/**
 * How a rendering process is started, from the strongest sandbox to the weakest: what the operating system
 * does not restrict is left to Node's permission model and to the realm.
 */
export interface Sandbox {
  readonly name: 'bubblewrap' | 'namespaces' | 'user' | 'none';
  /** Prefix of the process's command line. */
  readonly prefix: readonly string[];
  readonly user?: number;
}

/** Limit of V8's heap, in megabytes; a page needs a few. */
const HEAP_MB = 160;
/** Limit of all writable memory, buffers and stacks included: heap and Node take at most about 240 MB. */
const DATA_KB = 400_000;
const OPEN_FILES = 64;
/** The user `nobody` on every Linux. */
const NOBODY = 65_534;
const PROBE_MS = 5_000;
const READY = 'ready';

/** Enforced by the kernel: no writing to files, no core dumps, and allocations beyond the limit fail. */
const LIMITS = [
  '/bin/sh',
  '-c',
  `ulimit -d ${DATA_KB} && ulimit -n ${OPEN_FILES} && ulimit -f 0 && ulimit -c 0 && exec "$@"`,
  'limits',
];

/** Read-only root file system with only programs and libraries. */
function listMounts(): string[] {
  const places = ['/bin', '/sbin', '/lib', '/lib32', '/lib64'].filter((place) => existsSync(place));
  const system = places.flatMap((place) =>
    lstatSync(place).isSymbolicLink()
      ? ['--symlink', readlinkSync(place), place]
      : ['--ro-bind', place, place],
  );
  return ['--ro-bind', '/usr', '/usr', ...system, '--ro-bind', process.execPath, process.execPath];
}

/** No network, no access to other processes or files, ends with the server. */
const listBubblewrap = () => [
  'bwrap',
  '--unshare-all',
  '--die-with-parent',
  '--new-session',
  '--clearenv',
  '--cap-drop',
  'ALL',
  ...listMounts(),
  '--dev',
  '/dev',
  '--chdir',
  '/',
];

const NAMESPACES = [
  ...['unshare', '--user', '--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child'],
  ...['setpriv', '--no-new-privs'],
];

/** Node's own restrictions: no files, no processes, no threads, no add-ons, no code from strings. */
function listFlags(): string[] {
  const permission = ['--permission', '--experimental-permission'].find((flag) =>
    process.allowedNodeEnvironmentFlags.has(flag),
  );
  return [
    `--max-old-space-size=${HEAP_MB}`,
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-addons',
    '--no-warnings',
    ...(permission ? [permission] : []),
  ];
}

function listSandboxes(): Sandbox[] {
  if (process.platform !== 'linux') return [];
  const wrapped: Sandbox[] = [
    { name: 'bubblewrap', prefix: [...listBubblewrap(), ...LIMITS] },
    { name: 'namespaces', prefix: [...NAMESPACES, ...LIMITS] },
  ];
  if (process.getuid?.() !== 0) return wrapped;
  const asNobody = wrapped.map((sandbox) => ({ ...sandbox, user: NOBODY }));
  return [...asNobody, ...wrapped, { name: 'user', prefix: LIMITS, user: NOBODY }];
}

/** Without an operating-system sandbox: only the realm and Node's permission model. */
export const NO_SANDBOX: Sandbox = { name: 'none', prefix: [] };

/** Starts Node in a sandbox, without an environment; it ends with this process at the latest. */
export function spawnInside(
  { prefix, user }: Sandbox,
  args: readonly string[],
  streams: Streams,
): ChildProcess {
  const commandLine = [...prefix, process.execPath, ...listFlags(), ...args];
  return spawnWatched(commandLine, streams, { env: {}, ...(user && { uid: user, gid: user }) });
}

/** True when Node runs in this sandbox on this machine. */
function works(sandbox: Sandbox): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawnInside(sandbox, ['-p', JSON.stringify(READY)], ['ignore', 'pipe', 'ignore', 'ignore']);
    const timer = setTimeout(() => child.kill('SIGKILL'), PROBE_MS);
    let said = '';
    child.stdout?.on('data', (chunk) => (said += String(chunk)));
    child.on('error', () => resolve(false));
    child.on('close', () => {
      clearTimeout(timer);
      resolve(said.trim() === READY);
    });
  });
}

let found: Promise<Sandbox> | undefined;

async function find(): Promise<Sandbox> {
  for (const sandbox of listSandboxes()) if (await works(sandbox)) return sandbox;
  return NO_SANDBOX;
}

/** All sandboxes that work on this machine, strongest first, with `NO_SANDBOX` last. */
export async function listWorkingSandboxes(): Promise<Sandbox[]> {
  const tried = await Promise.all(
    listSandboxes().map(async (sandbox) => ((await works(sandbox)) ? [sandbox] : [])),
  );
  return [...tried.flat(), NO_SANDBOX];
}

/** Strongest sandbox that works on this machine; probed once per process. */
export const findSandbox = (): Promise<Sandbox> => (found ??= find());
