import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SearchProposals } from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { writeProposals } from './search-proposals.service';

/** `/search-proposals/`: what the thesaurus might learn from searches. */
export const searchProposalsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('operator', 'exportSearchProposals', 'Searched words that name no occupation, as a file'),
      schema: { response: { 200: SearchProposals } },
    },
    async () => {
      await app.searchNotes.flush();
      return { text: await writeProposals(app.dependencies) };
    },
  );
};
