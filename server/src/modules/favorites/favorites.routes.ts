import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, Job, PageQuery } from '@metier/shared/contract';
import { Type } from 'typebox';
import { readUser } from '../../http/access/guards';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { addFavorite, listFavorites, removeFavorite } from './favorites.service';

/** `/jobs/:id/favorite/`: adding and removing a favourite. */
export const favoriteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put('/:id/favorite/', { schema: { params: IdParams } }, async (request, reply) => {
    await addFavorite(app.parts, readUser(request), request.params.id);
    return reply.code(204).send();
  });

  app.delete('/:id/favorite/', { schema: { params: IdParams } }, async (request, reply) => {
    await removeFavorite(app.parts, readUser(request), request.params.id);
    return reply.code(204).send();
  });
};

/** `/auth/jobseekers/:id/favorites/`: the jobs a candidate has saved. */
export const seekerFavoritesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/favorites/',
    { schema: { params: IdParams, querystring: PageQuery, response: { 200: Type.Array(Job) } } },
    async (request, reply) => {
      const { id } = request.params;
      const { items, total } = await listFavorites(app.parts, readUser(request), id, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );
};
