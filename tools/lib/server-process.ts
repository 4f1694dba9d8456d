import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './root';

/** Message from the server to its parent once it listens. */
export interface Ready {
  readonly address: string;
  readonly logins: readonly { readonly role: string; readonly username: string; readonly password: string }[];
}

/** Progress message before the server listens, for steps that take a while. */
interface Step {
  readonly step: string;
}

/**
 * On a machine whose processors are busy with a build, one person waits for a page that the server can still render;
 * the default protects a server with many visitors.
 */
const RENDER_LIMIT_MS = '3000';

interface StartOptions {
  readonly onReady: (ready: Ready) => void;
  /** Called with a sentence for each step of the start; by default it is printed. */
  readonly onStep?: (sentence: string) => void;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts the built server with inherited output; LOG_LEVEL is `warn` by default. */
export function startServer({
  onReady,
  onStep = console.log,
  args = [],
  env = {},
}: StartOptions): ChildProcess {
  const server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js'), ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { LOG_LEVEL: 'warn', RENDER_LIMIT_MS, ...process.env, ...env },
  });
  server.on('message', (message: object) => {
    if ('step' in message) onStep((message as Step).step);
    else onReady(message as Ready);
  });
  return server;
}

/** Resolves once a server with an IPC channel listens; earlier progress messages are ignored. */
export function waitUntilReady(server: ChildProcess): Promise<Ready> {
  return new Promise((resolve) => {
    server.on('message', (message: Step | Ready) => {
      if ('address' in message) resolve(message);
    });
  });
}

/** Stops the server with SIGTERM, and waits for its exit. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

export function printLogins(address: string, { logins }: Ready): void {
  console.log(`\nMetier is running at ${address}\n`);
  for (const { role, username, password } of logins)
    console.log(`  ${role.padEnd(9)} ${username} / ${password}`);
  console.log('\nPress Ctrl-C to stop.');
}
