import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { refuse } from './errors';
import { guardRoutes } from './http/access/access';
import { lazyCompilers } from './http/input/lazy-compilers';
import { handleInLanguage } from './http/language/request-language';
import { countRefusals } from './http/metrics/count-refusals';
import { addSharedTranslations } from './languages/index';
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
import { oneClickRoutes } from './http/one-click';
import { openapiRoutes, registerOpenapi } from './http/openapi/register-openapi';
import { readQueryValues } from './http/input/query-values';
import { markWriters } from './reads/read-your-writes';
import { securityHeaders } from './http/response/security-headers';
import { refuseSmokeWrites } from './http/access/smoke-visits';
import { isHttps } from './http/session/cookie-options';
import { addSessionHooks } from './http/session/visitor';
import { accountRoutes } from './modules/accounts/account.routes';
import { accountDataRoutes } from './modules/account-data/account-data.routes';
import { accountsRoutes } from './modules/accounts/accounts.routes';
import { alertsRoutes, mailedAlertsRoutes } from './modules/alerts/alerts.routes';
import { endAlert } from './modules/alerts/mailed-alerts.service';
import { emailConfirmationsRoutes } from './modules/accounts/email-confirmations.routes';
import { passkeyLoginRoutes, passkeysRoutes } from './modules/accounts/passkeys.routes';
import { passwordResetsRoutes } from './modules/accounts/password-resets.routes';
import { picturesRoutes } from './modules/accounts/pictures.routes';
import { sessionsRoutes } from './modules/accounts/sessions.routes';
import { twoStepRoutes } from './modules/accounts/two-step.routes';
import { applicationDocumentsRoutes } from './modules/application-documents/application-documents.routes';
import {
  applicationsRoutes,
  companyApplicationsRoutes,
  seekerApplicationsRoutes,
} from './modules/applications/applications.routes';
import { createViewCounter } from './modules/jobs/jobs.views';
import { appliedJobsRoutes } from './modules/applied-jobs/applied-jobs.routes';
import { attachmentsRoutes } from './modules/attachments/attachments.routes';
import { discoveryRoutes } from './modules/discovery/discovery.routes';
import { eventsRoutes } from './modules/events/events.routes';
import { favoriteRoutes, seekerFavoritesRoutes } from './modules/favorites/favorites.routes';
import { followRoutes, followsRoutes } from './modules/follows/follows.routes';
import { healthRoutes } from './modules/health/health.routes';
import { interviewsRoutes } from './modules/interviews/interviews.routes';
import { jobprovidersRoutes } from './modules/jobproviders/jobproviders.routes';
import { companyJobsRoutes, jobsRoutes, ownJobsRoutes } from './modules/jobs/jobs.routes';
import { relatedJobsRoutes } from './modules/jobs/jobs.related.routes';
import { suggestionsRoutes } from './search/suggestions/suggestions.routes';
import { jobCopiesRoutes, jobDraftsRoutes } from './modules/job-drafts/job-drafts.routes';
import { jobseekersRoutes } from './modules/jobseekers/jobseekers.routes';
import { messagesRoutes } from './modules/messages/messages.routes';
import {
  contentReportsRoutes,
  decisionsRoutes,
  moderationRoutes,
} from './modules/moderation/moderation.routes';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { unsubscribe as leaveNewsletter } from './modules/newsletter/newsletter.service';
import { unsubscribe as endNotices } from './modules/notices/notice-choices.service';
import { noticesRoutes } from './modules/notices/notices.routes';
import { createDomainEvents } from './modules/domain-events';
import { handleDomainEvents } from './modules/handle-domain-events';
import { handleTasks } from './modules/handle-tasks';
import { referenceRoutes } from './modules/reference/reference.routes';
import { requireTeam } from './platform/teams/team-auth';
import { releasesRoutes } from './platform/releases/releases.routes';
import { previewsRoutes } from './platform/visitors/previews.routes';
import { failuresRoutes, reportsRoutes } from './platform/reports/reports.routes';
import { sendRegistryRevision } from './platform/visitors/overrides-cookie';
import { closingNoticesRoutes } from './modules/closing-notices/closing-notices.routes';
import { plannedMovesRoutes } from './modules/planned-moves/planned-moves.routes';
import { messageTemplatesRoutes } from './modules/templates/templates.routes';
import { companyReviewsRoutes, seekerReviewsRoutes } from './modules/reviews/reviews.routes';
import { tasksRoutes } from './modules/tasks/tasks.routes';
import { measureTasks } from './modules/tasks/tasks.service';
import type { Dependencies } from './dependencies';

export interface AppOptions extends Omit<Dependencies, 'domainEvents'> {
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
  const dependencies: Dependencies = { ...given, domainEvents: createDomainEvents() };
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
        // Findings hold the value, for their messages.
        verbose: true,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  addSharedTranslations();
  handleDomainEvents(dependencies);
  handleTasks(dependencies);
  app.decorate('dependencies', dependencies);
  app.decorate('connections', connections);
  app.decorate('endpoints', new Map());
  app.addHook('onSend', connections.closeWhenNeeded);
  app.decorate('sharedReads', createSharedReads(dependencies));
  app.decorate('viewCounter', createViewCounter(dependencies));
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
  measureTasks(app.metrics, dependencies);
  await app.register(healthRoutes);
  await app.register(oneClickRoutes(leaveNewsletter), { prefix: '/newsletter' });
  await app.register(oneClickRoutes(endNotices), { prefix: '/notices' });
  await app.register(oneClickRoutes(endAlert), { prefix: '/alerts' });
  await app.register(discoveryRoutes);
  await app.register(api, { prefix: '/api' });
  if (web) await app.register(web);
  else app.setNotFoundHandler(() => Promise.reject(refuse.missing()));
  return app;
}

async function api(scope: FastifyInstance): Promise<void> {
  acceptJson(scope);
  scope.addHook('onRequest', handleInLanguage);
  // A body is read outside of the context of its request.
  scope.addHook('preValidation', handleInLanguage);
  scope.addHook('onRequest', refuseSmokeWrites);
  addSessionHooks(scope);
  scope.addHook('onRequest', sendRegistryRevision);
  guardRoutes(scope, requireTeam);
  markWriters(scope);
  scope.addHook('preValidation', async ({ params, query, body }) =>
    [params, query, body].forEach(assertStorable),
  );
  scope.addHook('preValidation', readQueryValues);
  scope.setNotFoundHandler(handleUnmatchedRequest);

  await scope.register(openapiRoutes);
  await scope.register(accountsRoutes, { prefix: '/auth' });
  await scope.register(picturesRoutes, { prefix: '/auth' });
  await scope.register(accountDataRoutes, { prefix: '/auth/me/data' });
  await scope.register(passwordResetsRoutes, { prefix: '/auth/password-reset' });
  await scope.register(emailConfirmationsRoutes, { prefix: '/auth/email-confirmation' });
  await scope.register(accountRoutes, { prefix: '/auth/account' });
  await scope.register(passkeysRoutes, { prefix: '/auth/passkeys' });
  await scope.register(passkeyLoginRoutes, { prefix: '/auth/passkey-login' });
  await scope.register(twoStepRoutes, { prefix: '/auth/two-step' });
  await scope.register(sessionsRoutes, { prefix: '/auth/sessions' });
  await scope.register(newsletterRoutes, { prefix: '/newsletter' });
  await scope.register(referenceRoutes, { prefix: '/auth' });
  await scope.register(jobsRoutes, { prefix: '/jobs' });
  await scope.register(suggestionsRoutes, { prefix: '/jobs' });
  await scope.register(relatedJobsRoutes, { prefix: '/jobs' });
  await scope.register(ownJobsRoutes, { prefix: '/auth/jobs' });
  await scope.register(jobCopiesRoutes, { prefix: '/auth/jobs' });
  await scope.register(jobDraftsRoutes, { prefix: '/auth/job-drafts' });
  await scope.register(companyJobsRoutes, { prefix: '/auth/jobproviders' });
  await scope.register(jobprovidersRoutes, { prefix: '/auth/jobproviders' });
  await scope.register(jobseekersRoutes, { prefix: '/auth/jobseekers' });
  await scope.register(applicationsRoutes, { prefix: '/auth/applications' });
  await scope.register(seekerApplicationsRoutes, { prefix: '/auth/jobseekers' });
  await scope.register(companyApplicationsRoutes, { prefix: '/auth/jobproviders' });
  await scope.register(favoriteRoutes, { prefix: '/jobs' });
  await scope.register(seekerFavoritesRoutes, { prefix: '/auth/jobseekers' });
  await scope.register(followRoutes, { prefix: '/auth/jobproviders' });
  await scope.register(followsRoutes, { prefix: '/auth/follows' });
  await scope.register(appliedJobsRoutes, { prefix: '/auth/applied-jobs' });
  await scope.register(closingNoticesRoutes, { prefix: '/auth/closing-notices' });
  await scope.register(messageTemplatesRoutes, { prefix: '/auth/message-templates' });
  await scope.register(plannedMovesRoutes, { prefix: '/auth/planned-moves' });
  await scope.register(attachmentsRoutes, { prefix: '/auth/attachments' });
  await scope.register(applicationDocumentsRoutes, { prefix: '/auth/application-documents' });
  await scope.register(interviewsRoutes, { prefix: '/interviews' });
  await scope.register(messagesRoutes, { prefix: '/messages' });
  await scope.register(noticesRoutes, { prefix: '/notices' });
  await scope.register(alertsRoutes, { prefix: '/alerts' });
  await scope.register(mailedAlertsRoutes, { prefix: '/alerts' });
  await scope.register(eventsRoutes, { prefix: '/events' });
  await scope.register(seekerReviewsRoutes, { prefix: '/auth/reviews-by-provider' });
  await scope.register(companyReviewsRoutes, { prefix: '/auth/jobproviders' });
  await scope.register(releasesRoutes, { prefix: '/releases' });
  await scope.register(previewsRoutes, { prefix: '/releases/previews' });
  await scope.register(failuresRoutes, { prefix: '/releases/failures' });
  await scope.register(reportsRoutes, { prefix: '/reports' });
  await scope.register(contentReportsRoutes, { prefix: '/content-reports' });
  await scope.register(moderationRoutes, { prefix: '/moderation' });
  await scope.register(decisionsRoutes, { prefix: '/decisions' });
  await scope.register(tasksRoutes, { prefix: '/tasks' });
}
