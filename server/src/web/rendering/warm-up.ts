import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const TRIAL = 'x-metier-trial';
/** The first attempt loads the code and may time out; the next one is fast. */
const MAX_TRIES = 3;

/** Rendered pages are kept by their address: the first visitor after a start on this machine finds the home page. */
function nameHost({ server }: FastifyInstance): { host?: string } {
  const address = server.address();
  return typeof address === 'object' && address ? { host: `localhost:${address.port}` } : {};
}

/**
 * Renders a home page and a job page when the server starts listening and after each move of a release, so
 * that the rendering process has loaded the code before the first visitor. Returns a predicate for these
 * warm-up requests.
 */
export function warmUpRendering(app: FastifyInstance): (request: FastifyRequest) => boolean {
  const secret = randomUUID();
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isClosing = false;

  const ask = (url: string, accept: string) =>
    app.inject({ url, headers: { ...nameHost(app), accept, [TRIAL]: secret } });

  async function tryPage(url: string): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { body } = await ask(url, 'text/html');
      if (body.includes('id="rendered"')) return;
    }
  }

  async function warmUp(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      // At once: the rendering process starts while this one compiles what a list of jobs is checked and written with.
      const [list] = await Promise.all([ask('/api/jobs/?page_size=1', 'application/json'), tryPage('/')]);
      const jobs = list.json<{ id: number }[]>();
      if (jobs[0]) await tryPage(`/job/${jobs[0].id}`);
    }
  }

  function start(): void {
    isWanted = true;
    running ??= warmUp()
      .catch((err: unknown) => {
        // A server that stops refuses the next page.
        if (!isClosing) app.log.warn({ err }, 'No page could be rendered ahead');
      })
      .finally(() => {
        running = undefined;
        if (isWanted) start();
      });
  }

  app.addHook('onListen', async () => {
    start();
    const stop = app.dependencies.releases.subscribe(start);
    app.server.once('close', stop);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', async () => {
    isWanted = false;
    await running;
  });
  return ({ headers }) => headers[TRIAL] === secret;
}
