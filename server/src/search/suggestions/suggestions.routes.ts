import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Suggestions, SuggestionsQuery } from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { sendResponse } from '../../reads/shared-read';
import { readAsked, suggestSearches } from './suggestions.service';

/** They change slowly, and the same beginning is typed again after a correction. */
const FRESH_SECONDS = 60;

/** `/jobs/suggestions/`: while a search is typed. */
export const suggestionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/suggestions/',
    {
      config: allow('public', 'suggestSearches', 'Completions of a keyword or location'),
      schema: { querystring: SuggestionsQuery, response: { 200: Suggestions } },
    },
    async (request, reply) => {
      const asked = readAsked(request.query);
      const answer = await app.sharedReads.read(request, reply, {
        key: asked.key,
        isExpensive: false,
        make: async (db) => {
          const { suggestions, isComplete } = await suggestSearches(db, asked, app.sharedReads.runIfIdle);
          return { value: suggestions, facts: null, isPartial: !isComplete };
        },
      });
      const local = reply.header('vary', 'accept-language');
      const { isPartial = false } = answer;
      const freshSeconds = isPartial ? 0 : FRESH_SECONDS;
      return sendResponse(request, local, answer, { freshSeconds, mayRepeat: !isPartial });
    },
  );
};
