import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { checkDependencies, type DependencyErrors } from './health.service';

/**
 * `/healthz` responds while the process runs; `/readyz` reports the state of each dependency and whether the
 * server is draining.
 */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const logChanges = createChangeLog(app.log);

  async function readErrors(): Promise<DependencyErrors> {
    const errors = await checkDependencies(app.dependencies);
    logChanges(errors);
    return errors;
  }

  new Gauge({
    name: 'server_ready',
    help: 'Whether a part of the server works, 1 or 0',
    labelNames: ['part'] as const,
    registers: [app.metrics],
    // The worst state of several processes.
    aggregator: 'min',
    async collect() {
      for (const [part, error] of Object.entries(await readErrors())) this.set({ part }, error ? 0 : 1);
    },
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const errors = Object.entries(await readErrors());
    const parts = Object.fromEntries(errors.map(([part, error]) => [part, error ? 'failed' : 'ok']));
    if (app.connections.isDraining) return reply.code(503).send({ status: 'stopping', parts });
    const isReady = errors.every(([, error]) => error === undefined);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', parts });
  });
}

/** Logs a failure with its cause once, and the recovery: probes come every few seconds. */
function createChangeLog(log: FastifyBaseLogger): (errors: DependencyErrors) => void {
  const failed = new Set<string>();
  return (errors) => {
    for (const [part, err] of Object.entries(errors)) {
      if (err && !failed.has(part)) log.warn({ part, err }, 'a part of the server is not ready');
      else if (!err && failed.delete(part)) log.info({ part }, 'a part of the server is ready again');
      if (err) failed.add(part);
    }
  };
}
