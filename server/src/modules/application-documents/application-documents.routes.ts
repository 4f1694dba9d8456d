import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ApplicationDocument,
  ApplicationDocumentBody,
  ApplicationDocumentForm,
  IdParams,
} from '@metier/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { allow } from '../../http/access/allow';
import { applicationDocumentPolicy } from '../../files/upload-policies';
import { readUser } from '../../http/access/guards';
import { withForm } from '../../http/input/uploads';
import { validateInput } from '../../http/input/validate-input';
import { requireField } from '../required';
import {
  addDocument,
  attachDocument,
  removeDocument,
  restoreDocument,
} from './application-documents.service';

const POLICIES = { file: applicationDocumentPolicy };
const CREATION = {
  json: ApplicationDocumentBody,
  form: ApplicationDocumentForm,
  files: POLICIES,
  requiredFiles: ['file'],
};

/** Accepts a form with the file, or JSON with the id of a library document. */
function create(request: FastifyRequest): Promise<ApplicationDocument> {
  const { dependencies } = request.server;
  const viewer = readUser(request);
  if (!request.isMultipart()) {
    const body = validateInput(request, ApplicationDocumentBody, request.body);
    return attachDocument(dependencies, viewer, body);
  }
  return withForm(request, POLICIES, async ({ fields, files }) => {
    const form = validateInput(request, ApplicationDocumentForm, fields);
    return addDocument(dependencies, viewer, form, requireField('file', files.file));
  });
}

/**
 * `/auth/application-documents/`: documents that a candidate adds to an application; `/auth/applications/`
 * serves them.
 */
export const applicationDocumentsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: {
        ...allow(
          'login',
          'addApplicationDocument',
          'Add a file, or a copy of a library document, to one’s application',
        ),
        bodies: CREATION,
      },
      schema: { response: { 201: ApplicationDocument } },
    },
    async (request, reply) => reply.code(201).send(await create(request)),
  );

  app.delete(
    '/:id/',
    {
      config: allow('login', 'deleteApplicationDocument', 'Remove a document from one’s application'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await removeDocument(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/:id/restore/',
    {
      config: allow(
        'login',
        'restoreApplicationDocument',
        'Restore a document removed a moment ago from one’s application',
      ),
      schema: { params: IdParams, response: { 200: ApplicationDocument } },
    },
    (request) => restoreDocument(app.dependencies, readUser(request), request.params.id),
  );
};
