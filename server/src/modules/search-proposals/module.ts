import { searchCountsData, searchOpeningsData } from '../../db/schema/search-counts';
import type { Module } from '../../module';
import { createSearchNotes } from './search-notes';
import { searchProposalsRoutes } from './search-proposals.routes';
import { handleSearchCountTasks } from './search-proposals.service';

export const searchProposalsModule = {
  routes: [{ prefix: '/search-proposals', routes: searchProposalsRoutes }],
  tasks: [handleSearchCountTasks],
  prepare(app) {
    const notes = createSearchNotes(app.dependencies, app.log);
    app.decorate('searchNotes', notes);
    app.addHook('onClose', () => notes.flush());
  },
  personalData: {
    searchCounts: searchCountsData,
    searchOpenings: searchOpeningsData,
  },
} satisfies Module;
