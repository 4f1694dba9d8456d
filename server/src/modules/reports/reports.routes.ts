import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PageFailure, PageQuery, ReleaseName, ReportBody } from '@metier/shared/contract';
import { Type } from 'typebox';
import { refuse } from '../../errors';
import { announcePage, readSlice } from '../../http/pages';
import { createReleaseMeters } from './release-meters';
import { keepReports, readFailures } from './reports.service';

const MOST_BYTES = 64 * 1024;
/** What browsers call the two forms of what they report about policies. */
const POLICY_TYPES = ['application/csp-report', 'application/reports+json'];

export const reportsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const reports = keepReports(app.parts, app.log, createReleaseMeters(app.metrics));
  app.addHook('onClose', () => reports.close());

  app.addContentTypeParser(POLICY_TYPES, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(refuse.invalid('The body is not valid JSON.'));
    }
  });

  // `sendBeacon`, which pages tell their last with, cannot send the CSRF header: the ticket is the proof.
  app.post(
    '/',
    { config: { csrf: 'same-site' }, bodyLimit: MOST_BYTES, schema: { body: ReportBody } },
    async ({ body, ip }, reply) => {
      reports.take(body.ticket, body.items, ip);
      return reply.code(204).send();
    },
  );

  app.post('/csp/', { config: { csrf: 'none' }, bodyLimit: MOST_BYTES }, async ({ body, ip }, reply) => {
    reports.takePolicy(body, ip);
    return reply.code(204).send();
  });
};

const FailuresQuery = Type.Object({ ...PageQuery.properties, remote: Type.Optional(ReleaseName) });

/** For teams. */
export const failuresRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { schema: { querystring: FailuresQuery, response: { 200: Type.Array(PageFailure) } } },
    async (request, reply) => {
      const { items, total } = await readFailures(app.parts, request.query);
      announcePage(request, reply, readSlice(request.query), total);
      return items;
    },
  );
};
