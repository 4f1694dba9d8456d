import { build } from './lib/build';
import { printLogins, startServer } from './lib/server-process';

await build();
const server = startServer((ready) => printLogins(ready.address, ready));
// Ctrl-C reaches the server too: this process only waits, and exits with the server's code.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
