import { jobPlacesData, jobSearchData } from '../db/schema/job-search';
import type { Module } from '../module';
import { suggestionsRoutes } from './suggestions/suggestions.routes';

export const searchModule = {
  routes: [{ prefix: '/jobs', routes: suggestionsRoutes }],
  personalData: {
    jobSearch: jobSearchData,
    jobPlaces: jobPlacesData,
  },
} satisfies Module;
