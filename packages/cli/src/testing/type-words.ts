import { tmpdir } from 'node:os';
import { run } from '../run';
import type { Project } from '../project';
import type { FakeServer } from './fake-server';

/** Publishes any remote, from `--from` only. */
export const PROJECT: Project = {
  program: 'metier',
  root: tmpdir(),
  nameRemote: (word = '') => word,
  findTypeErrors: () => Promise.resolve([]),
  build: () => Promise.reject(new Error('Nothing can be built here.')),
  watch: () => Promise.reject(new Error('Nothing can be built here.')),
};

/** Runs a command line against a server; resolves to its exit code and output. */
export async function typeWords(
  server: FakeServer,
  words: string,
  environment: NodeJS.ProcessEnv = { RELEASE_TOKEN: 'mtr_right' },
  project = PROJECT,
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
    project,
    isInteractive: false,
  });
  return { code, ...written };
}
