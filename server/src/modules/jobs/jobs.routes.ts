import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, Job, JobBody, JobFacets, JobPatch, JobsQuery, PageQuery } from '@metier/shared/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readUser } from '../../http/guards';
import { announcePage, readSlice } from '../../http/pages';
import {
  countJobFacets,
  createJob,
  getJob,
  getOwnJob,
  listJobsOfProvider,
  searchJobs,
  updateJob,
  type Visitor,
} from './jobs.service';

const readVisitor = (request: FastifyRequest): Visitor => ({
  viewer: request.user,
  address: request.ip,
  browser: request.headers['user-agent'] ?? '',
});

/** `/jobs/`: the board, for everybody, and publishing on it. */
export const jobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { schema: { querystring: JobsQuery, response: { 200: Type.Array(Job) } } },
    async (request, reply) => {
      const { items, total, isCapped } = await searchJobs(app.parts, request.query);
      announcePage(request, reply, readSlice(request.query), total);
      if (isCapped) reply.header('x-total-count-capped', 'true');
      return items;
    },
  );

  app.get(
    '/facets/',
    { schema: { querystring: JobsQuery, response: { 200: JobFacets } } },
    async (request, reply) => {
      const { facets, isCapped } = await countJobFacets(app.parts, request.query);
      if (isCapped) reply.header('x-total-count-capped', 'true');
      return facets;
    },
  );

  app.get('/:id/', { schema: { params: IdParams, response: { 200: Job } } }, (request) =>
    getJob(app.parts, readVisitor(request), request.params.id),
  );

  app.post('/', { schema: { body: JobBody, response: { 201: Job } } }, async (request, reply) =>
    reply.code(201).send(await createJob(app.parts, readUser(request), request.body)),
  );
};

/** `/auth/jobs/`: a company's own jobs, to edit. */
export const ownJobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/:id/', { schema: { params: IdParams, response: { 200: Job } } }, (request) =>
    getOwnJob(app.parts, readUser(request), request.params.id),
  );

  app.patch('/:id/', { schema: { params: IdParams, body: JobPatch, response: { 200: Job } } }, (request) =>
    updateJob(app.parts, readUser(request), request.params.id, request.body),
  );
};

const CompanyJobsQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Type.Boolean()) });

/** `/auth/jobproviders/:id/jobs/`: the jobs of one company. */
export const companyJobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/jobs/',
    { schema: { params: IdParams, querystring: CompanyJobsQuery, response: { 200: Type.Array(Job) } } },
    async (request, reply) => {
      const { id } = request.params;
      const { items, total } = await listJobsOfProvider(app.parts, request.user, id, request.query);
      announcePage(request, reply, readSlice(request.query), total);
      return items;
    },
  );
};
