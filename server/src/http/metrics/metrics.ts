import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from '../../errors';
import { isSame } from '../../signing';
import { exposeWorkerMetrics, readAllMetrics } from './cluster-metrics';

/** Seconds: finer around typical response times, with one bucket above the client timeout of 5 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A response that was served from a cache in front of the app, where no hook sees it. */
export interface CacheHit {
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What notifies of them. */
interface HitSource {
  onHit(listener: (hit: CacheHit) => void): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/**
 * Measures every request of the app, including those without a route, and serves the metrics at `/metrics` in
 * the Prometheus text format. Call it before routes are registered.
 */
export function registerMetrics(app: FastifyInstance, responseCache: HitSource): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  exposeWorkerMetrics(registry);
  app.decorate('metrics', registry);
  watchPool(registry, app.dependencies.db.$client);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, and by _count how many there were, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });

  responseCache.onHit(({ route, status, seconds }) =>
    duration.observe({ method: 'GET', route, status }, seconds),
  );
  app.addHook('onResponse', async (request, reply) => {
    // The duration of an event stream is not a response time.
    if (request.routeOptions.config.events) return;
    // Label by route instead of URL, because every URL would create a time series.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, app.dependencies.config.metricsToken)) throw refuse.missing();
    return reply.type(registry.contentType).send(await readAllMetrics(registry));
  });
}

function watchPool(registry: Registry, pool: Pool): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, by what they do',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_waiting',
    help: 'Requests that wait for a connection to the database',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * With a token: any client that sends it. Without one: only this machine; requests through a local proxy are
 * excluded because they originate elsewhere.
 */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}
