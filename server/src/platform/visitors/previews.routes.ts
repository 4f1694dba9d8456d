import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Preview, PreviewBody } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { originOf } from '../../http/session/origin';
import { endPreview, renewPreview, startPreview } from './previews.service';
import { readTeam } from '../teams/team-auth';

const PreviewParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{12}$' }) });

export const previewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;

  app.post(
    '/',
    {
      config: allow('team', 'startPreview', 'Show a remote that runs on one’s own machine'),
      schema: { body: PreviewBody, response: { 201: Preview } },
    },
    async (request, reply) => {
      const preview = await startPreview(dependencies, readTeam(request), request.body, originOf(request));
      return reply.code(201).send(preview);
    },
  );

  app.put(
    '/:id/',
    {
      config: allow('team', 'renewPreview', 'Say what it is made of by now'),
      schema: { params: PreviewParams, body: PreviewBody, response: { 200: Preview } },
    },
    (request) =>
      renewPreview(dependencies, readTeam(request), request.params.id, request.body, originOf(request)),
  );

  app.delete(
    '/:id/',
    {
      config: allow('team', 'endPreview', 'Show it no longer'),
      schema: { params: PreviewParams, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await endPreview(dependencies, readTeam(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
