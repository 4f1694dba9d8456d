import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, lstatSync, readlinkSync } from 'node:fs';

/**
 * How a process that renders is started. Each one is weaker than the one before it: what the operating system does not
 * close is left to Node's permission model and to the realm inside.
 */
export interface Sandbox {
  readonly name: 'bubblewrap' | 'namespaces' | 'user' | 'none';
  /** What stands before the command of the process. */
  readonly prefix: readonly string[];
  readonly user?: number;
}

/** Of V8's heap, in megabytes; a page takes a few. */
const HEAP_MB = 160;
/** Of everything that a process may write into, buffers and stacks included: heap and Node take some 240 MB at most. */
const DATA_KB = 400_000;
const OPEN_FILES = 64;
/** "nobody" on every Linux. */
const NOBODY = 65_534;
const PROBE_MS = 5_000;
const READY = 'ready';

/** The kernel enforces these: no writing to files, no core dumps, and an allocation beyond the limit fails. */
const LIMITS = [
  '/bin/sh',
  '-c',
  `ulimit -d ${DATA_KB} && ulimit -n ${OPEN_FILES} && ulimit -f 0 && ulimit -c 0 && exec "$@"`,
  'limits',
];

/** A root file system with programs and libraries alone, read-only. */
function listMounts(): string[] {
  const places = ['/bin', '/sbin', '/lib', '/lib32', '/lib64'].filter((place) => existsSync(place));
  const system = places.flatMap((place) =>
    lstatSync(place).isSymbolicLink()
      ? ['--symlink', readlinkSync(place), place]
      : ['--ro-bind', place, place],
  );
  return ['--ro-bind', '/usr', '/usr', ...system, '--ro-bind', process.execPath, process.execPath];
}

/** No network, no processes or files of others, gone with the server. */
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

/** Node's own flags: no files, no processes, no threads, no add-ons, no code from texts. */
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

/** Without any of them: the realm and Node's permission model alone. */
export const NO_SANDBOX: Sandbox = { name: 'none', prefix: [] };

/** Starts Node in a sandbox, without an environment. Its script comes from `stdio`. */
export function spawnInside(
  { prefix, user }: Sandbox,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, ...listFlags(), ...args];
  return spawn(command, rest, { env: {}, stdio, ...(user && { uid: user, gid: user }) });
}

/** Whether Node runs in it, on this machine. */
function works(sandbox: Sandbox): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawnInside(sandbox, ['-p', JSON.stringify(READY)], ['ignore', 'pipe', 'ignore']);
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

/** Every sandbox that works on this machine, the strongest first, and none at all as the last. */
export async function listWorkingSandboxes(): Promise<Sandbox[]> {
  const tried = await Promise.all(
    listSandboxes().map(async (sandbox) => ((await works(sandbox)) ? [sandbox] : [])),
  );
  return [...tried.flat(), NO_SANDBOX];
}

/** The strongest sandbox that works on this machine, tried once in a process' life. */
export const findSandbox = (): Promise<Sandbox> => (found ??= find());
