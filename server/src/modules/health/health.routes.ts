import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts';
import { pingDatabase } from './health.repository';

const PATIENCE_MS = 2_000;

/** `/healthz` says that the process answers; `/readyz` says of each part whether it works. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const parts = await checkParts(app.parts);
    const isReady = Object.values(parts).every((state) => state === 'ok');
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', parts });
  });
}

async function checkParts({ db, files }: Parts): Promise<Record<string, 'ok' | 'failed'>> {
  const [database, fileStore] = await Promise.all([tell(pingDatabase(db)), tell(files.check())]);
  return { database, files: fileStore };
}

async function tell(check: Promise<void>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'failed'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'failed');
  });
  const outcome = check.then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  return Promise.race([outcome, patience]).finally(() => clearTimeout(timer));
}
