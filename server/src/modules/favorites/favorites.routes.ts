import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, Job, PageQuery } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { addFavorite, listFavorites, removeFavorite } from './favorites.service';

/** `/jobs/:id/favorite/`: adding and removing a favourite. */
export const favoriteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/:id/favorite/',
    { config: allow('job_seeker', 'addFavorite', 'Save a job'), schema: { params: IdParams } },
    async (request, reply) => {
      await addFavorite(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/:id/favorite/',
    { config: allow('job_seeker', 'removeFavorite', 'Save a job no longer'), schema: { params: IdParams } },
    async (request, reply) => {
      await removeFavorite(app.dependencies, readUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};

/** `/auth/jobseekers/:id/favorites/`: the jobs a candidate has saved. */
export const seekerFavoritesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/favorites/',
    {
      config: allow('job_seeker', 'listFavorites', 'The jobs one has saved'),
      schema: { params: IdParams, querystring: PageQuery, response: { 200: Type.Array(Job) } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { items, total } = await listFavorites(app.dependencies, readUser(request), id, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );
};
