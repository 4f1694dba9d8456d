import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Application,
  ApplicationAccess,
  ApplicationBody,
  ApplicationPatch,
  ApplicationsQuery,
  IdParams,
  NoteBody,
  StatusBody,
  StatusCounts,
  StatusCountsQuery,
  StatusesBody,
  StatusesReply,
} from '@metier/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { resumePolicy } from '../../files/upload-policies';
import { readUser, requireConfirmedEmail } from '../../http/access/guards';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { withForm } from '../../http/input/uploads';
import { validateInput } from '../../http/input/validate-input';
import { downloadRoutes } from './applications.downloads.routes';
import {
  countApplications,
  listApplications,
  listApplicationsOfProvider,
  listApplicationsOfSeeker,
} from './applications.lists';
import { listApplicationAccesses } from '../access-log/access-log.service';
import { addNote, createApplication, getApplication, updateApplication } from './applications.service';
import { updateStatus, updateStatuses } from './applications.status.service';
import { markViewed } from './applications.views';

const POLICIES = { resume: resumePolicy };
const CREATION = { json: ApplicationBody, form: ApplicationBody, files: POLICIES };
const CHANGE = { json: ApplicationPatch, form: ApplicationPatch, files: POLICIES };

/** Accepts JSON, or a form that may hold the resume. */
function create(request: FastifyRequest): Promise<Application> {
  const { dependencies } = request.server;
  const viewer = readUser(request);
  if (!request.isMultipart()) {
    return createApplication(dependencies, viewer, validateInput(request, ApplicationBody, request.body));
  }
  return withForm(request, POLICIES, ({ fields, files }) =>
    createApplication(dependencies, viewer, validateInput(request, ApplicationBody, fields), files.resume),
  );
}

/** Accepts JSON, or a form that may hold the resume. */
function update(request: FastifyRequest, id: number): Promise<Application> {
  const { dependencies } = request.server;
  const viewer = readUser(request);
  if (!request.isMultipart()) {
    return updateApplication(
      dependencies,
      viewer,
      id,
      validateInput(request, ApplicationPatch, request.body),
    );
  }
  return withForm(request, POLICIES, ({ fields, files }) =>
    updateApplication(
      dependencies,
      viewer,
      id,
      validateInput(request, ApplicationPatch, fields),
      files.resume,
    ),
  );
}

/** What becomes of an application: its status, and the company's notes. */
const decisionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.patch(
    '/:id/update-status/',
    {
      config: allow('login', 'updateApplicationStatus', 'Move an application along its way'),
      schema: { params: IdParams, body: StatusBody, response: { 200: Application } },
    },
    (request) => updateStatus(app.dependencies, readUser(request), request.params.id, request.body.status),
  );

  app.post(
    '/update-status/',
    {
      config: allow('job_provider', 'updateApplicationStatuses', 'Move several applications along their way'),
      schema: { body: StatusesBody, response: { 200: StatusesReply } },
    },
    (request) => updateStatuses(app.dependencies, readUser(request), request.body),
  );

  app.put(
    '/:id/viewed/',
    {
      config: allow('login', 'markApplicationViewed', 'Record that the company has opened an application'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await markViewed(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/:id/add-note/',
    {
      config: allow('login', 'addNote', 'Keep a note'),
      schema: { params: IdParams, body: NoteBody, response: { 201: Application } },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await addNote(app.dependencies, readUser(request), request.params.id, request.body.note)),
  );
};

export const applicationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listApplications', 'Applications sent or received'),
      schema: { querystring: ApplicationsQuery, response: { 200: Type.Array(Application) } },
    },
    async (request, reply) => {
      const { items, total } = await listApplications(app.dependencies, readUser(request), request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.get(
    '/status-counts/',
    {
      config: allow('login', 'countApplications', 'How many of them there are of each status'),
      schema: { querystring: StatusCountsQuery, response: { 200: StatusCounts } },
    },
    (request) => countApplications(app.dependencies, readUser(request), request.query),
  );

  app.get(
    '/:id/',
    {
      config: allow('login', 'getApplication', 'One application'),
      schema: { params: IdParams, response: { 200: Application } },
    },
    (request) => getApplication(app.dependencies, readUser(request), request.params.id),
  );

  app.get(
    '/:id/accesses/',
    {
      config: allow('job_seeker', 'listApplicationAccesses', 'Who opened one’s application, by day'),
      schema: { params: IdParams, response: { 200: Type.Array(ApplicationAccess) } },
    },
    (request) => listApplicationAccesses(app.dependencies, readUser(request), request.params.id),
  );

  app.post(
    '/',
    {
      config: { ...allow('job_seeker', 'createApplication', 'Apply to a job'), bodies: CREATION },
      onRequest: requireConfirmedEmail,
      schema: { response: { 201: Application } },
    },
    async (request, reply) => reply.code(201).send(await create(request)),
  );

  app.patch(
    '/:id/',
    {
      config: {
        ...allow(
          'login',
          'updateApplication',
          'Change answers or resume, or withdraw; for the company: its notes',
        ),
        bodies: CHANGE,
      },
      schema: { params: IdParams, response: { 200: Application } },
    },
    (request) => update(request, request.params.id),
  );

  await app.register(decisionRoutes);
  await app.register(downloadRoutes);
};

const { job_seeker: _seeker, job__provider: _provider, ...narrowed } = ApplicationsQuery.properties;
const NarrowedQuery = Type.Object(narrowed);

/** `/auth/jobseekers/:id/applications/`: the applications of a candidate that the viewer may see. */
export const seekerApplicationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/applications/',
    {
      config: allow(
        'login',
        'listApplicationsOfSeeker',
        'One’s applications, or an applicant’s to one’s jobs',
      ),
      schema: { params: IdParams, querystring: NarrowedQuery, response: { 200: Type.Array(Application) } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const page = await listApplicationsOfSeeker(app.dependencies, readUser(request), id, request.query);
      setPageHeaders(request, reply, readSlice(request.query), page.total);
      return page.items;
    },
  );
};

/** `/auth/jobproviders/:id/applications/`: the applications to a company that the viewer may see. */
export const companyApplicationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/applications/',
    {
      config: allow(
        'login',
        'listApplicationsOfProvider',
        'What one’s company has received, or what one has sent to it',
      ),
      schema: { params: IdParams, querystring: NarrowedQuery, response: { 200: Type.Array(Application) } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const page = await listApplicationsOfProvider(app.dependencies, readUser(request), id, request.query);
      setPageHeaders(request, reply, readSlice(request.query), page.total);
      return page.items;
    },
  );
};
