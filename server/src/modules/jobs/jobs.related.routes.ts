import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, Job, JobsQuery, NearbyPlace } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { sendResponse } from '../../reads/shared-read';
import { listNearbyPlaces, listSimilarJobs } from './jobs.related.service';
import { readSearch } from './jobs.query';

/** `/jobs/`: where else to look. */
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
};
