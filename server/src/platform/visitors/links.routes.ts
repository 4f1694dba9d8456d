import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ReleaseLinkBody } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { applyLink } from './overrides-cookie';

export const linksRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: allow('public', 'followReleaseLink', 'Show the releases of a link in this browser', 'link'),
      schema: { body: ReleaseLinkBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await applyLink(request, reply, request.body.release);
      return reply.code(204).send(null);
    },
  );
};
