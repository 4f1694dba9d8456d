import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from './command-error';
import type { ProgressLog } from './output';

const PACKAGE = '@metier/server';
const DEFAULT_PORT = '3000';

/** Messages of a starting server to the process that has started it. */
interface Step {
  readonly step: string;
}
interface Ready {
  readonly address: string;
  readonly logins: readonly { readonly role: string; readonly username: string; readonly password: string }[];
}

/** A server that runs as long as this command. */
export interface LocalServer {
  readonly address: string;
  stop(): Promise<void>;
}

function findProgram(root: string): string {
  try {
    return createRequire(join(root, 'package.json')).resolve(PACKAGE);
  } catch {
    throw new CommandError(
      'failed',
      `${PACKAGE} is not installed here: npm install --save-dev <server>/sdk/server.tgz`,
    );
  }
}

function waitUntilReady(server: ChildProcess, teller: ProgressLog): Promise<Ready> {
  return new Promise((resolve, reject) => {
    // The server has said why on stderr.
    server.once('exit', () => reject(new CommandError('failed', 'The local server has not started.')));
    server.on('message', (message: Step | Ready) => {
      if ('address' in message) resolve(message);
      else teller.writeLine(message.step);
    });
  });
}

/**
 * Starts the installed server with its shell, its remotes and the demo board, for the channel staging. Its data is
 * in `DATA_DIR`, by default the folder `data` below `root`, and lasts. Rejects with a `CommandError` if the package
 * is not installed, or if the server does not start.
 */
export async function startLocalServer(
  root: string,
  environment: NodeJS.ProcessEnv,
  teller: ProgressLog,
): Promise<LocalServer> {
  const server = fork(findProgram(root), {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { LOG_LEVEL: 'warn', PORT: DEFAULT_PORT, ...environment, CHANNEL: 'staging' },
  });
  const { address, logins } = await waitUntilReady(server, teller);
  teller.writeLine(`A server of this machine is at ${address}`);
  for (const { role, username, password } of logins)
    teller.writeLine(`  ${role.padEnd(9)} ${username} / ${password}`);
  return {
    address,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
