import type { FastifyPluginAsync } from 'fastify';
import { offerCsrfToken } from './http/csrf';
import { loadSession } from './http/session';
import { toUser } from './modules/accounts/accounts.routes';
import { registerWeb } from './web/register-web';

/** The pages, told who looks at them. A page is served even while its session cannot be read. */
export function makeWeb(directory: string): FastifyPluginAsync {
  return async (scope) => {
    scope.addHook('onSend', offerCsrfToken);
    const { contact, publicUrl } = scope.parts.config;
    await scope.register(registerWeb, {
      directory,
      contact,
      publicUrl,
      getUser: async (request) => {
        await loadSession(request);
        return request.user ? toUser(request.user) : undefined;
      },
    });
  };
}
