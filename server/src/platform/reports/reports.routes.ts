import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PageFailure, PageQuery, ReleaseName, ReportBody } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { refuse } from '../../errors';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { createReleaseMeters } from './release-meters';
import { createReportCollector, readFailures } from './reports.service';

const MAX_BYTES = 64 * 1024;
/** Media types of the two formats of policy reports. */
const POLICY_TYPES = ['application/csp-report', 'application/reports+json'];

export const reportsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const reports = createReportCollector(app.dependencies, app.log, createReleaseMeters(app.metrics));
  app.addHook('onClose', () => reports.close());

  app.addContentTypeParser(POLICY_TYPES, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(refuse.invalid('The body is not valid JSON.'));
    }
  });

  // `sendBeacon`, which sends a page's last report, cannot set the CSRF header; the signed ticket replaces
  // it.
  app.post(
    '/',
    {
      config: { ...allow('public', 'sendReports', 'Tell of a page’s views and failures'), csrf: 'same-site' },
      bodyLimit: MAX_BYTES,
      schema: { body: ReportBody },
    },
    async ({ body, ip }, reply) => {
      reports.take(body, ip);
      return reply.code(204).send();
    },
  );

  app.post(
    '/csp/',
    {
      config: { ...allow('public', 'reportPolicies', 'Tell what a policy has refused'), csrf: 'none' },
      bodyLimit: MAX_BYTES,
    },
    async ({ body, ip }, reply) => {
      reports.takePolicy(body, ip);
      return reply.code(204).send();
    },
  );
};

const FailuresQuery = Type.Object({ ...PageQuery.properties, remote: Type.Optional(ReleaseName) });

export const failuresRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('team', 'listFailures', 'The failures that pages have told of'),
      schema: { querystring: FailuresQuery, response: { 200: Type.Array(PageFailure) } },
    },
    async (request, reply) => {
      const { items, total } = await readFailures(app.dependencies, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );
};
