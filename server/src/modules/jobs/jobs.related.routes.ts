import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, Job, JobsQuery, NearbyPlace, Nullable, PayComparison } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readCurrentLanguage } from '../../languages/current-language';
import { sendResponse } from '../../reads/shared-read';
import { comparePay } from './jobs.pay.service';
import { listNearbyPlaces, listSimilarJobs } from './jobs.related.service';
import { readSearch } from '../../search/index';

/** `/jobs/`: where else to look, and what else is paid. */
export const relatedJobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/nearby/',
    {
      config: allow('public', 'listNearbyPlaces', 'Where near its location a search finds jobs'),
      schema: { querystring: JobsQuery, response: { 200: Type.Array(NearbyPlace) } },
    },
    async (request, reply) => {
      const search = readSearch({ ...request.query, page: undefined, page_size: undefined });
      const answer = await app.sharedReads.read(request, reply, {
        key: `nearby ${search.key}`,
        isExpensive: true,
        make: async (db) => ({ value: await listNearbyPlaces(db, search), facts: {} }),
      });
      return sendResponse(request, reply, answer);
    },
  );

  app.get(
    '/:id/similar/',
    {
      config: allow('public', 'listSimilarJobs', 'Jobs like this one'),
      schema: { params: IdParams, response: { 200: Type.Array(Job) } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const answer = await app.sharedReads.read(request, reply, {
        key: `similar ${id}`,
        isExpensive: true,
        make: async (db) => ({ value: await listSimilarJobs(db, id), facts: {} }),
      });
      return sendResponse(request, reply, answer);
    },
  );

  app.get(
    '/:id/pay/',
    {
      config: allow('public', 'compareJobPay', 'What other jobs of the same occupation pay'),
      schema: { params: IdParams, response: { 200: Nullable(PayComparison) } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const language = readCurrentLanguage();
      const answer = await app.sharedReads.read(request, reply, {
        key: `pay ${language} ${id}`,
        isExpensive: true,
        make: async (db) => ({ value: await comparePay(db, id, language), facts: {} }),
      });
      return sendResponse(request, reply, answer);
    },
  );
};
