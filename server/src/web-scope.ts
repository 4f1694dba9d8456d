import { readId } from '@metier/sdk/rules';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { ensureCsrfToken } from './http/session/csrf';
import { readTarget } from './http/input/read-target';
import { isSmokeVisit } from './http/access/smoke-visits';
import { loadSession } from './http/session/session';
import { toUser } from './modules/accounts/accounts.routes';
import type { RenderingSettings } from './web/page/page-rendering';
import { registerWeb } from './web/register-web';

/** Built files that the pages need; without them, pages are not rendered and there is no SDK. */
interface WebFiles {
  readonly renderWorkerFile?: string;
  readonly sdkFolder?: string;
}

/**
 * Registers the pages together with the visitor's session. A page is served even if the session cannot be
 * read.
 */
export function makeWeb(
  directory: string,
  { renderWorkerFile, sdkFolder }: WebFiles = {},
): FastifyPluginAsync {
  return async (scope) => {
    scope.addHook('onSend', ensureCsrfToken);
    const { contact, publicUrl } = scope.dependencies.config;
    await scope.register(registerWeb, {
      directory,
      ...(sdkFolder && { sdkFolder }),
      contact,
      ...(renderWorkerFile && { rendering: makeRendering(scope, renderWorkerFile) }),
      publicUrl,
      getUser: async (request) => {
        await loadSession(request);
        return request.user ? toUser(request.user) : undefined;
      },
    });
  };
}

const JOB_PAGE = /^\/job\/([1-9]\d{0,15})\/?$/;

/** A rendered search, and the view of a rendered job, count for the recipient of the page, not for the renderer. */
function makeRendering(scope: FastifyInstance, workerFile: string): RenderingSettings {
  return {
    workerFile,
    limit: scope.dependencies.config.renderLimitMs,
    privateLimit: scope.dependencies.config.privateRenderLimitMs,
    onSend(request, pathname, language) {
      if (isSmokeVisit(request)) return;
      if (pathname === '/') scope.searchNotes.notePage(request, readTarget(request), language);
      const job = readId(JOB_PAGE.exec(pathname)?.[1]);
      if (job === undefined) return;
      scope.searchNotes.noteOpening(request, job, language);
      const visitor = { viewer: null, address: request.ip, browser: request.headers['user-agent'] ?? '' };
      void scope.viewCounter
        .count(visitor, job)
        .catch((err: unknown) => scope.log.warn({ err }, 'A view could not be counted'));
    },
  };
}
