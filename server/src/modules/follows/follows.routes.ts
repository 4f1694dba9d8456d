import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FollowedCompany, FollowsQuery, IdParams } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { readSlice, setPageHeaders } from '../../http/input/pages';
import { followCompany, listFollows, unfollowCompany } from './follows.service';

/** `/auth/jobproviders/:id/follow/`: following a company. */
export const followRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/:id/follow/',
    { config: allow('job_seeker', 'followCompany', 'Follow a company'), schema: { params: IdParams } },
    async (request, reply) => {
      await followCompany(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/:id/follow/',
    {
      config: allow('job_seeker', 'unfollowCompany', 'Follow a company no longer'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      await unfollowCompany(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};

/** `/auth/follows/`: the companies that one follows. */
export const followsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('job_seeker', 'listFollows', 'The companies one follows'),
      schema: { querystring: FollowsQuery, response: { 200: Type.Array(FollowedCompany) } },
    },
    async (request, reply) => {
      const { items, total } = await listFollows(app.dependencies, readUser(request), request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );
};
