import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  IdParams,
  JobDraftBody,
  JobDraftChange,
  JobDraftSummary,
  JobScheduleBody,
  StoredJobDraft,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser, requireConfirmedEmail } from '../../http/access/guards';
import { createDraft, deleteDraft, getDraft, listDrafts, saveDraft } from './job-drafts.service';
import { copyJob, scheduleJob, unscheduleJob } from './job-schedule.service';

/** `/auth/job-drafts/`: jobs of the caller’s company before they are published. */
export const jobDraftsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('job_provider', 'listJobDrafts', 'Drafts and scheduled jobs of one’s company'),
      schema: { response: { 200: Type.Array(JobDraftSummary) } },
    },
    (request) => listDrafts(app.dependencies, readUser(request)),
  );

  app.post(
    '/',
    {
      config: allow('job_provider', 'createJobDraft', 'Keep a draft of a job'),
      schema: { body: JobDraftBody, response: { 201: StoredJobDraft } },
    },
    async (request, reply) =>
      reply.code(201).send(await createDraft(app.dependencies, readUser(request), request.body)),
  );

  app.get(
    '/:id/',
    {
      config: allow('job_provider', 'getJobDraft', 'A draft of one’s company'),
      schema: { params: IdParams, response: { 200: StoredJobDraft } },
    },
    (request) => getDraft(app.dependencies, readUser(request), request.params.id),
  );

  app.put(
    '/:id/',
    {
      config: allow('job_provider', 'saveJobDraft', 'Change a draft'),
      schema: { params: IdParams, body: JobDraftChange, response: { 200: StoredJobDraft } },
    },
    (request) => saveDraft(app.dependencies, readUser(request), request.params.id, request.body),
  );

  app.delete(
    '/:id/',
    {
      config: allow('job_provider', 'deleteJobDraft', 'Discard a draft or a scheduled job'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await deleteDraft(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.put(
    '/:id/schedule/',
    {
      config: allow('job_provider', 'scheduleJob', 'Publish the job of a draft at a later time'),
      onRequest: requireConfirmedEmail,
      schema: { params: IdParams, body: JobScheduleBody, response: { 200: StoredJobDraft } },
    },
    (request) => scheduleJob(app.dependencies, readUser(request), request.params.id, request.body),
  );

  app.post(
    '/:id/unschedule/',
    {
      config: allow('job_provider', 'unscheduleJob', 'Cancel the publication of a scheduled job'),
      schema: { params: IdParams, response: { 200: StoredJobDraft } },
    },
    (request) => unscheduleJob(app.dependencies, readUser(request), request.params.id),
  );
};

/** `/auth/jobs/:id/copy/`. */
export const jobCopiesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/:id/copy/',
    {
      config: allow('job_provider', 'copyJob', 'Copy a job to a new draft'),
      schema: { params: IdParams, response: { 201: StoredJobDraft } },
    },
    async (request, reply) =>
      reply.code(201).send(await copyJob(app.dependencies, readUser(request), request.params.id)),
  );
};
