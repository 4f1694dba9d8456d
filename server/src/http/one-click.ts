import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Dependencies } from '../dependencies';

const OneClickQuery = Type.Object({ token: Type.String({ pattern: '^[\\w.-]{1,200}$' }) });

/**
 * One-click unsubscribe of mail programs (RFC 8058): a POST to the link in the mail, which is a page for
 * people. Mail programs have no session and no CSRF token, so the link's token is sufficient.
 */
export const oneClickRoutes =
  (unsubscribe: (dependencies: Dependencies, token: string) => Promise<void>): FastifyPluginAsyncTypebox =>
  async (app) => {
    const form = 'application/x-www-form-urlencoded';
    app.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));

    app.post('/unsubscribe/', { schema: { querystring: OneClickQuery } }, async (request, reply) => {
      await unsubscribe(app.dependencies, request.query.token);
      return reply.code(204).send();
    });
  };
