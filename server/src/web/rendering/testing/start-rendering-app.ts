import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import type { Dependencies } from '../../../dependencies';
import { SLOWNESS } from '../../../testing/depth';
import { renderWorkerFile } from '../../../testing/test-paths';
import { makeWeb } from '../../../web-scope';

/** Long, because a page that is late is left to the browser. */
const LIMIT_MS = 8_000 * SLOWNESS;

/** A second server on the same database that renders the pages of published releases. */
export function startRenderingApp(
  dependencies: Dependencies & { readonly logger?: FastifyBaseLogger },
  renderLimitMs = LIMIT_MS,
): Promise<FastifyInstance> {
  const config = { ...dependencies.config, renderLimitMs, privateRenderLimitMs: LIMIT_MS };
  return buildApp({ ...dependencies, config, web: makeWeb('/nowhere', { renderWorkerFile }) });
}

/** What a browser names itself; without it, a test's client counts as a crawler. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Server build of a shell that sends what the `render` of a remote returns. */
export const SHELL = `
  exports.lent = {};
  exports.render = async (task) => ({
    kind: 'page', status: 200, title: '<title>Rendered</title>', head: {}, html: '', state: '{}',
    ...(await task.remote.render(new URL(task.url).pathname, task)),
  });`;
