import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { refuse } from './errors';
import { requireDocument } from './platform/visitors/require-document';
import { guardRoutes } from './http/access/access';
import { lazyCompilers } from './http/input/lazy-compilers';
import { handleInLanguage } from './http/language/request-language';
import { countRefusals } from './http/metrics/count-refusals';
import { replyToError } from './http/response/error-replies';
import { acceptJson } from './http/input/json-bodies';
import { measureCaches } from './http/metrics/measure-caches';
import { registerMetrics } from './http/metrics/metrics';
import { assertStorable } from './http/input/plain-input';
import { createConnections } from './http/connections/connections';
import type { ConnectionLimits } from './http/connections/connection-limits';
import { createResponseCache } from './reads/response-cache';
import { handleUnmatchedRequest } from './http/response/method-not-allowed';
import { createSharedReads } from './reads/shared-read';
import { openapiRoutes, registerOpenapi } from './http/openapi/register-openapi';
import { readQueryValues } from './http/input/query-values';
import { markWriters } from './reads/read-your-writes';
import { securityHeaders } from './http/response/security-headers';
import { refuseSmokeWrites } from './http/access/smoke-visits';
import { isHttps } from './http/session/cookie-options';
import { addSessionHooks } from './http/session/visitor';
import { modules, personalData } from './module-list';
import { createDomainEvents } from './modules/domain-events';
import { requireTeam } from './platform/teams/team-auth';
import { sendRegistryRevision } from './platform/visitors/overrides-cookie';
import type { Dependencies } from './dependencies';

export interface AppOptions extends Omit<Dependencies, 'domainEvents' | 'personalData'> {
  /** The pages and their assets; without it the server serves only the API. */
  readonly web?: FastifyPluginAsync;
  readonly logger?: FastifyBaseLogger;
  /** Overrides of the default connection limits. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
}

/** Builds the server without listening: every resource under `/api`, and the pages next to it. */
export async function buildApp({
  web,
  logger,
  connectionLimits,
  ...given
}: AppOptions): Promise<FastifyInstance> {
  const dependencies: Dependencies = { ...given, personalData, domainEvents: createDomainEvents() };
  const connections = createConnections(connectionLimits);
  // Half of the budget is enough for each cache, because they share the response bodies.
  const responseCache = createResponseCache(dependencies.config.answerCacheBytes / 2, logger);
  const app = Fastify({
    serverFactory: (listener) => connections.makeServer(responseCache.wrap(listener)),
    clientErrorHandler: connections.refuseClient,
    // Idle connections are closed by the server's own `close`, when no request is about to use them.
    forceCloseConnections: false,
    return503OnClosing: false,
    ...(logger ? { loggerInstance: logger } : {}),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: dependencies.config.trustedProxies,
    bodyLimit: 512 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: lazyCompilers,
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply),
    ajv: {
      customOptions: {
        allErrors: true,
        // `convertValue` runs before; Ajv would also turn null into 0 or '', and true into 1.
        coerceTypes: false,
        multipleOfPrecision: 6,
        removeAdditional: false,
        // Names a text for `cleanText`; what a username may contain is its pattern.
        formats: { username: true },
        // Findings hold the value, for their messages.
        verbose: true,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  for (const { events = [], tasks = [] } of modules)
    for (const register of [...events, ...tasks]) register(dependencies);
  app.decorate('dependencies', dependencies);
  app.decorate('connections', connections);
  app.decorate('endpoints', new Map());
  app.addHook('onSend', connections.closeWhenNeeded);
  app.decorate('sharedReads', createSharedReads(dependencies));
  app.decorateReply('sharedResponse', undefined);
  app.addHook('onResponse', async (request, reply) => {
    if (reply.sharedResponse) responseCache.put(request, reply, reply.sharedResponse);
  });
  app.addHook('preClose', async () => responseCache.close());
  app.decorateRequest('user', null);
  app.decorateRequest('team', null);
  app.decorateRequest('sessionKey', undefined);
  const { config } = dependencies;
  const heads = securityHeaders(isHttps(config), config.assetsUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(heads).header('x-request-id', request.id);
  });
  app.setErrorHandler(replyToError);
  await app.register(cookie);
  await app.register(multipart);
  await registerOpenapi(app);
  registerMetrics(app, responseCache);
  countRefusals(app);
  measureCaches(app.metrics, { answers: app.sharedReads.readSize, addresses: responseCache.readSize });
  for (const { prepare } of modules) prepare?.(app);
  for (const { rootRoutes = [] } of modules)
    for (const { prefix, routes } of rootRoutes) await app.register(routes, { prefix });
  await app.register(api, { prefix: '/api' });
  if (web) await app.register(web);
  else app.setNotFoundHandler(() => Promise.reject(refuse.missing()));
  return app;
}

async function api(scope: FastifyInstance): Promise<void> {
  acceptJson(scope);
  // What may be kept says so itself.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
  });
  scope.addHook('onRequest', handleInLanguage);
  // A body is read outside of the context of its request.
  scope.addHook('preValidation', handleInLanguage);
  scope.addHook('onRequest', refuseSmokeWrites);
  addSessionHooks(scope);
  scope.addHook('onRequest', sendRegistryRevision);
  guardRoutes(scope, { requireTeam, requireDocument });
  markWriters(scope);
  scope.addHook('preValidation', async ({ params, query, body }) =>
    [params, query, body].forEach(assertStorable),
  );
  scope.addHook('preValidation', readQueryValues);
  scope.setNotFoundHandler(handleUnmatchedRequest);

  await scope.register(openapiRoutes);
  for (const { routes = [] } of modules)
    for (const { prefix, routes: plugin } of routes) await scope.register(plugin, { prefix });
}
