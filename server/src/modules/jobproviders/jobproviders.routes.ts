import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  IdParams,
  JobProvider,
  JobProviderBody,
  JobProvidersQuery,
  JobProviderTotals,
} from '@metier/shared/contract';
import { Type } from 'typebox';
import { readUser } from '../../http/guards';
import { announcePage, readSlice } from '../../http/pages';
import {
  createJobProvider,
  getJobProvider,
  getTotals,
  listJobProviders,
  updateJobProvider,
} from './jobproviders.service';

export const jobprovidersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { schema: { querystring: JobProvidersQuery, response: { 200: Type.Array(JobProvider) } } },
    async (request, reply) => {
      const { items, total } = await listJobProviders(app.parts, request.user, request.query);
      announcePage(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.get('/:id/', { schema: { params: IdParams, response: { 200: JobProvider } } }, (request) =>
    getJobProvider(app.parts, request.user, request.params.id),
  );

  app.get('/:id/totals/', { schema: { params: IdParams, response: { 200: JobProviderTotals } } }, (request) =>
    getTotals(app.parts, readUser(request), request.params.id),
  );

  app.post(
    '/',
    {
      schema: { body: JobProviderBody, response: { 201: JobProvider } },
    },
    async (request, reply) =>
      reply.code(201).send(await createJobProvider(app.parts, readUser(request), request.body)),
  );

  app.patch(
    '/:id/',
    {
      schema: { params: IdParams, body: Type.Partial(JobProviderBody), response: { 200: JobProvider } },
    },
    (request) => updateJobProvider(app.parts, readUser(request), request.params.id, request.body),
  );
};
