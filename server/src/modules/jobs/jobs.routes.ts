import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  IdParams,
  Job,
  JobBody,
  JobFacets,
  JobPatch,
  JobRelistBody,
  JobsQuery,
  PageQuery,
} from '@metier/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser, requireConfirmedEmail } from '../../http/access/guards';
import type { Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { readSlice } from '../../http/input/pages';
import { readCurrentLanguage } from '../../languages/current-language';
import { sendResponse, sendPage } from '../../reads/shared-read';
import { isSmokeVisit } from '../../http/access/smoke-visits';
import { countJobFacets, readSearch } from '../../search/index';
import { getJob, getOwnJob, listJobsOfProvider, searchJobs } from './jobs.service';
import { createJob } from './jobs.publish.service';
import { updateJob } from './jobs.update.service';
import { relistJob } from './jobs.relist.service';
import type { Visitor } from './jobs.views';

const readVisitor = (request: FastifyRequest): Visitor => ({
  viewer: request.user,
  address: request.ip,
  browser: request.headers['user-agent'] ?? '',
});

/** `/jobs/`: the public board, and publishing on it. */
export const jobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('public', 'searchJobs', 'Search the active jobs'),
      schema: { querystring: JobsQuery, response: { 200: Type.Array(Job) } },
    },
    async (request, reply) => {
      const search = readSearch(request.query);
      const list = (db: Queryable) => searchJobs(db, search);
      const found = await sendPage(request, reply, { ...search, key: `jobs ${search.key}`, list });
      if (isSmokeVisit(request)) return reply;
      const noted = { ...search, ...found, language: readCurrentLanguage() };
      // What is counted runs the route each time.
      if (app.searchNotes.noteSearch(request, noted)) reply.sharedResponse = undefined;
      return reply;
    },
  );

  app.get(
    '/facets/',
    {
      config: allow('public', 'countJobFacets', 'How many jobs each filter would find'),
      schema: { querystring: JobsQuery, response: { 200: JobFacets } },
    },
    async (request, reply) => {
      const search = readSearch({ ...request.query, page: undefined, page_size: undefined });
      const answer = await app.sharedReads.read(request, reply, {
        key: `facets ${search.key}`,
        isExpensive: search.isExpensive,
        make: async (db) => {
          const { facets: value, ...facts } = await countJobFacets(db, search);
          return { value, facts };
        },
      });
      if (answer.facts.isCapped) reply.header('x-total-count-capped', 'true');
      return sendResponse(request, reply, answer);
    },
  );

  app.get(
    '/:id/',
    { config: allow('public', 'getJob', 'One job'), schema: { params: IdParams, response: { 200: Job } } },
    async (request, reply) => {
      const { id } = request.params;
      const answer = await app.sharedReads.read(request, reply, {
        key: `job ${id}`,
        isExpensive: false,
        make: async (db) => {
          const { job: value, ownerId, isVisible } = await getJob(db, id);
          return { value, facts: { ownerId, isVisible, isActive: value.is_active } };
        },
      });
      if (request.user?.id === answer.facts.ownerId) return getOwnJob(app.dependencies, request.user, id);
      if (!answer.facts.isVisible) throw refuse.missing();
      if (answer.facts.isActive && !isSmokeVisit(request)) {
        app.searchNotes.noteOpening(request, id, readCurrentLanguage());
        await app.viewCounter.count(readVisitor(request), id);
      }
      return sendResponse(request, reply, answer, { mayRepeat: false });
    },
  );

  app.post(
    '/',
    {
      config: allow('job_provider', 'createJob', 'Publish a job'),
      onRequest: requireConfirmedEmail,
      schema: { body: JobBody, response: { 201: Job } },
    },
    async (request, reply) =>
      reply.code(201).send(await createJob(app.dependencies, readUser(request), request.body)),
  );
};

/** `/auth/jobs/`: a company's own jobs, to edit. */
export const ownJobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/',
    {
      config: allow('job_provider', 'getOwnJob', 'One of one’s own jobs'),
      schema: { params: IdParams, response: { 200: Job } },
    },
    (request) => getOwnJob(app.dependencies, readUser(request), request.params.id),
  );

  app.patch(
    '/:id/',
    {
      config: allow('job_provider', 'updateJob', 'Edit, pause or resume a job'),
      schema: { params: IdParams, body: JobPatch, response: { 200: Job } },
    },
    (request) => updateJob(app.dependencies, readUser(request), request.params.id, request.body),
  );

  app.post(
    '/:id/relist/',
    {
      config: allow('job_provider', 'relistJob', 'Publish a closed job again'),
      onRequest: requireConfirmedEmail,
      schema: { params: IdParams, body: JobRelistBody, response: { 200: Job } },
    },
    (request) => relistJob(app.dependencies, readUser(request), request.params.id, request.body),
  );
};

const CompanyJobsQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Type.Boolean()) });

/** `/auth/jobproviders/:id/jobs/`: the jobs of one company. */
export const companyJobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/jobs/',
    {
      config: allow('public', 'listJobsOfProvider', 'The jobs of one company'),
      schema: { params: IdParams, querystring: CompanyJobsQuery, response: { 200: Type.Array(Job) } },
    },
    async (request, reply) => {
      const { user, query, params } = request;
      const slice = readSlice(query);
      await sendPage(request, reply, {
        key: user ? undefined : `jobs of ${params.id} ${JSON.stringify([query.is_active, slice])}`,
        isExpensive: false,
        slice,
        list: (db) => listJobsOfProvider(db, user, params.id, query),
      });
      return reply;
    },
  );
};
