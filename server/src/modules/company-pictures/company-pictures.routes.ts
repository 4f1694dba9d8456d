import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompanyPicture, CompanyPictureChanges, CompanyPictureForm, IdParams } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { companyPicturePolicy } from '../../files/upload-policies';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { withForm } from '../../http/input/uploads';
import { validateInput } from '../../http/input/validate-input';
import { sendFile } from '../../http/response/downloads';
import { addPicture, changePicture, getPictureFile, removePicture } from './company-pictures.service';

const POLICIES = { file: companyPicturePolicy };
const CREATION = { form: CompanyPictureForm, files: POLICIES, requiredFiles: ['file'] };

/** Addressed by file id, so that no picture is ever another one. */
const FileParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{32}$' }) });

/** `/auth/company-pictures/`: the pictures on a company's page. */
export const companyPicturesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/files/:id/',
    {
      config: allow('public', 'getCompanyPicture', 'A picture of a company'),
      schema: { params: FileParams },
    },
    async (request, reply) => {
      const file = await getPictureFile(app.dependencies.db, request.user, request.params.id);
      return sendFile(reply, file, { cacheControl: 'private, max-age=86400, immutable' });
    },
  );

  app.post(
    '/',
    {
      config: {
        ...allow('job_provider', 'addCompanyPicture', 'Add a picture to one’s company'),
        bodies: CREATION,
      },
      schema: { response: { 201: CompanyPicture } },
    },
    async (request, reply) => {
      const picture = await withForm(request, POLICIES, async ({ fields, files }) => {
        const form = validateInput(request, CompanyPictureForm, fields);
        return addPicture(app.dependencies, readUser(request), form, files.file);
      });
      return reply.code(201).send(picture);
    },
  );

  app.patch(
    '/:id/',
    {
      config: allow('job_provider', 'updateCompanyPicture', 'Describe or move a picture of one’s company'),
      schema: { params: IdParams, body: CompanyPictureChanges, response: { 200: CompanyPicture } },
    },
    (request) => changePicture(app.dependencies, readUser(request), request.params.id, request.body),
  );

  app.delete(
    '/:id/',
    {
      config: allow('job_provider', 'deleteCompanyPicture', 'Delete a picture of one’s company'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await removePicture(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
