import { companyLinesData, jobPlacesData, jobSearchData } from '../db/schema/job-search';
import type { Module } from '../module';
import { handleComparisons } from './derived/compare-ads';
import { suggestionsRoutes } from './suggestions/suggestions.routes';

export const searchModule = {
  routes: [{ prefix: '/jobs', routes: suggestionsRoutes }],
  tasks: [handleComparisons],
  personalData: {
    companyLines: companyLinesData,
    jobSearch: jobSearchData,
    jobPlaces: jobPlacesData,
  },
} satisfies Module;
