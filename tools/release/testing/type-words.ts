import { run } from '../run';
import type { FakeServer } from './fake-server';

/** Runs a command line against a server; resolves to its exit code and output. */
export async function typeWords(
  server: FakeServer,
  words: string,
  environment: NodeJS.ProcessEnv = { RELEASE_TOKEN: 'mtr_right' },
) {
  const written = { out: '', err: '' };
  const write = (to: 'out' | 'err') => ({
    isTTY: false,
    write: (text: unknown) => ((written[to] += String(text)), true),
  });
  const args = words.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  const code = await run(args, {
    out: write('out') as never,
    err: write('err') as never,
    environment: { METIER_SERVER: server.address, ...environment },
    isInteractive: false,
  });
  return { code, ...written };
}
