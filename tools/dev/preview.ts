import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preview, PreviewBody, RemoteRelease } from '@metier/sdk/contract';
import type { Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { compileSdk } from '../lib/compile-sdk.cjs';
import { exitWithError, ROOT } from '../lib/root';
import { createClient } from '../../packages/cli/src/client';
import { findToken } from '../../packages/cli/src/find-token';
import { readBundleConfig } from './bundle-config';
import { createPreviewServer } from './preview-server';
import type { PreviewOptions } from './preview-options';

/** The server drops a preview that has not been renewed for half a day. */
const RENEWAL_MS = 3_600_000;

const folderOf = (remote: string) => join(ROOT, '.cache/preview', remote);

/**
 * The bundle's configuration as in `npm run dev`, with this machine's origin as public path and a separate
 * output folder.
 */
function configure(remote: string, origin: string): Configuration {
  const { output, cache, ...config } = readBundleConfig(remote, false);
  return {
    ...config,
    output: { ...output, path: folderOf(remote), publicPath: `${origin}/` },
    ...(typeof cache === 'object' &&
      cache.type === 'filesystem' && { cache: { ...cache, name: `${remote}-preview` } }),
  };
}

type Row = PreviewBody['routes'][number];

/** The build's description in the form the server expects. */
function describe(remote: string, origin: string): PreviewBody {
  const text = readFileSync(join(folderOf(remote), 'release.json'), 'utf8');
  const { container, contracts, entry, routes, fragments } = JSON.parse(text) as RemoteRelease;
  return {
    remote,
    origin,
    container,
    contract: contracts.from,
    entry: `/${entry}`,
    routes: routes.map(({ path, access }): Row => ({ path, access })),
    fragments: fragments.map(({ name, access }) => ({ name, access })),
  };
}

/**
 * One preview on a server: created by the first description, updated by each further one, and deleted by
 * `end`.
 */
function createPreviewSession(shell: string) {
  const client = createClient(shell, findToken(shell, ROOT));
  let preview: Preview | undefined;
  let known = '';

  async function sendDescription(body: PreviewBody): Promise<void> {
    if (!preview) {
      preview = await client.post<Preview>('previews/', body);
      console.log(`\n${body.remote} of this machine, in the shell at ${shell}:\n\n  ${preview.link}\n`);
      console.log('A page that runs it loads again with every change. Press Ctrl-C to stop.');
    } else await client.put(`previews/${preview.id}/`, body);
    known = JSON.stringify(body);
  }

  return {
    /** Rejects before anything is built if the server is unreachable or does not accept the token. */
    checkConnection: () => client.get('status/'),
    hasChanged: (body: PreviewBody) => JSON.stringify(body) !== known,
    tell: sendDescription,
    async end() {
      if (preview) await client.delete(`previews/${preview.id}/`).catch(() => undefined);
    },
  };
}

/**
 * Runs one remote from this machine inside a deployed shell, until Ctrl-C. Ends the process with an error
 * message on failure.
 */
export async function servePreview({ remote, shell, port }: PreviewOptions): Promise<never> {
  const refuse = (error: unknown) => exitWithError(error instanceof Error ? error.message : String(error));
  const announcement = createPreviewSession(shell);
  await announcement.checkConnection().catch(refuse);
  const chosenPort = port || Number(await WebpackDevServer.getFreePort('auto', '127.0.0.1'));
  const origin = `http://localhost:${chosenPort}`;

  async function announce(): Promise<void> {
    const body = describe(remote, origin);
    if (announcement.hasChanged(body)) await announcement.tell(body).catch(refuse);
  }

  console.log(`Building ${remote} …`);
  await compileSdk();
  const preview = createPreviewServer({
    config: configure(remote, origin),
    shell,
    port: chosenPort,
    onCompiled: () => void announce(),
    onListenError: (error: NodeJS.ErrnoException) =>
      exitWithError(
        error.code === 'EADDRINUSE' ? `Port ${chosenPort} is taken: choose another --port.` : error.message,
      ),
  });
  await preview.start();
  setInterval(() => void announcement.tell(describe(remote, origin)).catch(() => undefined), RENEWAL_MS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void announcement.end().then(() => process.exit(0)));
  return new Promise(() => undefined);
}
