import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { checkDependencies } from './health.service';

/**
 * `/healthz` responds while the process runs; `/readyz` reports the state of each dependency and whether the
 * server is draining.
 */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  new Gauge({
    name: 'server_ready',
    help: 'Whether a part of the server works, 1 or 0',
    labelNames: ['part'] as const,
    registers: [app.metrics],
    // The worst state of several processes.
    aggregator: 'min',
    async collect() {
      for (const [part, state] of Object.entries(await checkDependencies(app.parts)))
        this.set({ part }, state === 'ok' ? 1 : 0);
    },
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const parts = await checkDependencies(app.parts);
    if (app.connections.isDraining) return reply.code(503).send({ status: 'stopping', parts });
    const isReady = Object.values(parts).every((state) => state === 'ok');
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', parts });
  });
}
