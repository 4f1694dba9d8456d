import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AppliedJob } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { listAppliedJobs } from './applied-jobs.service';

/** `/auth/applied-jobs/`: which jobs of a list the candidate has already applied to. */
export const appliedJobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('job_seeker', 'listAppliedJobs', 'The jobs one has applied to'),
      schema: { response: { 200: Type.Array(AppliedJob) } },
    },
    (request) => listAppliedJobs(app.dependencies, readUser(request)),
  );
};
