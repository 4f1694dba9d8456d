import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build';
import { ROOT } from './lib/root';

/** What the server tells its parent once it listens. */
interface Ready {
  readonly address: string;
  readonly logins: readonly { role: string; username: string; password: string }[];
}

await build();

const server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { LOG_LEVEL: 'warn', ...process.env },
});

server.on('message', (message) => {
  const { address, logins } = message as Ready;
  console.log(`\nMetier is running at ${address}\n`);
  for (const { role, username, password } of logins)
    console.log(`  ${role.padEnd(9)} ${username} / ${password}`);
  console.log('\nPress Ctrl-C to stop.');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
