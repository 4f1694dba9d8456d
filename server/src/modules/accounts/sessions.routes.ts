import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccountSession, IdParams } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { closeSession } from '../../http/session/session';
import { endOtherSessions, endSession, listSessions } from './sessions.service';

export const sessionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listSessions', 'One’s signed-in browsers'),
      schema: { response: { 200: Type.Array(AccountSession) } },
    },
    (request) => listSessions(app.dependencies, readUser(request), request.sessionKey),
  );

  app.delete(
    '/',
    { config: allow('login', 'endOtherSessions', 'Sign all other browsers out', 'account') },
    async (request, reply) => {
      await endOtherSessions(app.dependencies, readUser(request), request.sessionKey ?? '');
      return reply.code(204).send();
    },
  );

  app.delete(
    '/:id/',
    { config: allow('login', 'endSession', 'Sign one of them out', 'account'), schema: { params: IdParams } },
    async (request, reply) => {
      const key = await endSession(app.dependencies, readUser(request), request.params.id);
      if (key === request.sessionKey) await closeSession(request, reply);
      return reply.code(204).send();
    },
  );
};
