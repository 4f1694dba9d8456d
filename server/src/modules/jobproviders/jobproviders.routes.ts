import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  IdParams,
  JobProvider,
  JobProviderBody,
  JobProvidersQuery,
  JobProviderTotals,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { readSlice } from '../../http/input/pages';
import { sendResponse, sendPage } from '../../reads/shared-read';
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
    {
      config: allow('public', 'listJobProviders', 'The companies'),
      schema: { querystring: JobProvidersQuery, response: { 200: Type.Array(JobProvider) } },
    },
    async (request, reply) => {
      const { user, query } = request;
      const slice = readSlice(query);
      await sendPage(request, reply, {
        key: user ? undefined : `companies ${JSON.stringify([query.user, slice])}`,
        isExpensive: false,
        slice,
        list: (db) => listJobProviders(db, user, query),
      });
      return reply;
    },
  );

  app.get(
    '/:id/',
    {
      config: allow('public', 'getJobProvider', 'One company'),
      schema: { params: IdParams, response: { 200: JobProvider } },
    },
    async (request, reply) => {
      const { user, params } = request;
      const answer = await app.sharedReads.read(request, reply, {
        key: user ? undefined : `company ${params.id}`,
        isExpensive: false,
        make: async (db) => ({ value: await getJobProvider(db, user, params.id), facts: {} }),
      });
      return sendResponse(request, reply, answer);
    },
  );

  app.get(
    '/:id/totals/',
    {
      config: allow('job_provider', 'getJobProviderTotals', 'One’s company in figures'),
      schema: { params: IdParams, response: { 200: JobProviderTotals } },
    },
    (request) => getTotals(app.dependencies, readUser(request), request.params.id),
  );

  app.post(
    '/',
    {
      config: allow('job_provider', 'createJobProvider', 'Make one’s company'),
      schema: { body: JobProviderBody, response: { 201: JobProvider } },
    },
    async (request, reply) =>
      reply.code(201).send(await createJobProvider(app.dependencies, readUser(request), request.body)),
  );

  app.patch(
    '/:id/',
    {
      config: allow('job_provider', 'updateJobProvider', 'Edit one’s company'),
      schema: { params: IdParams, body: Type.Partial(JobProviderBody), response: { 200: JobProvider } },
    },
    (request) => updateJobProvider(app.dependencies, readUser(request), request.params.id, request.body),
  );
};
