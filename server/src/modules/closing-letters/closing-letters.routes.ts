import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ClosingNotice, ClosingNoticePatch, IdParams } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import {
  listClosingLetters,
  sendClosingLetter,
  skipClosingLetter,
  updateClosingLetter,
} from './closing-letters.service';

/** `/auth/closing-notices/`: the planned letters of the caller’s closed jobs, by the id of the job. */
export const closingLettersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('job_provider', 'listClosingNotices', 'Planned notices to candidates of closed jobs'),
      schema: { response: { 200: Type.Array(ClosingNotice) } },
    },
    (request) => listClosingLetters(app.dependencies, readUser(request)),
  );

  app.patch(
    '/:id/',
    {
      config: allow('job_provider', 'updateClosingNotice', 'Change the text of a closing notice'),
      schema: { params: IdParams, body: ClosingNoticePatch, response: { 200: ClosingNotice } },
    },
    (request) => updateClosingLetter(app.dependencies, readUser(request), request.params.id, request.body),
  );

  app.post(
    '/:id/send/',
    {
      config: allow('job_provider', 'sendClosingNotice', 'Send a closing notice now'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await sendClosingLetter(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/:id/',
    {
      config: allow('job_provider', 'skipClosingNotice', 'Send no closing notice'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await skipClosingLetter(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
