import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Attachment, AttachmentForm, IdParams, PageQuery } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { attachmentPolicy } from '../../files/upload-policies';
import { sendFile } from '../../http/response/downloads';
import { readUser } from '../../http/access/guards';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { withForm } from '../../http/input/uploads';
import { validateInput } from '../../http/input/validate-input';
import {
  createAttachment,
  getAttachmentFile,
  listAttachments,
  removeAttachment,
  restoreAttachment,
} from './attachments.service';

const POLICIES = { file: attachmentPolicy };
const CREATION = { form: AttachmentForm, files: POLICIES, requiredFiles: ['file'] };
const DownloadQuery = Type.Object({ download: Type.Optional(Type.Literal('1')) });

/** `/auth/attachments/`: a candidate's library of documents. */
export const attachmentsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('job_seeker', 'listAttachments', 'One’s library of documents'),
      schema: { querystring: PageQuery, response: { 200: Type.Array(Attachment) } },
    },
    async (request, reply) => {
      const { items, total } = await listAttachments(app.dependencies, readUser(request), request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.post(
    '/',
    {
      config: {
        ...allow('job_seeker', 'createAttachment', 'Add a document to one’s library'),
        bodies: CREATION,
      },
      schema: { response: { 201: Attachment } },
    },
    async (request, reply) => {
      const attachment = await withForm(request, POLICIES, async ({ fields, files }) => {
        const form = validateInput(request, AttachmentForm, fields);
        return createAttachment(app.dependencies, readUser(request), form, files.file);
      });
      return reply.code(201).send(attachment);
    },
  );

  app.delete(
    '/:id/',
    {
      config: allow('job_seeker', 'deleteAttachment', 'Remove a document from one’s library'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await removeAttachment(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/:id/restore/',
    {
      config: allow('job_seeker', 'restoreAttachment', 'Restore a document removed a moment ago'),
      schema: { params: IdParams, response: { 200: Attachment } },
    },
    (request) => restoreAttachment(app.dependencies, readUser(request), request.params.id),
  );

  app.get(
    '/:id/file/',
    {
      config: allow('job_seeker', 'getAttachmentFile', 'A document of one’s library'),
      schema: { params: IdParams, querystring: DownloadQuery },
    },
    async (request, reply) => {
      const file = await getAttachmentFile(app.dependencies.db, readUser(request), request.params.id);
      return sendFile(reply, file, { isDownload: request.query.download === '1' });
    },
  );
};
