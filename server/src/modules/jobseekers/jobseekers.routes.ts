import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, JobSeeker, JobSeekerBody, JobSeekerPatch, JobSeekersQuery } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { createJobSeeker, getJobSeeker, listJobSeekers, updateJobSeeker } from './jobseekers.service';

export const jobseekersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listJobSeekers', 'Oneself, or the applicants of one’s jobs'),
      schema: { querystring: JobSeekersQuery, response: { 200: Type.Array(JobSeeker) } },
    },
    async (request, reply) => {
      const { items, total } = await listJobSeekers(app.dependencies, readUser(request), request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.get(
    '/:id/',
    {
      config: allow('login', 'getJobSeeker', 'One profile'),
      schema: { params: IdParams, response: { 200: JobSeeker } },
    },
    (request) => getJobSeeker(app.dependencies, readUser(request), request.params.id),
  );

  app.post(
    '/',
    {
      config: allow('job_seeker', 'createJobSeeker', 'Make one’s profile'),
      schema: { body: JobSeekerBody, response: { 201: JobSeeker } },
    },
    async (request, reply) =>
      reply.code(201).send(await createJobSeeker(app.dependencies, readUser(request), request.body)),
  );

  app.patch(
    '/:id/',
    {
      config: allow('job_seeker', 'updateJobSeeker', 'Edit one’s profile'),
      schema: { params: IdParams, body: JobSeekerPatch, response: { 200: JobSeeker } },
    },
    (request) => updateJobSeeker(app.dependencies, readUser(request), request.params.id, request.body),
  );
};
