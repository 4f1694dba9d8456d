import type { AnyRelease } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAnonymously } from '../../reads/anonymous-request';
import { onReleaseMoves } from '../rendering/follow-moves';
import { measureRendering } from '../rendering/measure-rendering';
import { createRendering, type Rendering } from '../rendering/rendering';
import { findSandbox } from '../rendering/sandbox';

export interface RenderingSettings {
  /** The built `render-worker.cjs`. */
  readonly workerFile: string;
  /** Rendering timeout in milliseconds; a later page is rendered by the browser. */
  readonly limit: number;
  /** The timeout for pages of signed-in people. */
  readonly privateLimit: number;
  /** Called for every rendered page that is sent to a visitor. */
  onSend(request: FastifyRequest, pathname: string, language: Language): void;
}

/** Sets up rendering with the server's own API and the published files of the releases. */
export function createPageRendering(
  app: FastifyInstance,
  readFile: (release: AnyRelease, file: string) => Promise<Buffer | undefined>,
  { workerFile, limit, privateLimit }: RenderingSettings,
): Rendering {
  const rendering = createRendering({
    workerFile,
    limit,
    privateLimit,
    read: readAnonymously(app),
    readIn: (language) => readAnonymously(app, language),
    readFile: async (release, file) => (await readFile(release, file))?.toString(),
    onChange: (listener) =>
      app.dependencies.live.subscribe(({ kind }) => {
        if (kind === 'board' || kind === 'gap') listener();
      }),
    measure: measureRendering(app.metrics),
    onFailure: (reason, releases) =>
      app.log.warn({ reason, releases }, 'A page was not rendered on the server'),
  });
  const stop = onReleaseMoves(app.dependencies.releases, (name) =>
    rendering.retire(name === 'shell' ? undefined : name),
  );
  app.addHook('onReady', async () => {
    const { name } = await findSandbox();
    const level = name === 'bubblewrap' || name === 'namespaces' ? 'info' : 'warn';
    app.log[level]({ sandbox: name }, 'Server builds of releases run in their own processes');
  });
  app.addHook('onClose', async () => {
    stop();
    rendering.close();
  });
  return rendering;
}
