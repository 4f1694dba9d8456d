import type { FastifyInstance } from 'fastify';
import { checkParts } from './health.service';

/** `/healthz` says that the process answers; `/readyz` says of each part whether it works, and when the server stops. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const parts = await checkParts(app.parts);
    if (app.connections.isDraining) return reply.code(503).send({ status: 'stopping', parts });
    const isReady = Object.values(parts).every((state) => state === 'ok');
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', parts });
  });
}
