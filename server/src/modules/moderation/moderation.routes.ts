import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AppealBody,
  ContentReportBody,
  DecisionQuery,
  IdParams,
  ModerationActionBody,
  ModerationCaseDetails,
  ModerationCasesPage,
  ModerationCasesQuery,
  ModerationDecision,
  Notice,
} from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { decideCase } from './actions.service';
import { listCases, openCase } from './cases.service';
import { reportContent } from './content-reports.service';
import { appealDecision, getDecision } from './decisions.service';

/** `/content-reports/`: what people report. */
export const contentReportsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: allow('public', 'reportContent', 'Report a job, a company or a received message'),
      schema: { body: ContentReportBody, response: { 201: Notice } },
    },
    async (request, reply) => {
      const detail = await reportContent(app.dependencies, request.user, request.ip, request.body);
      return reply.code(201).send({ detail });
    },
  );
};

/** `/moderation/`: the queue of operators. */
export const moderationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/cases/',
    {
      config: allow('operator', 'listModerationCases', 'Reported jobs, companies and messages'),
      schema: { querystring: ModerationCasesQuery, response: { 200: ModerationCasesPage } },
    },
    (request) => listCases(app.dependencies, request.query),
  );

  app.get(
    '/cases/:id/',
    {
      config: allow('operator', 'getModerationCase', 'One case with its target, reports and log'),
      schema: { params: IdParams, response: { 200: ModerationCaseDetails } },
    },
    (request) => openCase(app.dependencies, readUser(request), request.params.id),
  );

  app.post(
    '/cases/:id/actions/',
    {
      config: allow('operator', 'decideModerationCase', 'Hide, ask, remove, block, restore or dismiss'),
      schema: { params: IdParams, body: ModerationActionBody, response: { 200: ModerationCaseDetails } },
    },
    (request) => decideCase(app.dependencies, readUser(request), request.params.id, request.body),
  );
};

/** `/decisions/`: a decision as the account concerned reads it, signed in or by the mailed link. */
export const decisionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/',
    {
      config: allow('public', 'getModerationDecision', 'A decision about one’s own content'),
      schema: { params: IdParams, querystring: DecisionQuery, response: { 200: ModerationDecision } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const reader = { viewer: request.user, token: request.query.token };
      return getDecision(app.dependencies, reader, request.params.id);
    },
  );

  app.post(
    '/:id/appeal/',
    {
      config: allow('public', 'appealDecision', 'Answer a decision, once'),
      schema: {
        params: IdParams,
        querystring: DecisionQuery,
        body: AppealBody,
        response: { 200: ModerationDecision },
      },
    },
    (request) => {
      const reader = { viewer: request.user, token: request.query.token };
      return appealDecision(app.dependencies, reader, request.params.id, request.body);
    },
  );
};
