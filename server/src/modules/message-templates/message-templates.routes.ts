import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, MessageTemplate, MessageTemplateBody, MessageTemplatePatch } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './message-templates.service';

/** `/auth/message-templates/`: texts of the caller’s company with placeholders. */
export const messageTemplatesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('job_provider', 'listMessageTemplates', 'Templates of one’s company'),
      schema: { response: { 200: Type.Array(MessageTemplate) } },
    },
    (request) => listTemplates(app.dependencies, readUser(request)),
  );

  app.post(
    '/',
    {
      config: allow('job_provider', 'createMessageTemplate', 'Add a template'),
      schema: { body: MessageTemplateBody, response: { 201: MessageTemplate } },
    },
    async (request, reply) =>
      reply.code(201).send(await createTemplate(app.dependencies, readUser(request), request.body)),
  );

  app.patch(
    '/:id/',
    {
      config: allow('job_provider', 'updateMessageTemplate', 'Change a template'),
      schema: { params: IdParams, body: MessageTemplatePatch, response: { 200: MessageTemplate } },
    },
    (request) => updateTemplate(app.dependencies, readUser(request), request.params.id, request.body),
  );

  app.delete(
    '/:id/',
    {
      config: allow('job_provider', 'deleteMessageTemplate', 'Delete a template'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await deleteTemplate(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
